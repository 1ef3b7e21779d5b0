import { expect, test } from 'vitest'
import { OTHER_PRODUCTS } from '#tests/corpora/product-names/other-products.ts'
import { SAME_PRODUCTS } from '#tests/corpora/product-names/same-products.ts'
import { hasSameHead, isProductItself, mayBeProduct } from './is-product-itself.ts'

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

const plain = (name: string) => ({ name, brand: null })

test('a name may mean a product that says more or less of it, and none that says something else', () => {
  for (const [written, name] of [
    ['Olive', 'Olives vertes'],
    ['olives vertes', 'Olive'],
    ['crème 35', 'Crème liq. 35%'],
    ['creme', 'Crème fleurette'],
  ] as const)
    expect([written, mayBeProduct(written, plain(name))]).toEqual([written, true])
  for (const [written, name] of [
    ['fromage de chevre', 'Fromage gorgonzola'],
    ['Lait entier', 'Lait demi-écrémé'],
    ['Huile d’olive', 'Huile de colza'],
    ['Câpre', 'Le carré fromage fondu'],
    ['', 'Œuf'],
  ] as const)
    expect([written, mayBeProduct(written, plain(name))]).toEqual([written, false])
})
