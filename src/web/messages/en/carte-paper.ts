/** What the house itself writes on a carte and its table of allergens. */
export const cartePaper = {
  table: {
    fileName: 'allergens',
  },
} as const
