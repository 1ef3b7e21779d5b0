/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  or: 'or',
  continued: '{gamme} (continued)',
  undeclared: 'allergens not declared',
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Setting the menu…',
  failed: 'The menu could not be set.',
  table: {
    title: 'Allergens by dish',
    dish: 'Dish',
    contains: 'contains',
    unknown: 'not declared',
    free: 'does not contain',
    incomplete: 'not declared',
    legend: '• contains',
    legendUnknown: '? not declared: a product in this dish has no declaration',
    page: '{page} / {pages}',
    empty: 'There is no dish on this menu yet.',
    fileName: 'allergens',
  },
} as const
