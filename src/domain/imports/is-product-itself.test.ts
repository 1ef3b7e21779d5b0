import { expect, test } from 'vitest'
import { OTHER_PRODUCTS } from '#tests/corpora/product-names/other-products.ts'
import { SAME_PRODUCTS } from '#tests/corpora/product-names/same-products.ts'
import { hasSameHead, isProductItself } from './is-product-itself.ts'

test('nothing that is made of a product, or another kind of it, is taken for it', () => {
  expect(
    OTHER_PRODUCTS.filter(({ written, name, brand }) => isProductItself(written, { name, brand })),
  ).toEqual([])
})

test('nearly all rows that are the product of a name are taken for it', () => {
  const unseen = SAME_PRODUCTS.filter(
    ({ written, name, brand }) => !isProductItself(written, { name, brand }),
  )
  expect(unseen).toEqual([])
  expect(SAME_PRODUCTS.length + OTHER_PRODUCTS.length).toBeGreaterThanOrEqual(200)
})

test('a product is offered for a name only where it begins with the same thing', () => {
  expect(hasSameHead('Œuf', 'Gros œufs durs')).toBe(true)
  expect(hasSameHead('Œuf', 'Tagliatelles aux œufs')).toBe(false)
  expect(hasSameHead('Câpre', 'Le carré fromage fondu')).toBe(false)
  expect(hasSameHead('', 'Œuf')).toBe(false)
})
