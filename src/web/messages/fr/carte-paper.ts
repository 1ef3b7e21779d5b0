/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  or: 'ou',
  continued: '{gamme} (suite)',
  undeclared: 'allergènes non renseignés',
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Mise en page de la carte…',
  failed: 'La carte n’a pas pu être mise en page.',
  table: {
    title: 'Allergènes par plat',
    dish: 'Plat',
    contains: 'contient',
    unknown: 'non renseigné',
    free: 'ne contient pas',
    incomplete: 'non renseigné',
    legend: '• contient',
    legendUnknown: '? non renseigné : un produit de ce plat n’est pas déclaré',
    page: '{page} / {pages}',
    empty: 'Cette carte n’a pas encore de plat.',
    fileName: 'allergenes',
  },
} as const
