import type { Allergen } from './allergen.ts'

/** The names of the 14 allergens in English, after the same annex; in French they are the stored values themselves. */
export const ENGLISH_ALLERGENS: Record<Allergen, string> = {
  Gluten: 'Gluten',
  Crustacés: 'Crustaceans',
  Œufs: 'Eggs',
  Poisson: 'Fish',
  Arachides: 'Peanuts',
  Soja: 'Soybeans',
  Lait: 'Milk',
  'Fruits à coque': 'Nuts',
  Céleri: 'Celery',
  Moutarde: 'Mustard',
  Sésame: 'Sesame',
  Sulfites: 'Sulphites',
  Lupin: 'Lupin',
  Mollusques: 'Molluscs',
}
