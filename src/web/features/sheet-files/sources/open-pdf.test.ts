import { zlibSync } from 'fflate'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TABLE_REFUSALS } from '#domain/tables/limits.ts'
import { cellText } from '#domain/tables/cell.ts'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { readSource } from './read-source.ts'
import { pdfUnpacksTooLarge } from '#web/lib/sources/pdf-streams.ts'
import { SOURCE_REFUSALS } from '#web/lib/sources/source.ts'
import { pdf, placed } from '#tests/sources/pdf-bytes.ts'
import { opened, shownSources } from '#tests/sources/open-sheet-source.ts'

const COLUMNS = [50, 250, 320, 380, 460]
const HEAD = ['Ingrédients', 'Quantité', 'Unité', 'PU HT', 'Coût']
const LINES = [
  ['Farine', '0,500', 'kg', '1,20 €', '0,60 €'],
  ['Beurre', '0,250', 'kg', '8,00 €', '2,00 €'],
  ['Œufs', '4', 'pièce', '0,25 €', '1,00 €'],
]
const TOTAL = ['Total', '', '', '', '3,60 €']
const sheet = (title: string, y = 60, lines = [HEAD, ...LINES, TOTAL]) => [
  { text: title, x: 50, y, size: 16 },
  { text: 'Pour 6 personnes', x: 50, y: y + 24 },
  ...placed(lines, COLUMNS, y + 60),
]

async function rowsOf(bytes: Uint8Array<ArrayBuffer>) {
  const [source] = await opened('a.pdf', bytes)
  if (source?.known !== true) throw new Error(source?.reason)
  return source.tabs[0]?.cells
    .map((row) => Array.from(row, (cell) => cellText(cell?.value)).join('|'))
    .filter((row) => row !== '')
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>) {
  const sources = await opened('a.pdf', bytes)
  return joinFiles(
    sources.flatMap((source, at) => (source.known ? [readSource(source, at)] : [])),
  ).sheets.map(({ title, cost, lines, verdict }) => [title.value, cost, lines.length, verdict.exact])
}

describe('a PDF with text', () => {
  test.each([
    ['packed', [sheet('Tarte fine')], {}, [['Tarte fine', 3.6, 3, true]]],
    ['unpacked', [sheet('Tarte fine')], { packed: false }, [['Tarte fine', 3.6, 3, true]]],
    ['on its side', [sheet('Tarte fine')], { rotate: 90 as const }, [['Tarte fine', 3.6, 3, true]]],
    [
      'a sheet a page',
      [sheet('Tarte fine'), sheet('Flan')],
      {},
      [
        ['Tarte fine', 3.6, 3, true],
        ['Flan', 3.6, 3, true],
      ],
    ],
    [
      'two sheets on a page',
      [[...sheet('Tarte fine'), ...sheet('Flan', 400)]],
      {},
      [
        ['Tarte fine', 3.6, 3, true],
        ['Flan', 3.6, 3, true],
      ],
    ],
    [
      'a total that differs',
      [sheet('Tarte fine', 60, [HEAD, ...LINES, ['Total', '', '', '', '3,40 €']])],
      {},
      [['Tarte fine', 3.6, 3, false]],
    ],
    ['no total', [sheet('Tarte fine', 60, [HEAD, ...LINES])], {}, [['Tarte fine', 3.6, 3, false]]],
  ])('is read with the proof of its total: %s', async (_, pages, made, found) => {
    expect(await sheetsOf(pdf(pages, made))).toEqual(found)
  })

  test('a table that goes on over the page is one', async () => {
    const pages = [
      [
        { text: 'Tarte fine', x: 50, y: 60, size: 16 },
        ...placed([HEAD, ...LINES.slice(0, 2)], COLUMNS, 120),
        { text: 'Page 1/2', x: 280, y: 810 },
      ],
      [...placed([LINES[2] ?? [], TOTAL], COLUMNS, 60), { text: 'Page 2/2', x: 280, y: 810 }],
    ]
    expect(await sheetsOf(pdf(pages))).toEqual([['Tarte fine', 3.6, 3, true]])
  })

  test.each([
    [
      'figures at the right of their column',
      [
        ...placed(
          ['Sel', 'Farine de blé', 'Beurre'].map((name) => [name]),
          [50],
          60,
        ),
        ...placed([['5 g'], ['1 250 g'], ['250 g']], [200], 60).map((text) => ({
          ...text,
          x: 240 - text.text.length * 5,
        })),
      ],
      ['Sel|5 g', 'Farine de blé|1 250 g', 'Beurre|250 g'],
    ],
    [
      'a name that reaches under the head of the next column',
      placed(
        [
          ['Produit', 'Qté'],
          ['Beurre doux de Bretagne AOP extra', ''],
          ['Farine', '1'],
          ['Sel', '2'],
          ['Lait', '3'],
          ['Eau', '4'],
          ['Riz', '5'],
        ],
        [50, 180],
        60,
      ),
      ['Produit|Qté', 'Beurre doux de Bretagne AOP extra', 'Farine|1', 'Sel|2', 'Lait|3', 'Eau|4', 'Riz|5'],
    ],
    [
      'a name on two lines',
      [
        ...placed(
          [
            ['Farine', '1 kg'],
            ['Beurre doux', '2 kg'],
            ['Sel', '3 kg'],
          ],
          [50, 200],
          60,
          24,
        ),
        { text: 'de Bretagne', x: 50, y: 94 },
      ],
      ['Farine|1 kg', 'Beurre doux de Bretagne|2 kg', 'Sel|3 kg'],
    ],
    [
      'a column that one line fills',
      placed(
        [
          ['Farine', '1 kg', '', '2 €'],
          ['Lait', '1 L', '10 %', '1 €'],
          ['Sel', '5 g', '', '3 €'],
          ['Riz', '2 kg', '', '4 €'],
          ['Œufs', '3', '', '5 €'],
          ['Eau', '1 L', '', '0 €'],
          ['Thé', '9 g', '', '1 €'],
        ],
        [50, 200, 260, 320],
        60,
      ),
      [
        'Farine|1 kg||2 €',
        'Lait|1 L|10 %|1 €',
        'Sel|5 g||3 €',
        'Riz|2 kg||4 €',
        'Œufs|3||5 €',
        'Eau|1 L||0 €',
        'Thé|9 g||1 €',
      ],
    ],
    [
      'words that a program writes one by one',
      [
        { text: 'Crème', x: 50, y: 60 },
        { text: 'liquide', x: 83, y: 60 },
        { text: '35 cl', x: 200, y: 60.5 },
        { text: 'Beurre demi-sel', x: 50, y: 80 },
        { text: '1 kg', x: 200, y: 80 },
      ],
      ['Crème liquide|35 cl', 'Beurre demi-sel|1 kg'],
    ],
  ])('%s', async (_, texts, rows) => {
    expect(await rowsOf(pdf([texts]))).toEqual(rows)
  })

  test('heads and feet that pages repeat are no lines', async () => {
    const pages = ['Tarte', 'Flan', 'Riz au lait'].map((title, at) => [
      { text: 'Restaurant du Port', x: 50, y: 30 },
      { text: title, x: 50, y: 100 },
      { text: 'Une préparation de la maison', x: 50, y: 120 },
      { text: `${String(at + 1)} / 3`, x: 290, y: 820 },
    ])
    expect(await rowsOf(pdf(pages))).toEqual([
      'Tarte',
      'Une préparation de la maison',
      'Flan',
      'Une préparation de la maison',
      'Riz au lait',
      'Une préparation de la maison',
    ])
  })
})

describe('a PDF that is not read', () => {
  test.each([
    ['without text', pdf([[]]), 'scanned-pdf'],
    ['with a number alone', pdf([[{ text: '12', x: 9, y: 9 }]]), 'scanned-pdf'],
    ['encrypted', pdf([sheet('Tarte')], { trailer: '/Encrypt 9 0 R' }), 'locked-pdf'],
    ['broken', Uint8Array.from('%PDF-1.7 rien', (sign) => sign.charCodeAt(0)), 'broken-file'],
    ['of too many pages', pdf(Array.from({ length: 301 }, () => [])), 'too-many-rows'],
    [
      'packed twice',
      pdf([], {
        streams: [
          { dictionary: '/Filter [/FlateDecode /FlateDecode]', bytes: zlibSync(zlibSync(new Uint8Array(9))) },
        ],
      }),
      'unpacked-too-large',
    ],
    [
      'packed with another filter, and long',
      pdf([], {
        streams: [
          { dictionary: '/Filter [/ASCII85Decode /FlateDecode]', bytes: new Uint8Array(300 * 1024).fill(33) },
        ],
      }),
      'unpacked-too-large',
    ],
  ])('%s', async (_, bytes, reason) => {
    expect(shownSources(await opened('a.pdf', bytes))).toEqual([`a.pdf ${reason}`])
  })

  test.each(['/Filter /FlateDecode', '/Filter /Fl#61teDecode', ''])(
    'streams that unpack to more than is read are found, whatever they say: %s',
    (dictionary) => {
      const stream = { dictionary, bytes: zlibSync(new Uint8Array(100_000)) }
      const bytes = pdf([], { streams: [stream, stream] })
      expect([200_000, 199_999].map((atMost) => pdfUnpacksTooLarge(bytes, atMost))).toEqual([false, true])
    },
  )

  test('no changed bytes throw anything', async () => {
    const reasons = new Set<string>([...TABLE_REFUSALS, ...SOURCE_REFUSALS])
    const seed = pdf([sheet('Tarte')], { packed: false })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(seed.length - 1), fc.nat(255)), { maxLength: 30 }),
        async (changes) => {
          const bytes = seed.slice()
          for (const [at, byte] of changes) bytes[at] = byte
          for (const source of await opened('a.pdf', bytes))
            expect(source.known || reasons.has(source.reason)).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
  })
})
