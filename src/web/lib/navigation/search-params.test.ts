import { expect, test } from 'vitest'
import { day, id, numberBetween, oneOf, searchOf, someOf, text } from './search-params.ts'

const read = searchOf({
  search: text(10),
  category: oneOf(['Plat', 'Dessert']),
  allergens: someOf(['Lait', 'Gluten']),
  priceMin: numberBetween(0, 100),
  supplierId: id,
  incomplete: oneOf([true]),
  du: day,
})

test('what an address says well is read', () => {
  const params = {
    search: 'crème ',
    category: 'Plat',
    allergens: ['Gluten', 'Lait'],
    priceMin: 2.5,
    supplierId: 'd9428888-122b-4a3e-8b1f-0123456789ab',
    incomplete: true,
    du: '2026-02-28',
  }
  expect(read(params)).toEqual(params)
})

test('a search for a number is text all the same', () => {
  expect(read({ search: 33 })).toEqual({ search: '33' })
})

test('invalid and unknown params count as absent', () => {
  expect(
    read({
      search: 'eleven letters',
      category: 'plat',
      allergens: ['Lait', 'Sel'],
      priceMin: -1,
      supplierId: '42',
      incomplete: 'true',
      du: '2026-13-01',
      elsewhere: 1,
    }),
  ).toEqual({})
  for (const du of ['2026-02-30', '1999-12-31', '2101-01-01']) expect(read({ du })).toEqual({})
  expect(read({ search: '', allergens: [], priceMin: '3' })).toEqual({})
})

test('merged over the raw params, as the router does, no invalid value remains', () => {
  const params = { category: 'plat', priceMin: 'abc', search: 'crème' }
  expect({ ...params, ...read(params) }).toEqual({ search: 'crème' })
})
