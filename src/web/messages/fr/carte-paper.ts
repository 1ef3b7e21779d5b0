/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  or: 'ou',
  continued: '{gamme} (suite)',
  undeclared: 'allergènes non renseignés',
  traces: 'traces possibles',
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Mise en page de la carte…',
  failed: 'La carte n’a pas pu être mise en page.',
  table: {
    title: 'Allergènes par plat',
    subtitle: 'les 14 allergènes à déclaration obligatoire · {date}',
    dish: 'Plat',
    contains: 'contient',
    traces: 'traces possibles',
    undeclared: 'non renseigné',
    legend: '• contient',
    legendTraces: 'T traces possibles',
    legendUndeclared: '? non renseigné\u00a0: un produit du plat n’est pas déclaré',
    empty: 'Aucun plat sur cette carte.',
    fileName: 'allergenes',
  },
} as const
