import { expect, test } from 'vitest'
import { cellText } from '#domain/tables/cell.ts'
import { pdf, placed } from '#tests/sources/pdf-bytes.ts'
import type { TestText } from '#tests/sources/pdf-bytes.ts'
import { openSource } from './open-source.ts'
import type { Takes } from './takes.ts'

const LISTS: Takes = {
  forms: new Set(['pdf']),
  headRowOf: (rows) => (cellText(rows[0]?.[0]).startsWith('Désignation') ? 0 : null),
  pages: 'one-table',
}

/** The rows of a PDF with one table. */
async function rowsOf(...pages: TestText[][]): Promise<string[] | undefined> {
  const [source] = await openSource({ path: 'a.pdf', bytes: pdf(pages) }, LISTS, () => undefined)
  if (source?.known !== true) throw new Error(source?.reason)
  const [tab] = source.tabs
  return tab?.cells.map((row) => Array.from(row, (cell) => cellText(cell?.value)).join('|'))
}

const HEAD = ['Désignation', 'Conditionnement', 'Prix HT']
const FILLED = [
  ['Filet de boeuf limousin sous vide', 'Carton 5 kg', '21,50'],
  ['Beurre doux Charentes AOP extra', 'Plaque 1 kg', '9,80'],
  ['Huile olive vierge extra premiere', 'Bidon 5 L', '38,00'],
]
const written = (rows: readonly string[][]) => rows.map((row) => row.join('|'))

// The longest name ends at 195 points.
test.each([195.1, 195.8, 196.5, 198, 200, 205, 215])(
  'names that fill their column are apart from the packs beside them, which begin at %d',
  async (pack) => {
    const rows = [HEAD, ...FILLED]
    expect(await rowsOf(placed(rows, [50, pack, 400], 100))).toEqual(written(rows))
  },
)

test.each([
  [
    'one name of three',
    [FILLED[0] ?? [], ['Beurre doux', 'Plaque 1 kg', '9,80'], ['Huile', 'Bidon 5 L', '38,00']],
  ],
  ['two names of three', [FILLED[0] ?? [], ['Beurre doux', 'Plaque 1 kg', '9,80'], FILLED[2] ?? []]],
  [
    'names beside packs in small letters and figures',
    FILLED.map(([name = '', , price = ''], at) => [name, ['5 kg', '2 kg', 'carton de 6 L'][at] ?? '', price]),
  ],
])('%s', async (_, lines) => {
  const rows = [HEAD, ...lines]
  expect(await rowsOf(placed(rows, [50, 201.5, 400], 100))).toEqual(written(rows))
})

test('a name that goes on above an empty pack is not split', async () => {
  const rows = [
    HEAD,
    ...FILLED,
    ['Farine de blé biologique du moulin du village', '', '1,95'],
    ...FILLED,
    ...FILLED,
  ]
  const read = await rowsOf(placed(rows, [50, 196, 400], 100))
  expect(read?.[4]).toBe('Farine de blé biologique du moulin du village||1,95')
  expect(read?.[1]).toBe(FILLED[0]?.join('|'))
})

test('names that reach over a column that is empty in all lines are not split', async () => {
  const names = [
    'Filet de boeuf limousin maturé sur os',
    'Beurre doux Charentes-Poitou extra fin',
    'Huile olive vierge première pression',
  ]
  const rows = [HEAD, ...names.map((name) => [name, '', '9,80'])]
  const read = await rowsOf(placed(rows, [50, 150, 400], 100))
  for (const [at, name] of names.entries()) expect(read?.[at + 1]).toContain(name)
})

test('a page of names that fill their column goes on from one with room', async () => {
  const roomy = [HEAD, ['Beurre doux', 'Plaque 1 kg', '9,80'], ['Huile', 'Bidon 5 L', '38,00']]
  expect(
    await rowsOf(placed(roomy, [50, 196, 400], 100), placed([HEAD, ...FILLED], [50, 196, 400], 100)),
  ).toEqual(written([...roomy, HEAD, ...FILLED]))
})

test('each word is a text of the PDF', async () => {
  const words = FILLED.flatMap(([name = '', pack = '', price = ''], at) => {
    const y = 116 + at * 16
    let x = 50
    const ofName = name.split(' ').map((text) => {
      const word = { text, x, y, size: 8 }
      x += text.length * 5.4 + 3
      return word
    })
    return [...ofName, { text: pack, x: 226, y, size: 8 }, { text: price, x: 400, y, size: 8 }]
  })
  const head = placed([HEAD], [50, 226, 400], 100).map((text) => ({ ...text, size: 8 }))
  expect(await rowsOf([...head, ...words])).toEqual(written([HEAD, ...FILLED]))
})
