import { expect, test } from 'vitest'
import { cellText } from '#domain/tables/cell.ts'
import { pdf, placed } from '#tests/sources/pdf-bytes.ts'
import type { Takes } from './takes.ts'
import type { TestText } from '#tests/sources/pdf-bytes.ts'
import { openSource } from './open-source.ts'

const PDFS: Takes = { forms: new Set(['pdf']), headRowOf: () => null, pages: 'titled-tabs' }

/** The tabs of a PDF of pages, each row on a line. */
async function tabsOf(...pages: TestText[][]): Promise<(string[] | undefined)[]> {
  const [source] = await openSource({ path: 'a.pdf', bytes: pdf(pages) }, PDFS, () => undefined)
  if (source?.known !== true) throw new Error(source?.reason)
  return source.tabs.map(({ cells }) =>
    cells
      .map((row) => Array.from(row, (cell) => cellText(cell?.value)).join('|'))
      .filter((row) => row !== ''),
  )
}

const HEAD = [
  { text: 'Ingrédients', x: 58, y: 100 },
  { text: 'Quantité', x: 169, y: 100 },
  { text: 'Unité', x: 216, y: 100 },
  { text: 'PU HT', x: 248, y: 100 },
  { text: 'Coût', x: 284, y: 100 },
]

test.each([
  [
    'a quantity that is a space away from its unit',
    [
      ...HEAD,
      ...placed(
        [
          ['Farine', '500 kg', '1,20 €', '600,00 €'],
          ['Beurre doux', '250 kg', '8,00 €', '2 000,00 €'],
        ],
        [58, 197, 248, 284],
        113,
        13,
      ),
    ],
    [
      'Ingrédients|Quantité|Unité|PU HT|Coût',
      'Farine|500|kg|1,20 €|600,00 €',
      'Beurre doux|250|kg|8,00 €|2 000,00 €',
    ],
  ],
  [
    'amounts that a program writes as one text',
    placed(
      [
        ['Farine', '1 kg', '1,20 € 1,20 €'],
        ['Lait', '2 L', '1,10 € 2,20 €'],
        ['Riz', '3 kg', '2,00 € 6,00 €'],
      ],
      [50, 200, 260],
      100,
    ),
    ['Farine|1 kg|1,20 €|1,20 €', 'Lait|2 L|1,10 €|2,20 €', 'Riz|3 kg|2,00 €|6,00 €'],
  ],
  [
    'names of several words beside narrow columns',
    placed(
      [
        ['Farine de blé T55', '1', 'kg'],
        ['Beurre doux extra fin', '2', 'kg'],
        ['Gros sel de mer', '3', 'g'],
        ['Lait demi-écrémé', '4', 'L'],
      ],
      [50, 160, 170],
      100,
    ),
    ['Farine de blé T55|1 kg', 'Beurre doux extra fin|2 kg', 'Gros sel de mer|3 g', 'Lait demi-écrémé|4 L'],
  ],
  [
    'figures at the middle of a name on two lines',
    [
      ...placed(
        [
          ['Sel', '5 g'],
          ['Riz', '1 kg'],
        ],
        [50, 200],
        100,
        30,
      ),
      { text: 'Farine de blé T55', x: 50, y: 160 },
      { text: '2 kg', x: 200, y: 166 },
      { text: 'du moulin', x: 50, y: 172 },
    ],
    ['Sel|5 g', 'Riz|1 kg', 'Farine de blé T55 du moulin|2 kg'],
  ],
  [
    'headings between lines that are set closely',
    placed(
      [['Farine', '1 kg'], ['ÉPICERIE'], ['Sel', '5 g'], ['CRÉMERIE'], ['Lait', '1 L']],
      [50, 200],
      100,
      12,
    ),
    ['Farine|1 kg', 'ÉPICERIE', 'Sel|5 g', 'CRÉMERIE', 'Lait|1 L'],
  ],
])('%s', async (_, texts, rows) => {
  expect(await tabsOf(texts)).toEqual([rows])
})

/** A page with a title in letters of a size. */
const titled = (title: string, size: number) => [
  { text: title, x: 50, y: 90, size },
  ...placed(
    [
      ['Farine', '1 kg'],
      ['Lait', '1 L'],
    ],
    [50, 200],
    130,
  ),
]

test('a page that begins with a title in larger letters is another tab', async () => {
  const tabs = await tabsOf(titled('Tarte', 18), titled('suite', 10), titled('Flan', 18))
  expect(tabs.map((rows) => [rows?.[0], rows?.length])).toEqual([
    ['Tarte', 6],
    ['Flan', 3],
  ])
})
