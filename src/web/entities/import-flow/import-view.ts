import type { ComponentType } from 'react'
import type { ImportArea } from './import-texts.ts'
import type { ImportTypes } from './import-types.ts'
import type { PlanView } from './plan/plan-view.ts'
import type { DraftCalls } from './sending/use-drafts.ts'
import type { ImportFileControl } from './source/use-import-file.ts'
import type { RunningReader } from './start-table-reader.ts'
import type { KnownRows } from './use-known-rows.ts'

/** Everything that one import says of itself; the pages, the steps and the worker's questions are those of every import. */
export interface ImportView<Types extends ImportTypes> {
  area: ImportArea
  startReader: (onProgress: (share: number) => void) => RunningReader<Types>
  /** Whether its tables may come as a PDF. */
  pdf: boolean
  roles: readonly Types['mapping']['roles'][number][]
  /** Roles that several columns may have. */
  sharedRoles: ReadonlySet<string>
  /** The role of a column that is not read. */
  noRole: Types['mapping']['roles'][number]
  /** The tables side by side in one table, by the roles of its columns. */
  partsOf: (roles: readonly Types['mapping']['roles'][number][]) => { from: number; to: number }[]
  /** Reasons that other columns may change. */
  ofColumns: ReadonlySet<Types['refusal']>
  /** The reason of rows that come again, which are counted apart. */
  repeatedSkip?: Types['skip']
  /** What the file does not say and the user knows. */
  Defaults?: ComponentType<{ control: ImportFileControl<Types> }>
  /** What is counted beside doubts. */
  Notes?: ComponentType<{ notes: Types['notes'] }>
  PreviewTable: ComponentType<{ rows: readonly Types['row'][] }>
  /** The mapping of the last file, which is kept for the next. */
  readKept: () => Promise<unknown>
  keep: (mapping: Record<string, unknown>) => Promise<unknown>
  known: KnownRows<Types['known']>
  /** Whether a plan changes anything: nothing is lost otherwise by leaving the page. */
  bringsNews: (lines: readonly Types['line'][]) => boolean
  plan: PlanView<Types>
  calls: DraftCalls<Types>
  /** What was done, and the way back. */
  Done: ComponentType<{ done: Types['done']; onAnother: () => void }>
  /** Where one goes when the file changes nothing. */
  NothingToDo: ComponentType
}
