import type { MergedAllergensDoubt } from '#domain/catalogue/merge-products.ts'

/** Two products become one. */
export const merge = {
  open: 'Fusionner avec…',
  unsaved: 'Enregistrez d’abord vos modifications de ce produit pour le fusionner.',
  title: 'Fusionner avec {name}',
  with: 'Produit à fusionner',
  withPlaceholder: 'Nom d’un autre produit',
  keeps:
    'Les lignes des fiches, les prix et les articles de l’autre produit passent à celui-ci. Quantités, unités, pertes et notes des lignes restent.',
  alike: 'Rien ne distingue ces deux produits.',
  facts: {
    name: 'Nom',
    price: 'Prix et unité',
    content: 'Contenu d’une pièce',
    density: 'Poids d’un litre',
  },
  none: 'Aucun',
  noPrice: 'Sans prix ({unit})',
  density: '{density}\u00a0kg',
  allergens: {
    label: 'Allergènes',
    both: 'Réunis\u00a0: {names}',
    hint: 'Les allergènes et les traces des deux sont réunis, sauf si vous choisissez.',
    doubts: {
      'free-beside-declared':
        '«\u00a0{first}\u00a0» est déclaré sans allergène, «\u00a0{second}\u00a0» en contient. Réunis, ce sont ceux de «\u00a0{second}\u00a0».',
      'undeclared-beside-declared':
        'Les allergènes de «\u00a0{first}\u00a0» ne sont pas renseignés. Réunis, ce sont ceux de «\u00a0{second}\u00a0».',
      'undeclared-beside-free':
        'Les allergènes de «\u00a0{first}\u00a0» ne sont pas renseignés, «\u00a0{second}\u00a0» est déclaré sans allergène. Réunis, ils restent non renseignés.',
    } satisfies Record<MergedAllergensDoubt, string>,
  },
  moves: 'De «\u00a0{other}\u00a0» passent à «\u00a0{kept}\u00a0»\u00a0: {parts}.',
  movesNothing: 'Aucune fiche n’utilise «\u00a0{other}\u00a0».',
  toBin: '«\u00a0{other}\u00a0» reste trente jours dans la corbeille.',
  moved: {
    lines:
      '{lines, plural, one {# ligne} other {# lignes}} dans {sheets, plural, one {# fiche} other {# fiches}}',
    prices: '{count, plural, one {# prix de l’historique} other {# prix de l’historique}}',
    articles: '{count, plural, one {# article de fournisseur} other {# articles de fournisseurs}}',
    replacements: '{count, plural, one {# ligne remplacée} other {# lignes remplacées}}',
  },
  tooManyArticles:
    'Ensemble, ces deux produits sont reliés à plus d’articles qu’un produit ne peut en avoir\u00a0: déliez-en d’abord.',
  uncosted:
    '{count, plural, one {# ligne n’aurait plus de coût\u00a0: son unité ne se convertit pas, ou le produit n’aurait pas de prix.} other {# lignes n’auraient plus de coût\u00a0: leur unité ne se convertit pas, ou le produit n’aurait pas de prix.}}',
  direct: 'Fiches qui utilisent {other}',
  others: 'Autres fiches qui changent',
  noSheet: 'Aucun coût de fiche ne change.',
  confirm: 'Fusionner',
  busy: 'Fusion...',
  failure: 'La fusion n’a pas pu être faite',
  changed: 'Un de ces produits a changé entre-temps. Le voici à jour\u00a0; rien n’a été fusionné.',
  effectFailure: 'L’effet de la fusion n’a pas pu être calculé',
  done: '{other} fusionné avec {kept}{lines, plural, =0 {} one { (# ligne)} other { (# lignes)}}',
  undo: 'Annuler',
  undone: '{kept} et {other} sont de nouveau deux produits',
  undoLeft:
    '{count, plural, one {# ligne a changé depuis et reste telle quelle.} other {# lignes ont changé depuis et restent telles quelles.}}',
  undoFailure: 'La fusion n’a pas pu être annulée',
  alreadyUndone: 'Cette fusion était déjà annulée',
  changedSince:
    '{parts} {count, plural, one {a changé} other {ont changé}} depuis la fusion\u00a0: l’annuler perdrait ce changement. Rien n’a été annulé.',
  articles: 'les articles reliés',
  list: {
    title: 'Fusions',
    row: '{other} → {kept}',
    facts: '{date}, {lines, plural, =0 {aucune ligne} one {# ligne} other {# lignes}}',
    until: 'Peut être annulée jusqu’au {date}',
    forgotten: 'Ne peut plus être annulée\u00a0: le produit n’est plus dans la corbeille',
    undone: 'Annulée le {date}',
    undo: 'Annuler la fusion de {other} avec {kept}',
    failure: 'Les fusions n’ont pas pu être lues',
  },
} as const
