/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  or: 'or',
  continued: '{gamme} (continued)',
  undeclared: 'allergens not declared',
  traces: 'possible traces',
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Setting the menu…',
  failed: 'The menu could not be set.',
  table: {
    title: 'Allergens by dish',
    subtitle: 'the 14 allergens that must be declared · {date}',
    dish: 'Dish',
    contains: 'contains',
    traces: 'possible traces',
    undeclared: 'not declared',
    legend: '• contains',
    legendTraces: 'T possible traces',
    legendUndeclared: '? not declared: a product in the dish has no declaration',
    empty: 'No dish on this menu.',
    fileName: 'allergens',
  },
} as const
