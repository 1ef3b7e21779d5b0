/** Texts beside the pages of a carte and its table of allergens; the texts on them are in the carte's languages. */
export const cartePaper = {
  table: {
    fileName: 'allergenes',
  },
} as const
