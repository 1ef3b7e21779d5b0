import type { Tab } from '#domain/tables/tab.ts'
import type { SheetReason } from '#domain/sheet-files/verdict/sheet-reason.ts'
import type { WrittenLine } from './costed-table.ts'

/** A sheet of a sample as a right reading gives it. */
export interface ExpectedSheet {
  title: string
  lines: WrittenLine[]
  /** The file's own total; null where it has none. */
  total: number | null
  portions: number | null
  /** Where an error is planted: the reasons that name it, and its line. */
  error: { reasons: SheetReason['reason'][]; line: number } | null
}

/** Workbooks with what they truly hold. */
export interface Sample {
  name: string
  layout: string
  files: { tabs: Tab[] }[]
  sheets: ExpectedSheet[]
  /** Tabs that must be refused by name. */
  refused: string[]
}
