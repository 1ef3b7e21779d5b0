import { strToU8, zipSync } from 'fflate'
import { columnLetter } from '#domain/tables/column-letter.ts'
import type { NumberFormat } from '#domain/tables/number-format.ts'
import { cellName } from '#domain/tables/tab.ts'
import type { Tab, TabCell } from '#domain/tables/tab.ts'

const OOXML = 'http://schemas.openxmlformats.org'
const MAIN = `xmlns="${OOXML}/spreadsheetml/2006/main" xmlns:r="${OOXML}/officeDocument/2006/relationships"`

/** A workbook (.xlsx) with these tabs: values, formulas, formats, merged and hidden cells, as a spreadsheet writes them. */
export function workbookOfTabs(tabs: readonly Tab[]): Uint8Array<ArrayBuffer> {
  const formats = new Map<string, number>()
  const styleOf = (format: NumberFormat) => {
    const code = codeOf(format)
    if (!formats.has(code)) formats.set(code, formats.size)
    return formats.get(code) ?? 0
  }
  styleOf({ kind: 'general', words: '' })
  const sheets = tabs.map((tab) => sheetXml(tab, styleOf))
  const codes = [...formats.keys()]
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${MAIN}><sheets>${tabs
      .map(
        ({ name, hidden }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${String(at + 1)}"${hidden ? ' state="hidden"' : ''} r:id="rId${String(at + 1)}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${tabs
      .map(
        (_, at) => `<Relationship Id="rId${String(at + 1)}" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${codes
      .map((code, at) => `<numFmt numFmtId="${String(164 + at)}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellXfs>${codes
      .map((_, at) => `<xf numFmtId="${String(164 + at)}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  }
  sheets.forEach((xml, at) => (files[`xl/worksheets/sheet${String(at + 1)}.xml`] = xml))
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))),
  )
}

function sheetXml(tab: Tab, styleOf: (format: NumberFormat) => number): string {
  const columns = [...tab.hiddenColumns]
    .map((column) => `<col min="${String(column + 1)}" max="${String(column + 1)}" hidden="1"/>`)
    .join('')
  const rows = tab.cells
    .map((cells, row) => {
      const filled = cells
        .map((cell, column) =>
          cell === undefined ? '' : cellXml(cellName({ row, column }), cell, styleOf(cell.format)),
        )
        .join('')
      return `<row r="${String(row + 1)}"${tab.hiddenRows.has(row) ? ' hidden="1"' : ''}>${filled}</row>`
    })
    .join('')
  const merges = tab.merges
    .map(
      ({ fromRow, fromColumn, toRow, toColumn }) =>
        `<mergeCell ref="${columnLetter(fromColumn)}${String(fromRow + 1)}:${columnLetter(toColumn)}${String(toRow + 1)}"/>`,
    )
    .join('')
  return `<worksheet ${MAIN}>${columns && `<cols>${columns}</cols>`}<sheetData>${rows}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`
}

function cellXml(name: string, { value, formula, failed }: TabCell, style: number): string {
  const written = formula === null ? '' : `<f>${escaped(formula)}</f>`
  const at = `<c r="${name}" s="${String(style)}"`
  if (failed === true) return `${at} t="e">${written}<v>#REF!</v></c>`
  if (value === null) return `${at}>${written}</c>`
  if (typeof value === 'number') return `${at}>${written}<v>${String(value)}</v></c>`
  if (typeof value === 'boolean') return `${at} t="b">${written}<v>${value ? '1' : '0'}</v></c>`
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : value
  return formula === null
    ? `${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
    : `${at} t="str">${written}<v>${escaped(text)}</v></c>`
}

function codeOf({ kind, words }: NumberFormat): string {
  switch (kind) {
    case 'currency':
      return `#,##0.00 "${words || '€'}"`
    case 'percent':
      return '0%'
    case 'unit':
      return `0.000 "${words}"`
    case 'date':
      return 'dd/mm/yyyy'
    case 'text':
      return '@'
    case 'number':
      return '0.00'
    case 'general':
      return 'General'
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
