import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '../tables/cell.ts'
import { compareLists } from './compare-lists.ts'
import { decodeText } from '../tables/decode-text.ts'
import { kindOfFile } from '../tables/file-kind.ts'
import { COLUMN_ROLES } from './column-roles.ts'
import { FILE_REFUSALS } from './limits.ts'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { readPack } from './read-pack.ts'
import { readPrice } from './read-price.ts'
import { readTable } from '../tables/read-table.ts'
import { LIST_TEXTS } from './written-lines.ts'
import { propertyRuns } from '#tests/property-runs.ts'

/** A file taken all the way: rows, or the reason why there are none. */
function outcomeOf(bytes: Uint8Array) {
  const kind = kindOfFile(bytes)
  if (kind !== 'text') return kind
  const decoded = decodeText(bytes)
  if (decoded === null) return 'not-a-table'
  const table = readTable(decoded.text, LIST_TEXTS)
  if (!table.known) return table.reason
  const list = readList(table.rows, proposeColumns(table.rows).mapping)
  return list.known ? list : list.reason
}

const words = fc.constantFrom(
  ...'Désignation;Prix HT;Code;Cond.;UV;kg;6x1L;4/4;colis de 6;16,85 €;8,42 / kg;sur demande;CRÉMERIE;000123;Lait, gluten;TVA;5,5;-3;=1+1'.split(
    ';',
  ),
)
const text = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 20 }))
const separated = fc
  .array(fc.array(text, { maxLength: 8 }), { maxLength: 20 })
  .chain((rows) =>
    fc.constantFrom(';', ',', '\t', '|').map((sign) => rows.map((row) => row.join(sign)).join('\n')),
  )

test('any bytes give rows or a reason', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    separated.map((text) => new TextEncoder().encode(text)),
  )
  fc.assert(
    fc.property(bytes, (bytes) => {
      const outcome = outcomeOf(bytes)
      if (typeof outcome === 'string')
        expect(outcome === 'workbook' || FILE_REFUSALS.includes(outcome)).toBe(true)
      else for (const { priceHt } of outcome.rows) expect(priceHt).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: propertyRuns(400) },
  )
})

test('any cells under any mapping give rows that a catalogue can hold, and a second reading changes nothing', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.date())
  const matrix = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 })
  fc.assert(
    fc.property(matrix, fc.array(fc.constantFrom(...COLUMN_ROLES), { maxLength: 6 }), (rows, roles) => {
      const list = readList(rows, { header: null, roles })
      if (!list.known) return
      for (const row of list.rows) {
        expect(row.name.trim()).toBe(row.name)
        expect(row.name.length).toBeGreaterThan(0)
        expect(row.name.length).toBeLessThanOrEqual(200)
        expect(row.contentQuantity === null).toBe(row.contentUnit === null)
        expect(row.contentQuantity ?? 1).toBeGreaterThan(0)
        expect(row.allergenFree && row.allergens.length > 0).toBe(false)
      }
      const first = compareLists(list.rows, []).flatMap((change) =>
        change.kind === 'new' ? [change.row] : [],
      )
      const again = compareLists(
        first,
        first.map((row, index) => ({ ...row, id: String(index) })),
      )
      expect(again.filter(({ kind }) => kind !== 'unchanged' && kind !== 'ambiguous')).toEqual([])
    }),
    { numRuns: propertyRuns(300) },
  )
})

test('no text is so hostile that it is not read to its end', () => {
  const hostile = [
    '1x'.repeat(5000),
    '('.repeat(10_000),
    '9'.repeat(10_000),
    '1 000 '.repeat(3000),
    'kg '.repeat(5000),
  ]
  hostile.push(
    `"${'a;'.repeat(20_000)}`,
    '"\n'.repeat(20_000),
    `${'1/'.repeat(5000)}kg`,
    '. '.repeat(10_000),
    'l1'.repeat(5000),
  )
  for (const text of hostile) {
    readPack(text)
    readPrice(text)
    outcomeOf(new TextEncoder().encode(`Désignation;Prix\n${text};${text}\nAil;2,50`))
  }
})
