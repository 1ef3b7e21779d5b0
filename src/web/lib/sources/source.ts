import type { PhotoType } from '#domain/catalogue/photo.ts'
import { PDF_REFUSALS } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import type { CellPlace, Tab } from '#domain/tables/tab.ts'

/** A file as it was dropped, or a file of an archive. */
export interface SourceFile {
  /** Its name with its folders: 'Recettes/Tarte/recipe.json'. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The pictures of a file's folders, and whether there is no other file. */
export interface Around {
  pictures: readonly SourceFile[]
  isAlone: boolean
}

/**
 * Why a file is refused, beside what refuses a table.
 * - `picture`: a photo or a scan
 * - `old-document`: a text document of Word before 2007 (.doc) or in RTF
 * - `apple-document`: of Pages, Numbers or Keynote
 * - `other-archive`: RAR, 7z, tar
 * - `nested-archive`: an archive in an archive in an archive
 * - `not-downloaded`: nothing is wrong with it; the code that reads it could not be downloaded
 * - `no-recipes`: JSON, a page or an archive without any recipe
 */
export const SOURCE_REFUSALS = [
  'picture',
  'old-document',
  'apple-document',
  ...PDF_REFUSALS,
  'other-archive',
  'nested-archive',
  'no-recipes',
  'not-downloaded',
] as const
export type SourceRefusal = TableRefusal | (typeof SOURCE_REFUSALS)[number]

/** A picture in a file, by the tab and the cell that it is anchored at. */
export interface SourcePicture {
  tab: number
  row: number
  column: number
  type: PhotoType
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

type SourceKind = 'workbook' | 'text-table' | 'word' | 'open-document' | 'pdf'

/** What every file that was read has, whatever it is. */
export interface SourceFacts {
  path: string
  known: true
  /** When the file itself says that it was saved, ISO 8601 in UTC. */
  savedAt?: string | null
  tabs: readonly Tab[]
  /** Cells whose formulas lead back to themselves. */
  circular: readonly CellPlace[]
  pictures: readonly SourcePicture[]
  /** Pictures that are too large, too many or of a kind that sheets do not take. */
  picturesLeftOut: number
}

/** A file that was read as tables: its tabs. */
interface ReadSource extends SourceFacts {
  kind: SourceKind
}

export interface RefusedSource {
  path: string
  known: false
  reason: SourceRefusal
}

/** A file that was opened; `Own` is what a reader makes itself of forms that are no tables. */
export type Source<Own extends SourceFacts = ReadSource> = ReadSource | Own | RefusedSource
