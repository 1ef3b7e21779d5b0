import { describe, expect, test } from 'vitest'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { cellsOf, coveredFacts, pastedRows, planPaste, pricesOf } from './plan-paste.ts'

const METRO = { id: 'metro', name: 'Métro' }
const NAMES = {
  language: 'fr' as const,
  categoryOf: (text: string) => PRODUCT_CATEGORIES.find((one) => one === text),
  suppliers: [METRO, { id: 'halles-1', name: 'Halles' }, { id: 'halles-2', name: 'halles' }],
  noSupplier: 'Aucun fournisseur',
}
const BUTTER = userProduct({
  name: 'Beurre',
  category: 'Épicerie',
  unit: 'kg',
  priceHt: 8,
  supplierId: METRO.id,
  supplier: METRO,
})
const CREAM = userProduct({ name: 'Crème', category: 'Crémerie', unit: 'L', priceHt: 4 })
const VEAL = userProduct({ name: 'Veau', category: 'Viande', unit: 'kg', priceHt: 16 })
const ALL = [BUTTER, CREAM, VEAL]

const plan = (text: string, first: 'category' | 'price' | 'supplier' = 'price', products = ALL) =>
  planPaste(pastedRows(text, 100), products, first, NAMES)

describe('the rows of a clipboard', () => {
  test('end with the last line break; an empty cell between two is one, and a comma separates nothing', () => {
    expect(pastedRows('9,80\r\n\r\n4,10\r\n', 9)).toEqual([['9,80'], [''], ['4,10']])
    expect(pastedRows('Viande\t 1\u202f200,5 \n"Épices"\t2', 9)).toEqual([
      ['Viande', '1\u202f200,5'],
      ['Épices', '2'],
    ])
  })

  test('cover the columns from the chosen one on', () => {
    expect(coveredFacts([['1'], ['1', 'Métro', 'x']], 'price')).toEqual(['price', 'supplier'])
    expect(coveredFacts([['1']], 'category')).toEqual(['category'])
  })
})

describe('a pasted block', () => {
  test('gives each product its own cells, in the order of the table', () => {
    const made = plan('Crémerie\t9,80\tAucun fournisseur\nCrémerie\t4,00\tMETRO\n', 'category')
    expect(cellsOf(made, null)).toEqual([
      { id: BUTTER.id, category: 'Crémerie', priceHt: 9.8, supplierId: null },
      { id: CREAM.id, supplierId: METRO.id },
    ])
    expect(made).toMatchObject({ already: 2, faults: [], doubts: [], rowsOver: 0, columnsOver: 0 })
  })

  test('names every cell that it leaves, with the reason', () => {
    const made = plan('Prix HT\tHalles\n\tTransgourmet\n16,9 TTC\tMétro')
    expect(made.faults).toMatchObject([
      { fact: 'price', product: BUTTER, text: 'Prix HT', fault: 'unreadable' },
      { fact: 'supplier', product: BUTTER, fault: 'several' },
      { fact: 'price', product: CREAM, fault: 'empty' },
      { fact: 'supplier', product: CREAM, text: 'Transgourmet', fault: 'supplier' },
      { fact: 'price', product: VEAL, fault: 'vat' },
    ])
    expect(cellsOf(made, null)).toEqual([{ id: VEAL.id, supplierId: METRO.id }])
    expect(plan('viandes', 'category').faults).toMatchObject([{ fault: 'category' }])
  })

  test('counts the rows below the last product and the columns beside the last cell', () => {
    expect(plan('1\tMétro\tx\n2\n3\n4\n5')).toMatchObject({ rowsOver: 2, columnsOver: 1, last: 'Veau' })
  })

  test('reads 1.234 as neither until the user has chosen', () => {
    const made = plan('1.234\n4,5')
    expect(made.doubts).toMatchObject([
      { product: BUTTER, text: '1.234', readings: { decimals: 1.234, thousands: 1234 } },
    ])
    expect(cellsOf(made, null)).toEqual([{ id: CREAM.id, priceHt: 4.5 }])
    expect(cellsOf(made, 'thousands')).toContainEqual({ id: BUTTER.id, priceHt: 1234 })
    expect(cellsOf(made, 'decimals')).toContainEqual({ id: BUTTER.id, priceHt: 1.234 })
  })

  test('has the prices before and after', () => {
    expect(pricesOf(plan('80\n1.234'), null)).toMatchObject([
      { id: BUTTER.id, before: BUTTER.priceHt, after: 80 },
    ])
    expect(pricesOf(plan('80\n1.234'), 'thousands')).toHaveLength(2)
  })
})
