import { strFromU8 } from 'fflate'
import { checkWorkbook } from '#domain/tables/check-workbook.ts'
import { decodeText } from '#domain/tables/decode-text.ts'
import { kindOfFile } from '#domain/tables/file-kind.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import { evaluateFormulas } from '#domain/tables/evaluate-formulas.ts'
import type { EvaluatedTabs } from '#domain/tables/evaluate-formulas.ts'
import { GENERAL } from '#domain/tables/number-format.ts'
import type { Tab } from '#domain/tables/tab.ts'
import { openText } from './open-file.ts'
import { odsTabs } from './ods-tabs.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { xlsxTabs } from './xlsx-tabs.ts'

export type OpenedTabs = ({ known: true } & EvaluatedTabs) | { known: false; reason: TableRefusal }

/**
 * The tabs of a workbook (.xlsx, .ods) or of a text table with the formulas, formats, merged and hidden cells that the
 * table of values of `openFile` leaves out. The same limits and refusals apply.
 */
export function openTabs(bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void): OpenedTabs {
  const kind = kindOfFile(bytes)
  if (kind === 'text') return textTabs(bytes)
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

function textTabs(bytes: Uint8Array): OpenedTabs {
  const decoded = decodeText(bytes)
  const opened = decoded === null ? null : openText(decoded.text)
  if (opened === null) return { known: false, reason: 'not-a-table' }
  if (!opened.known) return opened
  const tabs = opened.sheets.map(({ name, rows }): Tab => ({
    name,
    cells: rows.map((row) =>
      row.map((value) => (value === '' ? undefined : { value, formula: null, format: GENERAL })),
    ),
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    hidden: false,
    hasPicture: false,
  }))
  return { known: true, tabs, circular: [] }
}
