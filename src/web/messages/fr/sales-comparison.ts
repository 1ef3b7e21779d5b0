export const salesComparison = {
  with: 'Comparer avec',
  single: 'Pour comparer, il faut une deuxième période de ventes.',
  loadFailed: 'Les ventes de l’autre période n’ont pas pu être lues',
  lead: '{before} → {after}',
  summary: 'Les deux périodes',
  sold: 'Portions vendues',
  soldShort: 'Vendus',
  revenue: 'Chiffre d’affaires HT',
  margin: 'Marge totale HT',
  perDay: 'Marge par jour',
  perDayHint:
    '{before, plural, one {# jour} other {# jours}}, puis {after, plural, one {# jour} other {# jours}}',
  before: '{before} avant',
  unknown:
    '{count, plural, one {# plat ne se compare pas et ne compte pas dans les totaux} other {# plats ne se comparent pas et ne comptent pas dans les totaux}}\u00a0: ventes non saisies, prix ou coût inconnu dans une des deux périodes.',
  unspread:
    '{count, plural, one {# menu vendu n’a pas pu être réparti entre ses plats et n’y compte pas.} other {# menus vendus n’ont pas pu être répartis entre leurs plats et n’y comptent pas.}}',
  unrecorded: {
    before:
      '{menu}\u00a0: ventes non saisies ({before}). Ses portions ne comptent dans aucune des deux périodes.',
    after:
      '{menu}\u00a0: ventes non saisies ({after}). Ses portions ne comptent dans aucune des deux périodes.',
    both: '{menu}\u00a0: ventes non saisies ({before}, {after}). Ses portions ne comptent dans aucune des deux périodes.',
  },
  estimated:
    'Les chiffres marqués ≈ comptent des portions de menus réparties également, faute de savoir ce qui a été pris.',
  moved: '{count, plural, one {# plat change de classement} other {# plats changent de classement}}',
  move: '{name}\u00a0: {before} → {after}',
  table: 'Plat par plat',
  tableLabel: 'Plats des deux périodes',
  dish: 'Plat',
  difference: 'Écart de marge',
  quadrant: 'Classement',
  sum: 'Toute la gamme',
  total: 'Toutes les gammes',
  menusOnly: 'Dans les menus seulement',
  labelled: '{label}\u00a0: {figure}',
  absent: 'pas sur cette carte',
  notInGamme: 'pas dans cette gamme',
  unjudged: 'pas jugé',
  notRecorded: 'non saisi',
  hint: 'Les plats qui ont perdu le plus de marge viennent d’abord. Le classement est celui de chaque période, parmi les plats montrés ici.',
} as const
