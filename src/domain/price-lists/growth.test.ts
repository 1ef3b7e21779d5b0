import { expect, test } from 'vitest'
import { MAX_LINE_LENGTH } from '../imports/limits.ts'
import { readRecipeText } from '../imports/recipe-text.ts'
import { readSchemaRecipe, schemaRecipeFault } from '../imports/schema-recipe.ts'
import { readWrittenRecipe } from '../imports/written-recipe.ts'
import { readDays } from '../tables/read-days.ts'
import { readSold } from '../till/till-quantity.ts'
import { readTill } from '../till/read-till.ts'
import { tillKey } from '../till/till-key.ts'
import { proposeTillColumns } from '../till/till-columns.ts'
import type { Cell } from '../tables/cell.ts'
import { compareLists } from './compare-lists.ts'
import { decodeText } from '../tables/decode-text.ts'
import { findHeader } from './find-header.ts'
import { priceHeaderOf } from './price-header.ts'
import { proposeColumns } from './propose-columns.ts'
import { allergenOfHeader, allergensOfColumn, readAllergens } from './read-allergens.ts'
import { readCategory } from './read-category.ts'
import { readList } from './read-list.ts'
import { readPack } from './read-pack.ts'
import { pricedByOf, pricedByOfCell, readPrice } from './read-price.ts'
import { readTable } from '../tables/read-table.ts'
import { LIST_TEXTS } from './written-lines.ts'
import { readVat } from './read-vat.ts'
import { listOf } from './testing/lists.ts'
import { drawnCases } from '#tests/property-runs.ts'

/** Characters of the shorter text; the longer has four times as many. */
const LETTERS = 2000
/** A reader that tries every start with every end takes sixteen times as long for the longer text, and one in proportion four times. */
const MOST_TIMES = 8
/** Up to this multiple one measurement suffices: it would have to be wrong by more than half to hide such a reader. */
const CERTAIN_TIMES = 6
/** Milliseconds below which the collection of garbage decides. */
const NOTICEABLE = 12
const TRIES = 12

/** Milliseconds that one reading takes; a clock of the processor counts in whole ticks here, and collectors along. */
function costOf(read: () => unknown): number {
  const before = performance.now()
  read()
  return performance.now() - before
}

/** Whether reading four times as much costs more than a multiple of what reading the first amount does, by the fastest of a few readings. */
function growsTooFast(read: (size: number) => unknown, size: number): boolean {
  let longer = Number.POSITIVE_INFINITY
  let shorter = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES; tries += 1) {
    longer = Math.min(
      longer,
      costOf(() => read(4 * size)),
    )
    if (longer <= NOTICEABLE) return false
    shorter = Math.min(
      shorter,
      costOf(() => read(size)),
    )
    if (longer <= CERTAIN_TIMES * shorter) return false
  }
  return longer > MOST_TIMES * shorter
}

const filled = (part: string, letters: number, end: string) =>
  part.repeat(Math.ceil(letters / part.length)) + end

/** What patterns repeat: words, figures, spaces, signs, tags. */
const PARTS = [
  ['fruits à coque ', 'œ', 'x ', "l'", ' ', '\n', '\t', 'a', 'kg', 'sans ', 'de ', 'contient ', 'traces '],
  ['1', '0', '1 ', '1/2 ', '½', '1,5 ', '1.', '1 x ', '1 a ', '1 000 ', '1.000,', '12/', 'du 1 ', '= 1 '],
  ['(', '- ', '– ', '€/kg ', '"', ': ', '= ', ',', ';', '%', '# ', '*'],
  ['<', '<script ', '<script type="application/ld+json">', '<!--', '<td', '</td><td>', '[', '{"', '\\'],
].flat()
const ENDS = ['', '!', 'x 1']

const READERS: Record<string, (text: string) => unknown> = {
  readAllergens,
  allergenOfHeader,
  allergensOfColumn,
  readPack,
  readPrice,
  pricedByOf,
  pricedByOfCell,
  priceHeaderOf,
  readVat,
  readCategory: (text) => readCategory({ rayon: text, storage: text, name: text }),
  readDays,
  readSold,
  tillKey,
  readTable: (text) => readTable(`Code;Prix\n${text}`, LIST_TEXTS),
  decodeText: (text) => decodeText(new TextEncoder().encode(text)),
  readSchemaRecipe,
  'readSchemaRecipe of a page': (text) =>
    readSchemaRecipe(`<html><script type="application/ld+json">${text}`),
  'readSchemaRecipe of names': (text) =>
    readSchemaRecipe(JSON.stringify({ '@type': 'Recipe', name: text, recipeYield: text })),
  schemaRecipeFault,
  readWrittenRecipe,
  'readWrittenRecipe of portions': (text) =>
    readWrittenRecipe(`Blanquette pour ${text}\nIngrédients\n${text}`),
  'readRecipeText of lines': (text) =>
    readRecipeText((text.match(new RegExp(`[^]{1,${String(MAX_LINE_LENGTH)}}`, 'gu')) ?? []).join('\n')),
}

test.each(Object.entries(READERS))('%s costs time in proportion to a text', (_name, read) => {
  const slow = drawnCases(PARTS.flatMap((part) => ENDS.map((end) => ({ part, end })))).find(({ part, end }) =>
    growsTooFast((letters) => read(filled(part, letters, end)), LETTERS),
  )
  expect(slow).toBeUndefined()
})

const HEADS = ['Code', 'Désignation', 'Conditionnement', 'Prix HT', 'Unité', 'Allergènes', 'TVA']
const ROW = ['0001', 'Beurre doux', 'carton 6 x 250 g', '12,50', 'kg', 'Lait', '5,5']

function readWhole(matrix: Cell[][]): void {
  findHeader(matrix)
  readList(matrix, proposeColumns(matrix, { row: 0, height: 1 }).mapping)
}

test.each(HEADS.map((head, at) => [head, at] as const))(
  'a list costs time in proportion to the header and to a cell of its column %s',
  (_head, at) => {
    const slow = drawnCases(PARTS).find(
      (part) =>
        growsTooFast(
          (letters) => readWhole([HEADS.with(at, `${HEADS[at]} ${filled(part, letters, '!')}`), ROW]),
          LETTERS,
        ) ||
        growsTooFast((letters) => readWhole([HEADS, ROW.with(at, filled(part, letters, '!')), ROW]), LETTERS),
    )
    expect(slow).toBeUndefined()
  },
)

function readWholeTill(text: string): void {
  const matrix = [
    [text],
    ['Article', `Quantité ${text}`, 'Date'],
    [text, '12', text],
    ['Tarte', text, '02/10/2026'],
  ]
  readTill(matrix, proposeTillColumns(matrix))
}

test('a till’s file costs time in proportion to its texts', () => {
  const slow = drawnCases(PARTS).find((part) =>
    growsTooFast((letters) => readWholeTill(filled(part, letters, '!')), LETTERS),
  )
  expect(slow).toBeUndefined()
})

test.each([
  ['of one code', (at: number) => ['0001', `Beurre ${String(at)}`, '250 g', '12,50', 'kg', 'Lait', '5,5']],
  ['of one name', (at: number) => [String(at), 'Beurre', '250 g', '12,50', 'kg', 'Lait', '5,5']],
  ['that are equal', () => ROW],
  ['without prices', (at: number) => [String(at), `Beurre ${String(at)}`]],
])('a list costs time in proportion to its rows %s', (_what, row) => {
  const read = (rows: number) => readWhole([HEADS, ...Array.from({ length: rows }, (_, at) => row(at))])
  expect(growsTooFast(read, 1000)).toBe(false)
})

/** How often facts of rows and products are read to compare so many of one name, each in another pack. */
function factsRead(count: number, packOfProduct: (at: number) => string | null): number {
  const [row] = listOf('Désignation;Conditionnement;Prix HT', 'Beurre;1 kg;4,50', 'Sel;5 kg;7,20').rows
  if (row === undefined) throw new Error('The list has no row')
  let reads = 0
  const counted = <Facts extends object>(facts: Facts): Facts =>
    new Proxy(facts, {
      get: (target, fact, receiver): unknown => {
        reads += 1
        return Reflect.get(target, fact, receiver)
      },
    })
  const rows = Array.from({ length: count }, (_, at) => counted({ ...row, packText: `${at} x 250 g` }))
  const products = rows.map((_, at) => counted({ ...row, id: String(at), packText: packOfProduct(at) }))
  compareLists(rows, products)
  return reads
}

test.each([
  ['the same packs', (at: number) => `${at} x 250 g`],
  ['no packs', () => null],
  ['other packs', (at: number) => `sac ${at}`],
])(
  'four times as many rows of one name are compared with four times the work, in a catalogue with %s',
  (_what, packOf) => {
    expect(factsRead(2000, packOf)).toBeLessThan(6 * factsRead(500, packOf))
  },
)
