import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { TART } from '#web/testing/tart-tab.ts'
import { workbookOfTabs } from '#web/testing/workbook-of-tabs.ts'
import { SheetReader } from './sheet-reader.ts'

const MODIFIED = '2026-01-01T00:00:00.000Z'
const noProgress = () => undefined

const FORGETFUL = tab(
  'Crème',
  `
Crème brûlée
Nombre de portions | 10
Ingrédients | Quantité | Unité | PU | PT
Crème | 1 | L | 4 | 4 =B4*D4
Vanille | 2 | pièce | | 0
Sucre | 0.5 | kg | 1.2 | 0.6 =B6*D6
Jaunes | 12 | pièce | 0.25 | 3 =B7*D7
 | | | Total | 4.6 =SUM(E4:E6)
`,
)
const OWN_WORDS = tab(
  'Far',
  `
Far
Truc | Combien | En | Tarif | Ça fait
Lait | 1 | L | 1.1 | 1.1
Farine | 0.25 | kg | 1.2 | 0.3
Pruneaux | 0.3 | kg | 6 | 1.8
 | | | Total | 3.2
`,
)
const workbook = (...tabs: Parameters<typeof workbookOfTabs>[0]) => workbookOfTabs(tabs)

async function readerOf(...files: [name: string, bytes: Uint8Array<ArrayBuffer>][]) {
  const reader = new SheetReader()
  const added = []
  for (const [name, bytes] of files) added.push(await reader.add(name, bytes, MODIFIED, noProgress))
  return { reader, added, overview: reader.finish() }
}

test('files that are added to those that were read have the places behind them, and the sheets of all are joined', async () => {
  const { reader, overview } = await readerOf(['tartes.xlsx', workbook(TART)])
  expect(overview.sheets.map(({ file, title }) => [file, title])).toEqual([[0, 'Tarte citron']])
  const added = await reader.add('crèmes.xlsx', workbook(FORGETFUL), MODIFIED, noProgress)
  expect(added.read).toEqual([{ file: 1, name: 'crèmes.xlsx' }])
  expect(reader.finish().sheets.map(({ file, title }) => [file, title])).toEqual([
    [0, 'Tarte citron'],
    [1, 'Crème brûlée'],
  ])
})

test('files become sheets with a verdict, and each reason says the row as the file numbers it', async () => {
  const { overview } = await readerOf(['tartes.xlsx', workbook(TART)], ['crèmes.xlsx', workbook(FORGETFUL)])
  expect(overview.sheets.map(({ title, lines, total, verdict }) => [title, lines, total, verdict])).toEqual([
    ['Tarte citron', 3, 6, 'exact'],
    ['Crème brûlée', 4, 4.6, 'doubtful'],
  ])
  expect(overview.sheets[1]?.reasons[0]).toMatchObject({
    reason: 'price-missing',
    rows: [5],
    name: 'Vanille',
    amount: { quantity: 2, unit: 'pièce' },
    place: { file: 1, tab: 0, row: 4 },
  })
})

test('an archive is as many files as it holds, and what is none of them is refused by its own reason', async () => {
  const zip = new Uint8Array(
    zipSync({
      'Fiches/tarte.xlsx': workbook(TART),
      'Fiches/vieux.xls': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    }),
  )
  const { added, overview } = await readerOf(['fiches.zip', zip], ['vide.csv', new Uint8Array(0)])
  expect(added).toEqual([
    {
      read: [{ file: 0, name: 'fiches.zip/Fiches/tarte.xlsx' }],
      refused: [{ name: 'fiches.zip/Fiches/vieux.xls', reason: 'old-workbook' }],
    },
    { read: [], refused: [{ name: 'vide.csv', reason: 'empty-file' }] },
  ])
  expect(overview.sheets.map(({ title }) => title)).toEqual(['Tarte citron'])
})

test('every figure of a sheet leads to its cell', async () => {
  const { reader, overview } = await readerOf(['tartes.xlsx', workbook(TART)])
  const detail = reader.sheet(overview.sheets[0]?.id ?? '')
  const places = new Map(
    detail?.marks.map(({ figure, place: { row, column } }) => [figure, [row, column]]) ?? [],
  )
  expect(places.get('title')).toEqual([0, 0])
  expect(places.get('portions')).toEqual([1, 1])
  expect(places.get('1.name')).toEqual([4, 0])
  expect(places.get('1.unit')).toEqual([4, 2])
  expect(places.get('1.price')).toEqual([4, 3])
  expect(places.get('total')).toEqual([6, 4])
  expect(reader.sheet('another')).toBeNull()
})

test('the picture of a tab has its rows, formulas and merged cells', async () => {
  const { reader } = await readerOf(['crèmes.xlsx', workbook(FORGETFUL)])
  const place = { file: 0, tab: 0 }
  expect(reader.picture(place)).toMatchObject({ name: 'Crème', rows: 9 })
  expect(reader.rows(place, 3, 4)).toMatchObject([
    [
      { column: 0, value: 'Crème' },
      { column: 1, value: 1 },
      { column: 2, value: 'L' },
      { column: 3, value: 4 },
      { column: 4, value: 4, formula: 'B4*D4' },
    ],
  ])
  expect(reader.picture({ file: 3, tab: 0 })).toBeNull()
})

test('a correction reads the tabs of its layout again, is kept, and can be taken back', async () => {
  const { reader, overview } = await readerOf([
    'far.xlsx',
    workbook(OWN_WORDS, { ...OWN_WORDS, name: 'Far 2' }),
  ])
  const before = overview.sheets.map(({ verdict }) => verdict)
  const place = { file: 0, tab: 0 }
  const shown = reader.columns(place, 1, null)
  expect(shown).toMatchObject({ tabs: 2, columns: [{ head: 'Truc', role: 'unused' }, {}, {}, {}, {}] })
  const layout = {
    heads: shown?.heads ?? [],
    columns: (['name', 'quantity', 'unit', 'price', 'cost'] as const).map((role, column) => ({
      column,
      role,
      unit: null,
    })),
  }
  const corrected = reader.correct(layout, null, noProgress)
  expect(corrected.sheets.map(({ title, verdict }) => [title, verdict])).toEqual([
    ['Far', 'exact'],
    ['Far', 'exact'],
  ])
  expect(reader.columns(place, 1, null)?.confirmed).toEqual(layout.columns)

  const next = new SheetReader()
  next.keep(reader.corrections())
  await next.add('far.xlsx', workbook(OWN_WORDS), MODIFIED, noProgress)
  expect(next.finish().sheets.map(({ verdict }) => verdict)).toEqual(['exact'])

  const one = reader.forget(layout, noProgress)
  expect(one.sheets.map(({ verdict }) => verdict)).toEqual(before)
  expect(reader.corrections().layouts).toEqual([])
  reader.correct(layout, place, noProgress)
  expect(reader.corrections().layouts, 'what was said of one tab is not kept').toEqual([])
  expect(reader.columns({ file: 0, tab: 1 }, 1, null)?.confirmed).toBeUndefined()

  const further = new SheetReader()
  further.keep(reader.corrections())
  await further.add('autre.xlsx', workbook(TART), MODIFIED, noProgress)
  const both = workbook(OWN_WORDS, { ...OWN_WORDS, name: 'Far 2' })
  await further.add('far.xlsx', both, MODIFIED, noProgress)
  const confirmedOf = (at: number) => further.columns({ file: 1, tab: at }, 1, null)?.confirmed
  expect([confirmedOf(0), confirmedOf(1)], 'it holds beside further files').toEqual([
    layout.columns,
    undefined,
  ])
})

const bare = (name: string) =>
  tab(name, `${name}\nLait | 1 | L | 1.1\nFarine | 0.25 | kg | 1.2\nPruneaux | 0.3 | kg | 6\nTotal | | | 3.2`)

test('a table without heads is corrected from its first row, in all tabs that hold the same', async () => {
  const { reader, overview } = await readerOf(['fars.xlsx', workbook(bare('Far'), bare('Clafoutis'))])
  expect(overview.unread.map(({ name }) => name)).toEqual(['Far', 'Clafoutis'])
  const shown = reader.columns({ file: 0, tab: 0 }, 1, null, true)
  expect(shown).toMatchObject({ tabs: 2, headless: true })
  const layout = {
    heads: shown?.heads ?? [],
    headless: true,
    columns: (['name', 'quantity', 'unit', 'price'] as const).map((role, column) => ({
      column,
      role,
      unit: null,
    })),
  }
  const { sheets } = reader.correct(layout, null, noProgress)
  expect(sheets.map(({ title, verdict }) => [title, verdict])).toEqual([
    ['Far', 'exact'],
    ['Clafoutis', 'exact'],
  ])
  expect(reader.columns({ file: 0, tab: 1 }, 1, null, true)?.confirmed).toEqual(layout.columns)
  expect(reader.forget(layout, noProgress).sheets).toEqual([])
})
