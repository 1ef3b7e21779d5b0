import { strToU8, unzipSync, zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { MAX_COLUMNS, MAX_ROWS, TABLE_REFUSALS } from '#domain/tables/limits.ts'
import { openTables, pastedTables } from './open-tables.ts'
import { refusalOf } from './refusal-of.ts'
import type { Takes } from './takes.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

const noProgress = () => undefined
const TAKES: Takes = { forms: new Set(['text', 'workbook']), headRowOf: () => null, pages: 'one-table' }
const openFile = (bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void = noProgress) =>
  openTables(bytes, TAKES, onProgress)
const openText = (text: string) => pastedTables(text, TAKES)

async function workbook(rows: (string | number)[][]): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) => row.map((value) => ({ value })))
  return new Uint8Array(await writeWorkbook(cells).toBuffer())
}

const LIST = [
  ['Code', 'Désignation', 'Prix HT'],
  ['00012', 'Crème fleurette', 4.2],
]

describe('a workbook', () => {
  test('is read as it is, leading zeros and all', async () => {
    const bytes = await workbook(LIST)
    const shares: number[] = []
    const file = await openFile(bytes, (share) => shares.push(share))
    expect(file).toMatchObject({ known: true, tables: [{ rows: LIST }] })
    expect(shares.at(-1)).toBe(1)
  })

  test('that is cut off is refused', async () => {
    const bytes = await workbook([['Désignation']])
    expect(await openFile(bytes.slice(0, bytes.length - 200))).toEqual({
      known: false,
      reason: 'broken-workbook',
    })
  })

  test('that is an archive of something else is refused', async () => {
    const bytes = new Uint8Array(zipSync({ 'photo.txt': strToU8('rien') }))
    expect(await openFile(bytes)).toEqual({ known: false, reason: 'not-a-table' })
  })

  test('is read beside its failed formulas and its empty cells far out', async () => {
    const file = await openFile(
      await withSheet(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Beurre</t></is></c><c r="B1" t="e"><v>#N/A</v></c>' +
          '<c r="C1"><f>2*4.1</f><v>8.2</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="XFD1048576" s="1"/></row>',
      ),
      noProgress,
    )
    expect(file).toMatchObject({ known: true, tables: [{ rows: [['Beurre', null, 8.2]] }] })
  })

  test('lists its merged cells', async () => {
    const bytes = await withSheet(
      `<row r="2"><c r="B2" t="inlineStr"><is><t>Beurre</t></is></c><c r="C2"><v>8.2</v></c></row><row r="3"><c r="C3"><v>8.4</v></c></row>`,
      '<mergeCells count="3"><mergeCell ref="B2:B3"/><mergeCell ref="A1:C1"/><mergeCell ref="AA2:AB9"/></mergeCells>',
    )
    expect(await openFile(bytes)).toMatchObject({
      tables: [
        {
          rows: [expect.anything(), [null, 'Beurre', 8.2], [null, null, 8.4]],
          merges: [
            { fromRow: 1, fromColumn: 1, toRow: 2, toColumn: 1 },
            { fromRow: 0, fromColumn: 0, toRow: 0, toColumn: 2 },
            { fromRow: 1, fromColumn: 26, toRow: 8, toColumn: 27 },
          ],
        },
      ],
    })
  })

  test('with one cell at the far end of its sheet does not fill the memory', async () => {
    expect(await openFile(await far('A1048576'))).toEqual({
      known: false,
      reason: 'too-many-rows',
    })
    expect(await openFile(await far('XFD90000'))).toEqual({
      known: false,
      reason: 'too-many-cells',
    })
  })
})

const far = (cell: string) =>
  withSheet(`<row r="${cell.replace(/\D/gu, '')}"><c r="${cell}"><v>1</v></c></row>`)

/** A workbook whose one sheet holds these rows, and these elements after them. */
async function withSheet(rows: string, after = ''): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(await workbook([['Désignation']]))
  const path = Object.keys(parts).find((name) => name.includes('worksheets/sheet')) ?? ''
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`
  return new Uint8Array(zipSync({ ...parts, [path]: strToU8(sheet) }))
}

describe('an archive', () => {
  const cells = strToU8(`<row>${'<c><v>1</v></c>'.repeat(200_000)}</row>`)
  const flat = zipSync({ 'xl/worksheets/sheet1.xml': cells })
  test('that unpacks to more than is allowed is refused', () => {
    expect(unpackWorkbook(flat, noProgress, cells.length - 1)).toMatchObject({ reason: 'unpacked-too-large' })
    expect(unpackWorkbook(flat, noProgress, cells.length)).toMatchObject({ known: true })
  })

  test('that announces less than comes out of it is refused', () => {
    const lying = flat.slice()
    const view = new DataView(lying.buffer)
    const directory = lying.findIndex(
      (_, at) => at + 4 < lying.length && view.getUint32(at, true) === 0x02014b50,
    )
    view.setUint32(directory + 24, 1000, true)
    expect(unpackWorkbook(lying, noProgress)).toMatchObject({ reason: 'broken-workbook' })
    const counted = unpackWorkbook(lying, noProgress, cells.length - 1)
    expect(counted, 'counted, not believed').toMatchObject({ reason: 'unpacked-too-large' })
  })

  test('is unpacked without its pictures and pivot tables', () => {
    const sheet = strToU8('<sheetData/>')
    const parts = { 'xl/workbook.xml': sheet, 'xl/worksheets/sheet1.xml': sheet }
    const others = { 'xl/media/photo.png': cells, 'xl/pivotCache/records1.xml': cells }
    expect(unpackWorkbook(zipSync({ ...parts, ...others }), noProgress)).toMatchObject({ parts })
    expect(unpackWorkbook(zipSync({ ...parts, ...others }), noProgress)).not.toMatchObject({ parts: others })
  })

  const SHEET = 'xl/worksheets/sheet1.xml'
  const STRINGS = 'xl/sharedStrings.xml'
  test.each([
    [
      'one cell of 3 MB',
      SHEET,
      () => `<row><c><v>${'1'.repeat(3_000_000)}</v></c></row>`,
      'unpacked-too-large',
    ],
    ['a tag of 3 MB', SHEET, () => `<row r="${'1'.repeat(3_000_000)}"/>`, 'unpacked-too-large'],
    ['a text of 3 MB', STRINGS, () => `<si><t>${'a'.repeat(3_000_000)}</t></si>`, 'unpacked-too-large'],
    ['a million texts', STRINGS, () => '<si><t/></si>'.repeat(1_100_000), 'too-many-cells'],
    ['two million cells', SHEET, () => `<row>${'<c><v>1</v></c>'.repeat(2_100_000)}</row>`, 'too-many-cells'],
    ['the same, in a namespace', SHEET, () => '<x:c><x:v>1</x:v></x:c>'.repeat(2_100_000), 'too-many-cells'],
    ['110,000 filled rows', SHEET, () => '<row><c><v>1</v></c></row>'.repeat(110_000), 'too-many-rows'],
    ['a million empty rows', SHEET, () => '<row/>'.repeat(1_100_000), 'too-many-rows'],
    ['a million styles', 'xl/styles.xml', () => '<xf/>'.repeat(1_100_000), 'unpacked-too-large'],
  ])('of %s is refused before it is unpacked', (_, path, xml, reason) => {
    const archive = zipSync({ [path]: strToU8(xml()) }, { level: 1 })
    expect(unpackWorkbook(archive, noProgress)).toEqual({ known: false, reason })
  })
})

describe('a text', () => {
  test('pasted from a spreadsheet is a table', () => {
    expect(openText('Désignation\tPrix HT\nBeurre doux\t8,20')).toEqual({
      known: true,
      tables: [
        {
          name: '',
          merges: [],
          rows: [
            ['Désignation', 'Prix HT'],
            ['Beurre doux', '8,20'],
          ],
        },
      ],
    })
  })

  test('without columns is no table', () => {
    expect(openText('Bonjour.\nVoici notre tarif de novembre.')).toEqual({
      known: false,
      reason: 'not-a-table',
    })
  })

  test('of too many rows is refused', () => {
    expect(openText('beurre;1\n'.repeat(MAX_ROWS + 1))).toEqual({ known: false, reason: 'too-many-rows' })
  })

  test('of more columns than a list ever has is refused', () => {
    expect(openText('Nom;Prix;'.repeat(MAX_COLUMNS))).toEqual({ known: false, reason: 'too-many-cells' })
  })

  test('of nothing but quotes does not keep its reader busy', () => {
    expect(openText('"a;'.repeat(4_100_000))).toEqual({ known: false, reason: 'too-many-cells' })
  })

  test('in the letters of an older Windows is read', async () => {
    const bytes = Uint8Array.from('D\u00e9signation;Prix\nCr\u00e8me;3', (sign) => sign.charCodeAt(0))
    expect(await openFile(bytes)).toMatchObject({
      tables: [
        {
          rows: [
            ['Désignation', 'Prix'],
            ['Crème', '3'],
          ],
        },
      ],
    })
  })

  test('of a picture or of nothing is refused', async () => {
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)
    const opened = await openFile(picture)
    expect(opened.known ? null : refusalOf(opened.reason, TABLE_REFUSALS)).toBe('not-a-table')
    expect(await openFile(new Uint8Array())).toEqual({ known: false, reason: 'empty-file' })
  })
})
