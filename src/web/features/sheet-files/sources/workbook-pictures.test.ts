import { expect, test } from 'vitest'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { readSource } from './read-source.ts'
import { sheetPictures } from './sheet-pictures.ts'
import type { ReadSheetSource } from './recipe-source.ts'
import { png, zipped } from '#tests/sources/file-bytes.ts'
import { opened } from '#tests/sources/open-sheet-source.ts'

interface Anchored {
  row: number
  column: number
  media: string
  anchor?: 'twoCellAnchor' | 'oneCellAnchor' | 'absoluteAnchor'
}

const pictureXml = ({ row, column, anchor = 'twoCellAnchor' }: Anchored, at: number) => {
  const place =
    anchor === 'absoluteAnchor'
      ? '<xdr:pos x="0" y="0"/>'
      : `<xdr:from><xdr:col>${String(column)}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${String(row)}</xdr:row><xdr:rowOff>9</xdr:rowOff></xdr:from><xdr:to><xdr:col>99</xdr:col><xdr:row>99</xdr:row></xdr:to>`
  return `<xdr:${anchor}>${place}<xdr:grpSp><xdr:pic><xdr:blipFill><a:blip r:embed="rId${String(at)}"/></xdr:blipFill></xdr:pic></xdr:grpSp></xdr:${anchor}>`
}

const cell = (name: string, value: string) =>
  /^[\d.]+$/u.test(value)
    ? `<c r="${name}"><v>${value}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`
const rowsXml = (rows: string[][]) =>
  rows
    .map(
      (row, at) =>
        `<row r="${String(at + 1)}">${row.map((value, column) => (value === '' ? '' : cell(`${'ABCDEFGHIJKL'[column] ?? ''}${String(at + 1)}`, value))).join('')}</row>`,
    )
    .join('')

/** A workbook with the same rows in each tab, and pictures for each. */
function workbook(tabs: Anchored[][], rows: string[][], media: Record<string, string | Uint8Array>) {
  const files: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook><sheets>${tabs.map((_, at) => `<sheet name="T${String(at)}" sheetId="${String(at)}" r:id="s${String(at)}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${tabs.map((_, at) => `<Relationship Id="s${String(at)}" Target="worksheets/sheet${String(at)}.xml"/>`).join('')}</Relationships>`,
  }
  for (const [name, bytes] of Object.entries(media)) files[`xl/media/${name}`] = bytes
  tabs.forEach((pictures, at) => {
    files[`xl/worksheets/sheet${String(at)}.xml`] =
      `<worksheet><sheetData>${rowsXml(rows)}</sheetData><drawing r:id="d"/></worksheet>`
    files[`xl/worksheets/_rels/sheet${String(at)}.xml.rels`] =
      `<Relationships><Relationship Id="d" Target="../drawings/drawing${String(at)}.xml"/></Relationships>`
    files[`xl/drawings/drawing${String(at)}.xml`] =
      `<xdr:wsDr>${pictures.map(pictureXml).join('')}</xdr:wsDr>`
    files[`xl/drawings/_rels/drawing${String(at)}.xml.rels`] =
      `<Relationships>${pictures.map(({ media: file }, id) => `<Relationship Id="rId${String(id)}" Target="${file.startsWith('http') ? `${file}" TargetMode="External` : `../media/${file}`}"/>`).join('')}</Relationships>`
  })
  return zipped(files)
}

async function read(...given: Parameters<typeof workbook>): Promise<ReadSheetSource> {
  const [source] = await opened('a.xlsx', workbook(...given))
  if (source?.known !== true) throw new Error(source?.reason)
  return source
}

const placesOf = ({ pictures, picturesLeftOut }: ReadSheetSource) => [
  ...pictures.map(({ tab, row, column }) => [tab, row, column].join(' ')),
  ...(picturesLeftOut === 0 ? [] : [`-${String(picturesLeftOut)}`]),
]

const ROWS = [['Tarte'], ['Farine', '1']]

test.each<[string, Anchored[][], Record<string, string | Uint8Array>, string[]]>([
  [
    'at the cells of their anchors',
    [[{ row: 1, column: 5, media: 'a.png' }], [{ row: 8, column: 0, media: 'b.jpeg' }]],
    { 'a.png': png(), 'b.jpeg': png() },
    ['0 1 5', '1 8 0'],
  ],
  [
    'with other anchors',
    [
      [
        { row: 2, column: 3, media: 'a.png', anchor: 'oneCellAnchor' },
        { row: 9, column: 9, media: 'b.png', anchor: 'absoluteAnchor' },
      ],
    ],
    { 'a.png': png(), 'b.png': png() },
    ['0 2 3', '0 0 0'],
  ],
  [
    'without a logo that several tabs show',
    [0, 1, 2].map((at) => [
      { row: 0, column: 0, media: 'logo.png' },
      { row: 5, column: 5, media: `${String(at)}.png` },
    ]),
    { 'logo.png': png(), '0.png': png(), '1.png': png(), '2.png': png() },
    ['0 5 5', '1 5 5', '2 5 5'],
  ],
  [
    'counted where they are of another kind, icons, broken, or of more pixels than a browser can show',
    [
      [
        { row: 1, column: 1, media: 'a.emf' },
        { row: 1, column: 1, media: 'b.png' },
        { row: 1, column: 1, media: 'c.png' },
        { row: 1, column: 1, media: 'd.png' },
        { row: 1, column: 1, media: 'e.png' },
      ],
    ],
    { 'a.emf': 'x', 'b.png': png(16, 16), 'c.png': 'x', 'd.png': png(), 'e.png': png(9000, 9000) },
    ['0 1 1', '-4'],
  ],
  [
    'without those of other files',
    [[{ row: 1, column: 1, media: 'http://exemple.fr/a.png' }]],
    { 'x.png': png() },
    [],
  ],
  ['none', [[]], {}, []],
])('pictures of a workbook: %s', async (_, tabs, media, places) => {
  expect(placesOf(await read(tabs, ROWS, media))).toEqual(places)
})

const sheetRows = (title: string) => [
  [title],
  ['Ingrédients', 'Quantité', 'Unité', 'PU HT', 'Coût'],
  ['Farine', '0.5', 'kg', '2', '1'],
  ['Beurre', '0.25', 'kg', '8', '2'],
  ['Total', '', '', '', '3'],
]

test('each sheet of a tab has the picture that is nearest to it, and of several the largest', async () => {
  const source = await read(
    [
      [
        { row: 2, column: 7, media: 'a.png' },
        { row: 3, column: 9, media: 'b.png' },
        { row: 9, column: 7, media: 'c.png' },
      ],
    ],
    [...sheetRows('Tarte'), [], ...sheetRows('Flan'), [], ...sheetRows('Sans photo')],
    { 'a.png': png(100, 100), 'b.png': png(300, 300), 'c.png': png(200, 200) },
  )
  const { sheets } = joinFiles([readSource(source, 0)])
  expect(sheets.map(({ title }) => title.value)).toEqual(['Tarte', 'Flan', 'Sans photo'])
  expect(sheetPictures(sheets, source.pictures).map((picture) => picture?.width ?? null)).toEqual([
    300,
    200,
    null,
  ])
})
