import type { Header } from '#domain/tables/header.ts'
import type { Matrix } from '#domain/tables/cell.ts'
import type { SourceRefusal } from '#web/lib/sources/source.ts'
import type { Takes } from '#web/lib/sources/takes.ts'

/** The role of each column of a table. */
interface TableMapping<Role extends string = string> {
  /** Null for a table without heads. */
  header: Header | null
  /** By index of the column. */
  roles: readonly Role[]
}

export interface TableProposal<Mapping extends TableMapping> {
  mapping: Mapping
  columns: {
    header: string
    role: Mapping['roles'][number]
    /** False where the user should check it. */
    sure: boolean
  }[]
}

/** A row of a file as it will be stored. */
interface ImportRow {
  /** Place in the file, from 0. */
  row: number
  doubts: readonly { reason: string }[]
}

/** A line of the plan: what a row comes to. */
interface PlanLine {
  id: string
  kind: string
  doubts: readonly string[]
}

/** What one import is made of: its types, that its reader, its plan and its page share. */
export interface ImportTypes {
  mapping: TableMapping
  row: ImportRow
  /** Why a row is set aside. */
  skip: string
  /** Why a whole file is refused. */
  refusal: string
  /** What the reader says of all rows beside their doubts. */
  notes: object
  /** What is there already, and the rows are compared with. */
  known: unknown
  line: PlanLine
  /** One way to settle a line that may be several things. */
  choice: unknown
  /** What is sent of a line that is taken. */
  change: unknown
  outcome: PlanOutcome
  /** What the user decides of the whole file, beside its lines. */
  options: unknown
  /** What the server answers once it is done. */
  done: unknown
}

/** What will happen when the user confirms. */
export interface PlanOutcome<Change = unknown> {
  changes: readonly Change[]
  /** Lines of the file that change nothing. */
  unchanged: number
}

export type DoubtOf<Types extends ImportTypes> = Types['row']['doubts'][number]['reason']

export type OrReason<Value, Reason> = ({ known: true } & Value) | { known: false; reason: Reason }

/** How the tables of one import are read; runs in a worker. */
export interface TableKind<Types extends ImportTypes> {
  takes: Takes
  /** The reasons of `SourceRefusal` that it has sentences for. */
  refusals: readonly (Types['refusal'] & SourceRefusal)[]
  /** How much a table looks like one of these; of the best ones the longest is opened. */
  rankOf: (rows: Matrix) => number
  /** Whether a table is our own export, whose columns need no mapping. */
  isOwn?: (rows: Matrix) => boolean
  propose: (rows: Matrix, header?: Header | null) => TableProposal<Types['mapping']>
  read: (
    rows: Matrix,
    mapping: Types['mapping'],
  ) => OrReason<
    {
      rows: Types['row'][]
      skipped: { row: number; reason: Types['skip']; text: string }[]
      notes: Types['notes']
    },
    Types['refusal']
  >
  /** The doubt whose rows come first of those to be checked. */
  worstDoubt?: DoubtOf<Types>
  /** The mapping as it is kept for the next file, and that of the last file for this one; null where it does not fit. */
  save: (rows: Matrix, mapping: Types['mapping']) => Record<string, unknown>
  restore: (rows: Matrix, kept: unknown) => Types['mapping'] | null
  compare: (rows: readonly Types['row'][], known: Types['known']) => Types['line'][]
}
