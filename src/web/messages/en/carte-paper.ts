/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Setting the menu…',
  failed: 'The menu could not be set.',
  table: {
    fileName: 'allergens',
  },
} as const
