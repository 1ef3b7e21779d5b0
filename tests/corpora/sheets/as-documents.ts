import { cellText } from '#domain/tables/cell.ts'
import type { Sample } from './sample.ts'
import type { Tab, TabCell } from '#domain/tables/tab.ts'
import { pdf } from '#tests/sources/pdf-bytes.ts'
import type { TestText } from '#tests/sources/pdf-bytes.ts'
import { zipped } from '#tests/sources/file-bytes.ts'
import { opened } from '#tests/sources/open-sheet-source.ts'

const figure = (value: number, decimals: number, least = 0) =>
  value.toLocaleString('fr-FR', {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })

/** The text of a cell as a printed sheet shows it: '0,25', '8,90 €', '12,5 %'. */
function shown(cell: TabCell | undefined): string {
  if (typeof cell?.value !== 'number')
    return typeof cell?.value === 'string' ? cell.value : cellText(cell?.value)
  const { kind, words } = cell.format
  if (kind === 'percent') return `${figure(cell.value * 100, 1)} %`
  if (kind === 'currency') return `${figure(cell.value, 2, 2)} €`
  return kind === 'unit' ? `${figure(cell.value, 3)} ${words}` : figure(cell.value, 4)
}

function textsOf({ cells }: Tab): string[][] {
  const width = Math.max(1, ...cells.map(({ length }) => length))
  return cells.map((row) => Array.from({ length: width }, (_, column) => shown(row[column])))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A tab as the one table of a Word document, with its merged cells. */
export function asWord(tab: Tab): Uint8Array<ArrayBuffer> {
  const rows = textsOf(tab).map((row, at) => {
    const cells = row.map((text, column) => {
      const merge = tab.merges.find(
        ({ fromRow, toRow, fromColumn, toColumn }) =>
          at >= fromRow && at <= toRow && column >= fromColumn && column <= toColumn,
      )
      if (merge !== undefined && column > merge.fromColumn) return ''
      const span = merge === undefined ? 1 : Math.min(merge.toColumn, row.length - 1) - column + 1
      const further =
        merge === undefined || merge.toRow === merge.fromRow
          ? ''
          : `<w:vMerge${at === merge.fromRow ? ' w:val="restart"' : ''}/>`
      const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`)
      return `<w:tc><w:tcPr><w:gridSpan w:val="${String(span)}"/>${further}</w:tcPr>${paragraphs.join('')}</w:tc>`
    })
    return `<w:tr>${cells.join('')}</w:tr>`
  })
  return zipped({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>`,
  })
}

const ROWS_OF_PAGE = 60

/** A tab as it is printed to a PDF in small letters. */
export function asPdf(tab: Tab): Uint8Array<ArrayBuffer> {
  const rows = textsOf(tab)
  const widths = (rows[0] ?? []).map(
    (_, column) => 8 + Math.max(20, ...rows.map((row) => (row[column] ?? '').length * 3.2)),
  )
  const pages: TestText[][] = Array.from({ length: Math.ceil(rows.length / ROWS_OF_PAGE) }, () => [])
  rows.forEach((row, at) => {
    row.forEach((text, column) => {
      const x = 20 + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
      text.split('\n').forEach((line, down) => {
        const y = 90 + (at % ROWS_OF_PAGE) * 11 + down * 6
        if (line !== '') pages[Math.floor(at / ROWS_OF_PAGE)]?.push({ text: line, x, y, size: 5 })
      })
    })
  })
  return pdf(pages)
}

/** A sample whose tabs were written as documents and read again. */
export async function reread(sample: Sample, write: (tab: Tab) => Uint8Array<ArrayBuffer>): Promise<Sample> {
  const files = []
  for (const file of sample.files) {
    const tabs: Tab[] = []
    for (const tab of file.tabs) {
      const [source] = await opened(`${tab.name}.x`, write(tab))
      if (source?.known === true) tabs.push(...source.tabs.map((read) => ({ ...read, name: tab.name })))
    }
    files.push({ tabs })
  }
  return { ...sample, files, refused: [] }
}
