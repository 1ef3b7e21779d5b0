import { expect, test } from 'vitest'
import { ALLERGENS } from './allergen.ts'
import { allergenSlug, allergensInAddress } from './allergen-slug.ts'

test('every allergen has a plain name for addresses, and is found by it', () => {
  const slugs = ALLERGENS.map(allergenSlug)
  expect(slugs).toContain('oeufs')
  expect(slugs).toContain('fruits-a-coque')
  expect(slugs.every((slug) => /^[a-z-]+$/.test(slug))).toBe(true)
  expect(allergensInAddress(slugs.toReversed())).toEqual(ALLERGENS)
})

test('unknown names are ignored', () => {
  expect(allergensInAddress(['lait', 'lait', '', 'viande', 'Lait'])).toEqual(['Lait'])
})
