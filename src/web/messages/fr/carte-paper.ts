/** Texts beside the pages of a carte and its table of allergens; the texts on them are in the carte's languages. */
export const cartePaper = {
  pages: '{count, plural, =1 {1 page} other {# pages}}',
  loading: 'Mise en page de la carte…',
  failed: 'La carte n’a pas pu être mise en page.',
  table: {
    fileName: 'allergenes',
  },
} as const
