export const pasteCells = {
  title: 'Coller dans le tableau',
  confirm: 'Coller {what}',
  confirmNone: 'Coller',
  busy: 'Collage...',
  failure: 'Le collage n’a pas pu être fait',
  counted: {
    category: '{count, plural, one {# catégorie} other {# catégories}}',
    price: '{count, plural, one {# prix} other {# prix}}',
    supplier: '{count, plural, one {# fournisseur} other {# fournisseurs}}',
  },
  changes: 'Ce qui change\u00a0: {what}',
  noChange: 'Rien ne change pour l’instant.',
  already: '{count, plural, one {# cellule a déjà cette valeur.} other {# cellules ont déjà leur valeur.}}',
  others: '{count, plural, one {Voir l’autre} other {Voir les # autres}}',
  faultsTitle:
    '{count, plural, one {# cellule ne peut pas être collée et reste comme avant} other {# cellules ne peuvent pas être collées et restent comme avant}}',
  fault: '{cell}\u00a0: {why}',
  faults: {
    empty: 'cellule vide',
    unreadable: '«\u00a0{text}\u00a0» n’est pas un prix',
    vat: '«\u00a0{text}\u00a0» est un prix TTC, la base est en HT',
    negative: '«\u00a0{text}\u00a0» est négatif',
    'percent-only': '«\u00a0{text}\u00a0» n’est pas un prix',
    unit: '«\u00a0{text}\u00a0» est pour une unité qui ne se convertit pas en celle du produit',
    range: '«\u00a0{text}\u00a0» dépasse 9\u00a0999\u00a0999\u00a0€',
    category: 'aucune catégorie «\u00a0{text}\u00a0»',
    supplier: 'aucun fournisseur «\u00a0{text}\u00a0»',
    several: 'plusieurs fournisseurs s’appellent «\u00a0{text}\u00a0»',
  },
  doubtsTitle:
    '{count, plural, one {«\u00a0{text}\u00a0», pour {name}, se lit de deux façons} other {# prix se lisent de deux façons, comme «\u00a0{text}\u00a0» pour {name}}}',
  reading: {
    leave: '{count, plural, one {Ne pas le coller} other {Ne pas les coller}}',
    decimals: 'Des décimales\u00a0: {price}',
    thousands: 'Des milliers\u00a0: {price}',
  },
  rowsOver:
    '{count, plural, one {# ligne de trop n’est pas collée} other {# lignes de trop ne sont pas collées}}\u00a0: la liste s’arrête à {name}.',
  rowsBeyond:
    '{count, plural, one {# ligne n’est pas collée} other {# lignes ne sont pas collées}}\u00a0: {most, number} produits au plus changent à la fois.',
  columnsOver:
    '{count, plural, one {# colonne de trop n’est pas collée} other {# colonnes de trop ne sont pas collées}}\u00a0: seuls la catégorie, le prix et le fournisseur se collent, dans cet ordre.',
  nothing: 'Les cellules ont déjà ces valeurs.',
  none: 'Rien n’a été collé.',
  done: 'Collé\u00a0: {what}.',
  doneBut:
    '{done} {count, plural, one {# cellule laissée comme avant} other {# cellules laissées comme avant}}\u00a0: {names}.',
} as const
