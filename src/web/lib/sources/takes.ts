import type { TextTakes } from '#domain/tables/read-table.ts'
import type { Around, RefusedSource, Source, SourceFacts, SourceFile } from './source.ts'

/** What a file is by its bytes; the code that reads it is fetched for each of these. */
export const FILE_FORMS = [
  'workbook',
  'open-spreadsheet',
  'word',
  'open-document',
  'pdf',
  'archive',
  'gzip',
  'json',
  'page',
  'text',
] as const
export type FileForm = (typeof FILE_FORMS)[number]

/** What a reader takes of archives, beside opening each of their files. */
export interface ArchiveTakes<Own extends SourceFacts> {
  /** Which files of an archive with these names are not unpacked. */
  skipped: (names: Iterable<string>) => (name: string) => boolean
  /** The sources of an archive as those of the reader. @param picturesLeftOut of the archive itself */
  join: (path: string, sources: readonly Source<Own>[], picturesLeftOut: number) => Source<Own>[]
}

/** What a reader knows of the tables that it reads. */
export interface TableTakes extends TextTakes {
  /** Of a PDF: all pages are one table, or a page that begins with a title in larger letters begins another tab. */
  pages: 'one-table' | 'titled-tabs'
  /** Whether a text between the rows of a table is a heading, and does not belong to the row above it. */
  isHeading?: (text: string) => boolean
}

/** What a reader of files takes; every other file is `not-a-table` to it. */
export interface Takes<Own extends SourceFacts = never> extends TableTakes {
  forms: ReadonlySet<FileForm>
  /** Reads what is no table: null for a text that is one after all. */
  openOwn?: (
    file: SourceFile,
    form: 'json' | 'page' | 'text',
    around: Around,
  ) => Promise<Own | RefusedSource | null>
  archive?: ArchiveTakes<Own>
}
