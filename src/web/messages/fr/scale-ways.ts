import type { ScaleUnknownReason } from '#domain/scaling/scale-factor.ts'

/** What a sheet is scaled to where it is read and printed. */
export const scaleWays = {
  /** On the page and on paper, beside the factor. */
  scaledTo: {
    covers: 'pour {count, plural, one {# portion} other {# portions}}',
    hand: 'pour {amount}{weighing, select, gross {\u00a0brut} net {\u00a0net} other {}} de «\u00a0{name}\u00a0»',
    made: 'pour obtenir {amount}',
    estimated: 'pour obtenir ≈\u00a0{amount} (somme des lignes)',
    moulds: 'pour {to}, au lieu de {from}',
  },
  times: '×\u00a0{times}',
  far: '{times}\u00a0: très loin de la recette. La quantité et son unité sont-elles justes\u00a0?',
  moulds: {
    round: '{count, plural, one {# moule} other {# moules}} Ø\u00a0{diameter}\u00a0×\u00a0{height}\u00a0cm',
    rectangular:
      '{count, plural, one {# moule} other {# moules}} de {length}\u00a0×\u00a0{width}\u00a0×\u00a0{height}\u00a0cm',
    content: '{count, plural, one {# moule} other {# moules}} de {content}\u00a0ml',
  },
  ways: {
    unfold: 'Adapter autrement',
    label: 'Ce qui décide des quantités',
    hand: 'Ce que j’ai',
    made: 'À obtenir',
    moulds: 'Moules',
    line: 'Ingrédient que j’ai',
    quantity: 'Quantité',
    unit: 'Unité',
    weighing: 'Pesé',
    gross: 'Brut, avant perte',
    net: 'Net, après perte',
    inSheet: 'Dans la fiche\u00a0: {amount}',
    inSheetGross: 'Dans la fiche\u00a0: {gross} brut, soit {amount} net',
    noLine: 'Aucune ligne de cette fiche n’a de quantité.',
    gives: 'La fiche donne {amount}.',
    givesSum:
      'La fiche ne dit pas le poids obtenu\u00a0: la somme des lignes, ≈\u00a0{amount}, en tient lieu, sans ce que la cuisson ou l’égouttage enlève.',
    givesNothing:
      'La fiche ne dit pas le poids obtenu, et la somme des lignes n’est pas connue\u00a0: {reason}',
    from: 'La recette est pour',
    to: 'J’ai',
    count: 'Nombre',
    shape: 'Forme',
    shapes: { round: 'rond', rectangular: 'rectangulaire', content: 'contenance' },
    diameter: 'Diamètre',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
    content: 'Contenance d’un moule',
    apply: 'Adapter',
    incomplete: 'Il manque un nombre.',
  },
  refused: 'Quantités telles qu’elles sont écrites\u00a0: {reason}',
  /** `name` is that of the line, or of the sheet. */
  reasons: {
    'line-missing': 'La ligne choisie n’est plus dans la fiche.',
    'quantity-missing': '«\u00a0{name}\u00a0» n’a pas de quantité.',
    'preparation-unmeasured':
      'La quantité de préparation qui contient «\u00a0{name}\u00a0» n’est pas connue.',
    'yield-missing': '«\u00a0{name}\u00a0» ne dit pas la quantité obtenue.',
    'units-unrelated': '«\u00a0{name}\u00a0» ne se convertit pas dans cette unité.',
    'content-missing': 'Le contenu d’une pièce de «\u00a0{name}\u00a0» n’est pas renseigné.',
    'density-missing':
      'La densité de «\u00a0{name}\u00a0» n’est pas renseignée\u00a0: le poids d’un litre n’est pas connu.',
    'total-loss': 'La perte de «\u00a0{name}\u00a0» n’en laisse rien.',
    'wastage-invalid': 'La perte de «\u00a0{name}\u00a0» n’est pas valable.',
    'not-positive': 'Il faut des nombres supérieurs à\u00a00.',
    'out-of-range': 'Cela ferait plus de 100\u202f000 portions, ou presque aucune.',
    unread: 'Une préparation n’a pas pu être lue.',
  } satisfies Record<ScaleUnknownReason | 'unread', string>,
} as const
