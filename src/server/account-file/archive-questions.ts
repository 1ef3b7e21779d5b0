import type { ErrorCode } from '#contract/errors.ts'
import type { ArchivedRow } from './archive-rows.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { Compared, ComparedTable } from './compared-tables.ts'
import type { ExportedTable } from './exported-tables.ts'

/** @property maxItems what an account may hold */
export type ArchiveWork = { path: string; maxItems: number }

/** What the thread that reads archives answers, one question after the other. */
export type ArchiveQuestions = {
  /** Opens the archive that the questions after it are about. */
  check: { input: ArchiveWork; output: Omit<CheckedArchive, 'compared'> }
  /** Of the rows of a table that are compared with what is there, those from a place on; none at the end. */
  compared: { input: { table: ComparedTable; from: number }; output: Compared[] }
  /** The first rows of a table; null where it has none. */
  rows: { input: { table: ExportedTable }; output: ArchivedRow[] | null }
  /** Those that follow; null at the end. */
  moreRows: { input: undefined; output: ArchivedRow[] | null }
  /** A picture. */
  file: { input: { name: string; most: number }; output: Uint8Array }
}

export type ArchiveQuestion = {
  [Name in keyof ArchiveQuestions]: { name: Name; input: ArchiveQuestions[Name]['input'] }
}[keyof ArchiveQuestions]

export type ArchiveAnswer =
  | { output: ArchiveQuestions[keyof ArchiveQuestions]['output'] }
  | { refused: { code: ErrorCode; message: string; data: unknown } }
