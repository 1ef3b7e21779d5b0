import * as fc from 'fast-check'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { ALLERGENS } from '../allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import { CONTENT_UNITS, UNITS } from '../quantity/unit.ts'
import type { Matrix } from '../tables/cell.ts'
import { compareLists } from './compare-lists.ts'
import { decodeText } from '../tables/decode-text.ts'
import type { CatalogueFacts } from './list-row.ts'
import { exportCatalogue, isOwnExport, readOwnExport } from './own-export.ts'
import { readTable } from '../tables/read-table.ts'
import { LIST_TEXTS } from './written-lines.ts'
import { writeCsv } from '../tables/write-csv.ts'

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom('=1+1', "'-x", '-3', '+33 6', '001', 'a;"b"', '@x'),
  )
  .map((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '')
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const euros = fc.integer({ min: 1, max: 99_999_999 }).map((units) => units / 10_000)

const products: fc.Arbitrary<CatalogueFacts[]> = fc.array(
  fc
    .record({
      name: text,
      brand: nullable(text),
      category: fc.constantFrom(...PRODUCT_CATEGORIES),
      unit: fc.constantFrom(...UNITS),
      priceHt: euros,
      content: nullable(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...CONTENT_UNITS))),
      allergens: fc.subarray([...ALLERGENS]),
      traces: fc.subarray([...ALLERGENS]),
      free: fc.boolean(),
      packText: nullable(text),
      packPriceHt: nullable(euros),
      densityKgPerL: nullable(fc.constantFrom(0.4, 0.916, 1.03)),
    })
    .map(({ content, free, ...facts }) => ({
      ...facts,
      code: null,
      contentQuantity: content?.[0] ?? null,
      contentUnit: content?.[1] ?? null,
      traces: facts.traces.filter((trace) => !facts.allergens.includes(trace)),
      allergenFree: free && facts.allergens.length === 0,
    })),
  { minLength: 1, maxLength: 8 },
)

const coded = (facts: CatalogueFacts[]) =>
  facts.map((product, index) => ({ ...product, code: `00${String(index)}` }))

function reread(matrix: Matrix, facts: readonly CatalogueFacts[]) {
  expect(isOwnExport(matrix)).toBe(true)
  const list = readOwnExport(matrix)
  if (!list.known) throw new Error(list.reason)
  expect(list.skipped).toEqual([])
  expect(list.rows).toMatchObject(facts)
  const catalogue = facts.map((product, index) => ({ ...product, id: String(index) }))
  expect(compareLists(list.rows, catalogue).filter(({ kind }) => kind !== 'unchanged')).toEqual([])
}

test('a catalogue that comes back as CSV changes nothing, whatever its texts', () => {
  fc.assert(
    fc.property(products.map(coded), (facts) => {
      const decoded = decodeText(new TextEncoder().encode(writeCsv(exportCatalogue(facts))))
      const table = readTable(decoded?.text ?? '', LIST_TEXTS)
      reread(table.known ? table.rows : [], facts)
    }),
  )
})

const garlic: CatalogueFacts = {
  code: '001',
  name: 'Ail',
  brand: null,
  category: 'Légumes',
  unit: 'kg',
  priceHt: 7.9,
  contentQuantity: null,
  contentUnit: null,
  allergens: [],
  traces: [],
  allergenFree: true,
  packText: null,
  packPriceHt: null,
  densityKgPerL: null,
}

test('nor as a workbook', async () => {
  const facts: CatalogueFacts[] = [
    garlic,
    {
      ...garlic,
      code: '=1+1',
      name: "'-x",
      brand: '+33 6',
      packText: '6 x 1 L',
      packPriceHt: 12.3456,
      densityKgPerL: 0.916,
    },
    {
      ...garlic,
      code: '12',
      allergens: ['Gluten', 'Lait'],
      traces: ['Soja'],
      allergenFree: false,
      contentQuantity: 1.5,
      contentUnit: 'L',
    },
  ]
  const rows = exportCatalogue(facts).map((row) => row.map((value) => (value === null ? null : { value })))
  const [sheet] = await readExcelFile(await writeExcelFile(rows).toBuffer())
  reread((sheet?.data ?? []) as Matrix, facts)
})

test('a price changed by hand in a French spreadsheet is read, a wrong one says why', () => {
  const [header = [], row = []] = exportCatalogue([garlic])
  const changed = (price: string) => readOwnExport([header, row.map((cell) => (cell === 7.9 ? price : cell))])
  expect(changed('8,25')).toMatchObject({ rows: [{ priceHt: 8.25, allergenFree: true }] })
  expect(changed('cher')).toMatchObject({ rows: [], skipped: [{ reason: 'price-on-request', text: 'Ail' }] })
  expect(changed('')).toMatchObject({ skipped: [{ reason: 'price-missing' }] })
  expect(changed('0')).toMatchObject({ rows: [], skipped: [{ reason: 'price-zero' }] })
  expect(readOwnExport([header])).toEqual({ known: false, reason: 'no-rows' })
})

test('an export from before there were traces is read as it is, and a column behind it is no list of traces', () => {
  const [header = [], row = []] = exportCatalogue([{ ...garlic, traces: ['Soja'] }])
  const [before, traces] = [header.slice(0, -1), [...row.slice(0, -1), 'Lait']]
  expect(readOwnExport([before, row.slice(0, -1)])).toMatchObject({ rows: [{ name: 'Ail', traces: [] }] })
  expect(isOwnExport([before])).toBe(true)
  expect(readOwnExport([[...before, 'Note'], traces])).toMatchObject({ rows: [{ traces: [] }] })
})
