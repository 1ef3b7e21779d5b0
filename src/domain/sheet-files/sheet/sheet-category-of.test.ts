import { sheetCategoryOf } from './sheet-category-of.ts'
import { expect, test } from 'vitest'

test.each([
  ['ENTRÉES', 'Entrée'],
  ['Desserts glacés', 'Dessert'],
  ['Plat principal', 'Plat'],
  ['Main course', 'Plat'],
  ['Postres', 'Dessert'],
  ['Garniture', 'Accompagnement'],
  ['Plats chauds', 'Plat'],
  ['Principales', 'Plat'],
  ['Sauces', 'Sauce'],
  ['Boissons', null],
  ['Entrée / plat', null],
  ['', null],
])('%j is of category %s', (text, category) => expect(sheetCategoryOf(text)).toBe(category))
