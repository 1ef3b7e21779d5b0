import { categoryOfTitle, sheetCategoryOf } from './sheet-category-of.ts'
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

test.each([
  ['Pain de campagne', 'Accompagnement'],
  ['FOCACCIA AU ROMARIN', 'Accompagnement'],
  ['Pain', 'Accompagnement'],
  ['Pain perdu', null],
  ['Pain de viande', null],
  ['Tartare sur pain grillé', null],
])('a sheet called %s is %s where its file says nothing', (title, category) => {
  expect(categoryOfTitle(title)).toBe(category)
})
