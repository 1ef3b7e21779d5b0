export const selection = {
  label: 'Sélection',
  select: 'Sélectionner {name}',
  all: 'Sélectionner {count, plural, one {le produit affiché} other {les # produits affichés}}',
  allShort: 'Tout sélectionner ({count, number})',
  none: 'Tout désélectionner',
  count: '{count, plural, one {# produit sélectionné} other {# produits sélectionnés}}',
  hint: 'Espace sélectionne, Maj étend, Ctrl + A prend tout',
  tooMany: '{most, number} produits au plus changent à la fois\u00a0: désélectionnez-en.',
  onlyFirst: 'Les {most, number} premiers sur {total, number} sont sélectionnés.',
  allFailure: 'La sélection n’a pas pu être faite',
  apply: 'Appliquer',
  busy: 'Application...',
  failure: 'Le changement n’a pas pu être fait',
  price: {
    open: 'Prix',
    title: 'Changer {count, plural, one {le prix de # produit} other {les prix de # produits}}',
    direction: 'Sens du changement',
    up: 'Augmenter',
    down: 'Baisser',
    figure: 'De combien',
    measure: 'En pourcentage ou en euros',
    percent: '%',
    amount: '€ par unité',
    amountHint:
      'Le montant s’ajoute au prix de l’unité de chaque produit\u00a0: le kilo, le litre, la pièce.',
    unpriced:
      '{count, plural, one {# produit sans prix reste sans prix.} other {# produits sans prix restent sans prix.}}',
    same: '{count, plural, one {# produit garde son prix\u00a0: le changement disparaît à l’arrondi.} other {# produits gardent leur prix\u00a0: le changement disparaît à l’arrondi.}}',
    negative:
      '{count, plural, one {Le prix de {names} deviendrait négatif} other {Les prix de {names} deviendraient négatifs}}\u00a0: baissez moins, ou {count, plural, one {désélectionnez ce produit} other {désélectionnez ces produits}}.',
    tooHigh:
      '{count, plural, one {Le prix de {names} dépasserait} other {Les prix de {names} dépasseraient}} 9\u00a0999\u00a0999\u00a0€.',
    undone: 'Les prix d’avant sont rétablis',
    done: '{count, plural, =0 {Aucun prix n’a changé} one {# prix changé} other {# prix changés}}',
  },
  category: {
    open: 'Catégorie',
    title: 'Changer la catégorie de {count, plural, one {# produit} other {# produits}}',
    field: 'Nouvelle catégorie',
    choose: 'Choisir…',
  },
  supplier: {
    open: 'Fournisseur',
    title: 'Changer le fournisseur de {count, plural, one {# produit} other {# produits}}',
    field: 'Nouveau fournisseur',
    choose: 'Chercher un fournisseur',
  },
  allergens: {
    open: 'Allergènes',
    title: 'Changer les allergènes de {count, plural, one {# produit} other {# produits}}',
    direction: 'Ajouter ou retirer',
    add: 'Ajouter',
    remove: 'Retirer',
    removedField: 'Allergènes non contenus',
    removedHint:
      'Ils sont retirés de ceux de chaque produit, les traces restent. Un produit qui n’en garde aucun devient «\u00a0Non renseigné\u00a0», jamais «\u00a0sans allergène\u00a0».',
    field: 'Allergènes contenus',
    hint: 'Ils s’ajoutent à ceux de chaque produit\u00a0: aucun n’est retiré.',
  },
  delete: {
    open: 'Supprimer',
    title: 'Supprimer {count, plural, one {# produit} other {# produits}}\u00a0?',
    confirm: 'Supprimer',
    busy: 'Suppression...',
    unused:
      'Aucune fiche technique n’emploie {products, plural, one {ce produit. Il reste} other {ces produits. Ils restent}} trente jours dans la corbeille.',
    use: '{count, plural, one {# fiche technique emploie {products, plural, one {ce produit} other {ces produits}}} other {# fiches techniques emploient {products, plural, one {ce produit} other {ces produits}}}}',
    goesWith:
      '{count, plural, one {Elle gardera ses lignes, sans produit\u00a0: son coût et ses allergènes deviendront incomplets.} other {Elles garderont leurs lignes, sans produit\u00a0: leur coût et leurs allergènes deviendront incomplets.}} Ce qui est supprimé reste trente jours dans la corbeille.',
    useFailure: 'Les fiches techniques qui emploient ces produits n’ont pas pu être lues.',
    failure: 'Les produits n’ont pas pu être supprimés',
    done: '{count, plural, =0 {Aucun produit n’a été supprimé} one {# produit supprimé} other {# produits supprimés}}',
  },
  undone: '{count, plural, one {# produit remis comme avant} other {# produits remis comme avant}}',
  undoFailure: 'Le changement n’a pas pu être annulé',
  undoLeft:
    '{count, plural, one {{names} a changé entre-temps\u00a0: rien n’y a été annulé.} other {{names} ont changé entre-temps\u00a0: rien n’y a été annulé.}}',
  already:
    '{count, plural, one {# produit l’a déjà et ne change pas.} other {# produits l’ont déjà et ne changent pas.}}',
  without:
    '{count, plural, one {# produit ne les contient pas et ne change pas.} other {# produits ne les contiennent pas et ne changent pas.}}',
  changes: '{count, plural, one {# produit change} other {# produits changent}}',
  change: '{name} · {before} → {after}',
  others: '{count, plural, one {Voir aussi # autre produit} other {Voir aussi # autres produits}}',
  done: '{count, plural, =0 {Aucun produit n’a changé} one {# produit changé} other {# produits changés}}',
  left: '{count, plural, one {{names} a changé entre-temps dans une autre fenêtre\u00a0: ce produit est resté tel quel, et reste sélectionné.} other {{names} ont changé entre-temps dans une autre fenêtre\u00a0: ces produits sont restés tels quels, et restent sélectionnés.}}',
  gone: '{count, plural, one {{names} avait déjà été supprimé.} other {{names} avaient déjà été supprimés.}}',
} as const
