import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdf, placed } from '#tests/sources/pdf-bytes.ts'
import type { TestText } from '#tests/sources/pdf-bytes.ts'
import { ListReader } from './list-reader.ts'
import { printedList } from '../../testing/printed-list.ts'
import { propertyRuns } from '#tests/property-runs.ts'

const HEADS = ['Code', 'Désignation', 'Conditionnement', 'Unité', 'Prix HT']
const X = [40, 90, 260, 380, 460]
const BUTTER = ['0010', 'Beurre doux', 'Plaque de 10 kg', 'kg', '8,20']
const CREAM = ['0011', 'Crème épaisse', 'Seau 5 kg', 'kg', '4,10 €']
const COMTE = ['0012', 'Comté 18 mois', 'Meule 35 kg', 'kg', '1 015,20']
const title = (text: string): TestText => ({ text, x: 40, y: 60, size: 16 })

/** The rows of a PDF as 'name price unit', what is set aside with its reason, and how many tables it has. */
async function readPdf(bytes: Uint8Array<ArrayBuffer>) {
  const reader = new ListReader()
  const opened = await reader.open(bytes, () => undefined)
  if (!opened.known) return opened.reason
  const read = reader.read(opened.proposal.mapping)
  if (!read.known) return read.reason
  const rows = reader.show('first')
  return {
    rows: rows.map(({ name, priceHt, unit, doubts }) =>
      [name, priceHt, unit, ...doubts.map(({ reason }) => reason)].join(' '),
    ),
    codes: rows.map(({ code }) => code),
    aside: read.skippedRows.map(({ reason }) => reason),
    tables: opened.sheets.map(({ name, rows: count }) => `${name} ${String(count)}`),
  }
}

const BOTH = ['Beurre doux 8.2 kg', 'Crème épaisse 4.1 kg']

test('a list of a page under its title is read', async () => {
  const bytes = pdf([
    [title('Laiterie du Val, tarif de mars'), ...placed([HEADS, BUTTER, CREAM, COMTE], X, 100)],
  ])
  expect(await readPdf(bytes)).toMatchObject({
    rows: [...BOTH, 'Comté 18 mois 1015.2 kg price-implausible'],
    codes: ['0010', '0011', '0012'],
    aside: [],
  })
})

test('a list goes on over its pages: with its heads again, in other margins, and where a page has no codes', async () => {
  const first = placed([HEADS, BUTTER, CREAM], X, 100)
  const again = placed(
    [HEADS, COMTE, ['0013', 'Lait', 'Bidon 5 L', 'L', '1,10']],
    X.map((x) => x + 40),
    100,
  )
  const uncoded = placed(
    [['FROMAGES'], ['', 'Brie', 'Pièce 3 kg', 'kg', '9,80'], ['', 'Feta', '', 'kg', '11,20']],
    X,
    100,
  )
  const read = await readPdf(pdf([first, again, [title('Suite'), ...uncoded]]))
  expect(read).toMatchObject({
    rows: [...BOTH, 'Comté 18 mois 1015.2 kg price-implausible', 'Lait 1.1 L', 'Brie 9.8 kg', 'Feta 11.2 kg'],
    codes: ['0010', '0011', '0012', '0013', null, null],
    tables: [' 10'],
  })
})

test('a page with other heads is another table', async () => {
  const other = placed(
    [
      ['Désignation', 'Prix HT', 'Code'],
      ['Brie', '9,80', '0020'],
    ],
    [40, 200, 330],
    100,
  )
  expect(await readPdf(pdf([placed([HEADS, BUTTER, CREAM], X, 100), other]))).toMatchObject({
    rows: BOTH,
    tables: ['1 3', '2 2'],
  })
})

test('two lists side by side are two lists', async () => {
  const heads = ['Désignation', 'Unité', 'Prix HT']
  const rows = [
    [...heads, ...heads],
    ['Tomate', 'kg', '2,50', 'Pomme', 'kg', '1,90'],
    ['Ail', 'kg', '7,90', 'Poire', 'kg', '2,30'],
    ['Carotte', 'kg', '0,95'],
  ]
  expect(await readPdf(pdf([placed(rows, [40, 140, 200, 310, 420, 480], 100)]))).toMatchObject({
    rows: ['Tomate 2.5 kg', 'Ail 7.9 kg', 'Carotte 0.95 kg', 'Pomme 1.9 kg', 'Poire 2.3 kg'],
  })
})

test('a name that goes on in the next line is one name, and a rayon below it is none of it', async () => {
  const rows = [HEADS, ['0010', 'Fromage de chèvre', 'Carton 5 kg', 'kg', '18,50'], BUTTER]
  const texts = [
    ...placed(rows, X, 100, 30),
    { text: 'Sainte-Maure', x: 90, y: 141 },
    { text: 'CRÈMERIE', x: 90, y: 180 },
    ...placed([CREAM], X, 195),
  ]
  expect(await readPdf(pdf([texts]))).toMatchObject({
    rows: ['Fromage de chèvre Sainte-Maure 18.5 kg', ...BOTH],
  })
})

test('a name that goes on with a number at the foot of a page keeps it, and the number of the page is dropped', async () => {
  const texts = [
    ...placed([HEADS, BUTTER, CREAM], X, 100),
    ...placed([['0030', 'Farine de blé T', 'Sac 25 kg', 'kg', '0,95']], X, 800),
    { text: '55', x: 90, y: 811 },
    { text: '1', x: 290, y: 830 },
  ]
  expect(await readPdf(pdf([texts]))).toMatchObject({
    rows: [...BOTH, 'Farine de blé T 55 0.95 kg'],
  })
})

test('raised cents are read with their price', async () => {
  const prices = [8, 7].flatMap((euros, at) => [
    { text: `${String(euros)} €`, x: 200, y: 120 + at * 20 },
    { text: '50', x: 214, y: 116 + at * 20, size: 6 },
  ])
  const names = placed([['Désignation', 'Prix HT'], ['Tomate kg'], ['Ail kg']], [40, 200], 100, 20)
  expect(await readPdf(pdf([[...names, ...prices]]))).toMatchObject({
    rows: [expect.stringContaining(' 8.5 '), expect.stringContaining(' 7.5 ')],
  })
})

test('a scan, a PDF with a password and one that is cut off are refused by name', async () => {
  expect(await readPdf(pdf([[{ text: '3', x: 500, y: 820 }]]))).toBe('scanned-pdf')
  expect(await readPdf(pdf([placed([HEADS], X, 100)], { trailer: '/Encrypt 9 0 R' }))).toBe('locked-pdf')
  expect(await readPdf(pdf([placed([HEADS, BUTTER], X, 100)]).slice(0, 60))).toBe('broken-file')
})

test('a row of a printed list is right, doubted or set aside, however it is set', async () => {
  await fc.assert(
    fc.asyncProperty(printedList, async (list) => {
      const reader = new ListReader()
      const opened = await reader.open(await list.print(), () => undefined)
      const read = opened.known ? reader.read(opened.proposal.mapping) : opened
      if (!read.known) return
      for (const { name, priceHt, change, doubts } of reader.compare([])) {
        const known = list.rows.find((row) => row.name === name)
        const packPriceHt = change?.kind === 'add' ? change.facts.packPriceHt : null
        const isRight = known !== undefined && [priceHt, packPriceHt].includes(known.price)
        expect(isRight || doubts.length > 0, `${name} ${String(priceHt)}`).toBe(true)
      }
      expect(read.rows + read.skipped).toBeGreaterThanOrEqual(list.rows.length)
    }),
    { numRuns: propertyRuns(25) },
  )
})
