import readWorkbook from 'read-excel-file/universal'
import type { Cell } from '#domain/tables/cell.ts'
import { checkWorkbook } from '#domain/tables/check-workbook.ts'
import { mergedCells } from './merged-cells.ts'
import { sanitizeWorkbook } from './sanitize-workbook.ts'
import type { OpenedFile, Sheet } from './opened-file.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/** The sheets of a workbook, with the values that its formulas had when it was saved: none is run. */
export async function openWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (share: number) => void,
): Promise<OpenedFile> {
  const refusal = checkWorkbook(bytes)
  if (refusal !== null) return { known: false, reason: refusal }
  const workbook = unpackWorkbook(bytes, onProgress)
  if (!workbook.known) return { known: false, reason: workbook.reason }
  // OpenDocument is another format, which `openTabs` reads.
  if (workbook.parts['content.xml'] !== undefined) return { known: false, reason: 'not-a-table' }
  try {
    const calm = sanitizeWorkbook(workbook.parts)
    if (!calm.known) return { known: false, reason: calm.reason }
    const read = await readWorkbook(new Blob([calm.bytes]), { trim: false })
    const merges = mergedCells(workbook.parts)
    const sheets = read.map(({ sheet, data }, at): Sheet => ({
      name: sheet,
      rows: data.map(cellsOf),
      merges: merges[at] ?? [],
    }))
    const filled = sheets.filter(({ rows }) => rows.length > 0)
    return filled.length === 0 ? { known: false, reason: 'empty-file' } : { known: true, sheets: filled }
  } catch {
    return { known: false, reason: 'broken-workbook' }
  }
}

/** The library's own types take the class of dates for a date. */
function cellsOf(row: readonly unknown[]): Cell[] {
  return row.map((cell) => {
    if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell
    return cell instanceof Date ? cell : null
  })
}
