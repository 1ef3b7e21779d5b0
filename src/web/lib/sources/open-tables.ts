import type { Matrix } from '#domain/tables/cell.ts'
import type { TextTakes } from '#domain/tables/read-table.ts'
import { valuesOf } from '#domain/tables/tab.ts'
import type { CellRange, Tab } from '#domain/tables/tab.ts'
import { openSource } from './open-source.ts'
import { textTabs } from './open-tabs.ts'
import type { SourceRefusal } from './source.ts'
import type { Takes } from './takes.ts'

/** The values of a tab, for readers that need neither its formulas nor its formats. */
export interface SourceTable {
  /** Of a workbook's tab; '' for the one table of a text. */
  name: string
  rows: Matrix
  /** The value of merged cells is in the first of them alone. */
  merges: readonly CellRange[]
}

export type OpenedTables = { known: true; tables: SourceTable[] } | { known: false; reason: SourceRefusal }

/** The tables of a file that is one source, whatever it is called. */
export async function openTables(
  bytes: Uint8Array<ArrayBuffer>,
  takes: Takes,
  onProgress: (share: number) => void,
): Promise<OpenedTables> {
  const [source] = await openSource({ path: '', bytes }, takes, onProgress)
  if (source === undefined) return { known: false, reason: 'empty-file' }
  return source.known ? tablesOf(source.tabs) : { known: false, reason: source.reason }
}

/** The table in pasted rows. */
export function pastedTables(text: string, takes: TextTakes): OpenedTables {
  const opened = textTabs(text, takes)
  return opened.known ? tablesOf(opened.tabs) : opened
}

function tablesOf(tabs: readonly Tab[]): OpenedTables {
  const filled = tabs.filter(({ cells }) => cells.length > 0)
  return {
    known: true,
    tables: filled.map((tab) => ({ name: tab.name, rows: valuesOf(tab), merges: tab.merges })),
  }
}
