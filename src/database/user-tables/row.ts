import type { PgTable } from 'drizzle-orm/pg-core'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'
import type { COLUMN_WORDS } from './column-words.ts'

/** A part that a table does not take, and the sentence why. */
export type Not = { not: string }

type KeyOf<Table extends PgTable> = keyof Table['$inferSelect'] & string

/** Columns without a heading in a spreadsheet: the owner, who did it, the id, pictures and the text that searches match. */
type WithoutHeading = 'userId' | 'personId' | 'id' | 'content' | 'searchText'

/**
 * The headings that are the table's own: of columns that have no common word. While there is no schema, its columns are any
 * text, and no heading is asked for yet.
 */
type OwnHeadings<Table extends PgTable> =
  Exclude<KeyOf<Table>, WithoutHeading | keyof typeof COLUMN_WORDS> extends infer Own extends string
    ? [Own] extends [never]
      ? { columns?: never }
      : string extends Own
        ? Headings
        : { columns: Readonly<Record<Own, string>> }
    : never

type Headings = { columns?: Readonly<Record<string, string>> }

/** What is declared of one table of the user's. */
export type RowOf<Table extends PgTable> = UserTableRow<Table, KeyOf<Table>, OwnHeadings<Table>>

/** The same of any table: columns are named by their keys in the schema. */
export type UserTableRow<Table = PgTable, Key = string, Own = Headings> = {
  /** As a function, since the schema asks here which names there are. */
  table: () => Table
  /** The column that names the thing of which a row is a part: where an import leaves out the thing, it leaves out the row. Null where a row is no part. */
  partOf: Key | null
  /** What a row is called where another one names it: a column of the database, or SQL on the alias of the row. */
  named?: string | ((row: string) => string)
  /**
   * 'carried': a row is deleted and restored with a row that it refers to. `thing`: users delete a row itself, and the bin lists
   * it as that. Which references count follows from the foreign keys.
   */
  bin: 'carried' | { thing: DeletedThing } | Not
  /** Rows in the file of an account, and what reading them back asks for beside the database's own checks. */
  archive:
    | {
        /** The folder of the pictures that rows have, and what these are in the words of LISEZ-MOI.txt. */
        pictures?: { folder: string; words: string }
        /** How many rows one other row may have as its parts, where the database does not count them. */
        most?: number
        /** Columns that files of older versions have, and that nothing is read from. */
        former?: readonly string[]
      }
    | Not
  /** What an import can have done with it, and its undoing takes back. */
  imports: InImports<Key> | Not
  /** The CSV file for people in the file of an account; `order` is SQL on `t` and on `of_<column>` of what it names, by ids without. */
  spreadsheet: ({ file: string; order?: string } & Own) | Not
  /** What of it counts in what an account may hold: each row, or those of a condition. Pictures are counted wherever a table has some. */
  storage: 'items' | 'bin' | { where: string } | Not
}

type InImports<Key> =
  /** An import makes rows only with their thing, and its undoing deletes them with it. */
  | 'part'
  /** The same, and where an import has changed the thing, its undoing gives back the rows: as content of the thing, or as what the account has learnt about it from files, which is no edit. */
  | { givenBack: 'content' | 'learnt' }
  | {
      /** How a row `t` is, with its parts, as far as users change it: SQL. By the versions that each edit raises, not by its columns, so that a later version of the schema does not take everything for changed. */
      state: string
      /** Of an archive, rows are things that the import has made where one of what these columns name was there before; all rows where it is empty. False where no import makes a row. */
      made: readonly Key[] | false
      /** Where imports change rows: the columns of the database that are kept and given back. */
      changed?: 'all' | { only: readonly string[] } | { without: readonly string[] }
    }
