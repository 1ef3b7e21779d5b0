import { strFromU8, strToU8, zipSync } from 'fflate'
import { MAX_CELLS, MAX_ROWS } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { columnAt } from '#domain/tables/column-letter.ts'
import { SHEET } from './unpack-workbook.ts'

/** Cells that are coloured or framed, and hold nothing. */
const EMPTY_CELL = /<(?:\w+:)?c\b[^<>]*\/>|<((?:\w+:)?c)\b[^<>]*><\/\1>/gu
/** Cells whose formula had an error value such as '#N/A' or '#REF!' when the workbook was saved. */
const FAILED_CELL = /<((?:\w+:)?c)\b[^<>]*\bt="e"[^<>]*>[^<]*(?:<(?!\/?\1\b)[^<]*)*<\/\1>/gu
const CELL = /<(?:\w+:)?c\b[^<>]*?\br="([A-Z]{1,3})(\d{1,7})"/gu

export type SanitizedWorkbook =
  | { known: true; bytes: Uint8Array<ArrayBuffer> }
  | { known: false; reason: TableRefusal }

/**
 * The workbook without what its reader fails on: one error value, which would lose the whole file, and cells far
 * out, for which all the empty ones before them would be made.
 */
export function sanitizeWorkbook(parts: Record<string, Uint8Array>): SanitizedWorkbook {
  const calmed = { ...parts }
  for (const [path, content] of Object.entries(parts)) {
    if (!SHEET.test(path)) continue
    const xml = strFromU8(content)
    const calm = xml.replaceAll(FAILED_CELL, '').replaceAll(EMPTY_CELL, '')
    const reason = tooLarge(calm)
    if (reason !== null) return { known: false, reason }
    if (calm.length !== xml.length) calmed[path] = strToU8(calm)
  }
  return { known: true, bytes: new Uint8Array(zipSync(calmed, { level: 0 })) }
}

function tooLarge(xml: string): TableRefusal | null {
  let rows = 0
  let columns = 0
  for (const [, letters = '', row] of xml.matchAll(CELL)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnAt(letters) + 1)
  }
  if (rows > MAX_ROWS) return 'too-many-rows'
  return rows * columns > MAX_CELLS ? 'too-many-cells' : null
}
