import type { ErrorCode } from '#contract/errors.ts'
import type { ArchivedRow } from './archive-rows.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { ExportedTable } from './exported-tables.ts'

/** @property maxItems what an account may hold */
export type ArchiveWork = { path: string; maxItems: number }

/** What the thread that reads archives is asked, one question after the other. */
export type ArchiveQuestions = {
  /** Opens the archive that the questions after it are about. */
  check: { asked: ArchiveWork; answered: CheckedArchive }
  /** The first rows of a table; null where it has none. */
  rows: { asked: { table: ExportedTable }; answered: ArchivedRow[] | null }
  /** Those that follow; null at the end. */
  moreRows: { asked: undefined; answered: ArchivedRow[] | null }
  /** A picture. */
  file: { asked: { name: string; most: number }; answered: Uint8Array }
}

export type ArchiveQuestion = {
  [Name in keyof ArchiveQuestions]: { name: Name; asked: ArchiveQuestions[Name]['asked'] }
}[keyof ArchiveQuestions]

export type ArchiveAnswer =
  | { answered: ArchiveQuestions[keyof ArchiveQuestions]['answered'] }
  | { refused: { code: ErrorCode; message: string; data: unknown } }
