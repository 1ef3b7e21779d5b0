import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openTabs } from './open-tabs.ts'

const noProgress = () => undefined
const noHeads = { headRowOf: () => null }
const OOXML = 'http://schemas.openxmlformats.org'

/** An .xlsx whose first sheet has these rows, and further parts. */
function xlsx(rows: string, after = '', parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const main = `xmlns="${OOXML}/spreadsheetml/2006/main" xmlns:r="${OOXML}/officeDocument/2006/relationships"`
  const files = {
    'xl/workbook.xml': `<workbook ${main}><sheets><sheet name="Tarte &amp; crème" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="0.000&quot; kg&quot;"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}><si><t>Beurre</t></si><si><r><t>Fa</t></r><r><t xml:space="preserve">rine </t></r><rPh><t>kana</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><cols><col min="3" max="4" hidden="1"/></cols><sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...parts,
  }
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))),
  )
}

function ods(tables: string): Uint8Array<ArrayBuffer> {
  const content = `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  return new Uint8Array(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(content),
    }),
  )
}

function firstTab(bytes: Uint8Array<ArrayBuffer>) {
  const opened = openTabs(bytes, noHeads, noProgress)
  if (!opened.known) throw new Error(opened.reason)
  const [tab] = opened.tabs
  if (tab === undefined) throw new Error('no tab')
  return tab
}

const drawingOf = (target: string) => ({
  'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId7" Target="../drawings/drawing1.xml"/></Relationships>`,
  'xl/drawings/_rels/drawing1.xml.rels': `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`,
})

describe('a workbook of Excel', () => {
  test('gives texts, figures, formats and formulas, those that cells share written out', () => {
    const tab = firstTab(
      xlsx(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>0.25</v></c><c r="C1" s="2"><v>8.9</v></c><c r="D1" s="2"><f t="shared" ref="D1:D2" si="0">B1*C1</f><v>2.225</v></c></row>' +
          '<row r="2" hidden="1"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>2</v></c><c r="C2"><v>3</v></c><c r="D2"><f t="shared" si="0"/><v>6</v></c><c r="E2" s="3"><v>0.1</v></c><c r="F2" t="b"><v>1</v></c><c r="G2" s="4"><v>46000</v></c></row>',
      ),
    )
    expect(tab.name).toBe('Tarte & crème')
    expect(tab.cells[0]).toEqual([
      { value: 'Beurre', formula: null, format: { kind: 'general', words: '' } },
      { value: 0.25, formula: null, format: { kind: 'unit', words: 'kg' } },
      { value: 8.9, formula: null, format: { kind: 'currency', words: '€' } },
      { value: 2.225, formula: 'B1*C1', format: { kind: 'currency', words: '€' } },
    ])
    expect(tab.cells[1]?.[0]?.value).toBe('Farine ')
    expect(tab.cells[1]?.[3]).toMatchObject({ value: 6, formula: 'B2*C2' })
    expect(tab.cells[1]?.[4]?.format.kind).toBe('percent')
    expect(tab.cells[1]?.[5]?.value).toBe(true)
    expect(tab.cells[1]?.[6]?.value).toEqual(new Date('2025-12-09'))
    expect([...tab.hiddenRows]).toEqual([1])
    expect([...tab.hiddenColumns]).toEqual([2, 3])
  })

  test('gives merged cells, and whether the tab shows a picture or a chart alone', () => {
    const after = '<mergeCells><mergeCell ref="A1:C2"/></mergeCells><drawing r:id="rId7"/>'
    const row = '<row r="1"><c r="A1"><v>1</v></c></row>'
    const pictured = firstTab(xlsx(row, after, drawingOf('../media/image1.jpeg')))
    expect(pictured.merges).toEqual([{ fromRow: 0, fromColumn: 0, toRow: 1, toColumn: 2 }])
    expect(pictured.hasPicture).toBe(true)
    expect(firstTab(xlsx(row, after, drawingOf('../charts/chart1.xml'))).hasPicture).toBe(false)
  })

  test('a formula without a saved value is computed where it is simple, and follows no other file', () => {
    const tab = firstTab(
      xlsx(
        '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*3</f></c><c r="C1"><f>[1]Prix!A1</f></c><c r="D1" t="e"><f>A1/0</f><v>#DIV/0!</v></c><c r="E1"><f>[1]Prix!A1</f><v>7</v></c></row>',
      ),
    )
    expect(tab.cells[0]?.map((cell) => cell?.value)).toEqual([2, 6, null, null, 7])
    expect(tab.cells[0]?.map((cell) => cell?.failed ?? false)).toEqual([false, false, true, true, false])
  })

  test('with a cell at the far end of its sheet, or cut off, is refused', () => {
    const far = xlsx('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')
    expect(openTabs(far, noHeads, noProgress)).toEqual({ known: false, reason: 'too-many-rows' })
    const wide = xlsx('<row r="90000"><c r="XFD90000"><v>1</v></c></row>')
    expect(openTabs(wide, noHeads, noProgress)).toEqual({ known: false, reason: 'too-many-cells' })
    expect(openTabs(far.slice(0, far.length - 100), noHeads, noProgress)).toEqual({
      known: false,
      reason: 'broken-workbook',
    })
  })

  test('expands no entity that a part declares', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    const sheet = `${bomb}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
    expect(firstTab(xlsx('', '', { 'xl/worksheets/sheet1.xml': sheet })).cells[0]?.[0]?.value).toBe('&b;')
  })
})

const cell = (type: string, value: string, shown: string, more = '') =>
  `<table:table-cell office:value-type="${type}" office:value="${value}" ${more}><text:p>${shown}</text:p></table:table-cell>`

describe('a spreadsheet of OpenDocument', () => {
  test('gives texts, figures, formulas, formats, merged and hidden cells and pictures', () => {
    const tab = firstTab(
      ods(
        `<table:table table:name="Tarte"><table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>` +
          `<table:table-row><table:table-cell office:value-type="string" table:number-columns-spanned="2"><office:annotation><text:p>note</text:p></office:annotation><text:p>Crème<text:s text:c="2"/>brûlée</text:p></table:table-cell><table:covered-table-cell/>${cell('float', '0.25', '0,250 kg')}</table:table-row>` +
          `<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>` +
          `<table:table-row table:visibility="collapse">${cell('currency', '8.9', '8,90 €')}${cell('float', '2.225', '2,23', 'table:formula="of:=[.A1002]*[$\'Prix HT\'.C1];2"')}${cell('percentage', '0.1', '10 %')}<draw:image/></table:table-row></table:table>`,
      ),
    )
    expect(tab.cells[0]?.[0]?.value).toBe('Crème  brûlée')
    expect(tab.cells[0]?.[2]).toEqual({ value: 0.25, formula: null, format: { kind: 'unit', words: 'kg' } })
    expect(tab.merges).toEqual([{ fromRow: 0, fromColumn: 0, toRow: 0, toColumn: 1 }])
    expect(tab.cells[1001]?.[0]).toMatchObject({ value: 8.9, format: { kind: 'currency', words: '€' } })
    expect(tab.cells[1001]?.[1]).toMatchObject({ value: 2.225, formula: "A1002*'Prix HT'!C1,2" })
    expect(tab.cells[1001]?.[2]?.format.kind).toBe('percent')
    expect([...tab.hiddenColumns]).toEqual([1, 2])
    expect(tab.hiddenRows.has(1001)).toBe(true)
    expect(tab.hasPicture).toBe(true)
  })

  test('whose cells or rows repeat without end is refused', () => {
    const wide = `<table:table><table:table-row>${cell('float', '1', '1', 'table:number-columns-repeated="999999999"')}</table:table-row></table:table>`
    expect(openTabs(ods(wide), noHeads, noProgress)).toEqual({ known: false, reason: 'too-many-cells' })
    const long = `<table:table><table:table-row table:number-rows-repeated="999999999">${cell('float', '1', '1', 'table:number-columns-repeated="1000"')}</table:table-row></table:table>`
    expect(openTabs(ods(long), noHeads, noProgress)).toEqual({ known: false, reason: 'too-many-cells' })
  })
})

test('a text table is a tab without formulas', () => {
  const bytes = new Uint8Array(strToU8('Denrées;Qté\nBeurre;0,25'))
  expect(firstTab(bytes).cells.map((row) => row.map((cell) => cell?.value))).toEqual([
    ['Denrées', 'Qté'],
    ['Beurre', '0,25'],
  ])
})
