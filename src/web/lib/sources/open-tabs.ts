import { strFromU8 } from 'fflate'
import { checkWorkbook } from '#domain/tables/check-workbook.ts'
import { decodeText } from '#domain/tables/decode-text.ts'
import { kindOfFile } from '#domain/tables/file-kind.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { readTable } from '#domain/tables/read-table.ts'
import type { TextTakes } from '#domain/tables/read-table.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { evaluateFormulas } from '#domain/tables/evaluate-formulas.ts'
import type { EvaluatedTabs } from '#domain/tables/evaluate-formulas.ts'
import { tabOfTexts } from '#domain/tables/tab.ts'
import { odsTabs } from './ods-tabs.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { xlsxTabs } from './xlsx-tabs.ts'

export type OpenedTabs = ({ known: true } & EvaluatedTabs) | { known: false; reason: TableRefusal }

/**
 * The tabs of a workbook (.xlsx, .ods) or of a text table, with formulas, formats, merged and hidden cells. Formulas have the
 * values of when the workbook was saved; one that was saved without is computed where it is simple.
 */
export function openTabs(
  bytes: Uint8Array<ArrayBuffer>,
  takes: TextTakes,
  onProgress: (share: number) => void,
): OpenedTabs {
  const kind = kindOfFile(bytes)
  if (kind === 'text') {
    const decoded = decodeText(bytes)
    return decoded === null ? { known: false, reason: 'not-a-table' } : textTabs(decoded.text, takes)
  }
  if (kind !== 'workbook') return { known: false, reason: kind }
  const refusal = checkWorkbook(bytes)
  if (refusal !== null) return { known: false, reason: refusal }
  const workbook = unpackWorkbook(bytes, onProgress)
  if (!workbook.known) return workbook
  try {
    const { 'content.xml': content } = workbook.parts
    const tabs = content === undefined ? xlsxTabs(workbook.parts) : odsTabs(strFromU8(content))
    if (!Array.isArray(tabs)) return { known: false, reason: tabs }
    const filled = tabs.filter(({ cells }) => cells.length > 0)
    return filled.length === 0
      ? { known: false, reason: 'empty-file' }
      : { known: true, ...evaluateFormulas(tabs) }
  } catch {
    return { known: false, reason: 'broken-workbook' }
  }
}

/** The table in a text, from a file or pasted, as one tab. */
export function textTabs(text: string, takes: TextTakes): OpenedTabs {
  if (text.length > MAX_FILE_BYTES) return { known: false, reason: 'file-too-large' }
  const table = readTable(text, takes)
  if (!table.known) return table
  // Without a separator there is one column, and never both a name and a figure.
  if (table.separator === null) return { known: false, reason: 'not-a-table' }
  return { known: true, tabs: [tabOfTexts('', table.rows)], circular: [] }
}
