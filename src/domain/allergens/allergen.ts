/** The 14 allergens that must be declared (Regulation (EU) No 1169/2011, annex II), in the order of the trade's lists. */
export const ALLERGENS = [
  'Gluten',
  'Crustacés',
  'Œufs',
  'Poisson',
  'Arachides',
  'Soja',
  'Lait',
  'Fruits à coque',
  'Céleri',
  'Moutarde',
  'Sésame',
  'Sulfites',
  'Lupin',
  'Mollusques',
] as const
export type Allergen = (typeof ALLERGENS)[number]
