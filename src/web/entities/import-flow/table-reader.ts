import type { Header } from '#domain/tables/header.ts'
import { cellText } from '#domain/tables/cell.ts'
import type { Matrix } from '#domain/tables/cell.ts'
import { fillMerged } from '#domain/tables/fill-merged.ts'
import { openTables, pastedTables } from '#web/lib/sources/open-tables.ts'
import type { OpenedTables, SourceTable } from '#web/lib/sources/open-tables.ts'
import { refusalOf } from '#web/lib/sources/refusal-of.ts'
import type { OnProgress } from '#web/lib/worker/protocol.ts'
import type { DoubtOf, ImportTypes, OrReason, TableKind, TableProposal } from './import-types.ts'

/** Rows of the file that are shown as they are, to find the header among them. */
const HEAD_ROWS = 40
/** Rows that are shown as they will be stored. */
const SHOWN_ROWS = 20
const SHOWN_DOUBTFUL = 200
const MOST_SKIPPED = 1000

/** A table of the file, unchanged. */
export interface OpenedTable<Types extends ImportTypes> {
  sheets: { name: string; rows: number }[]
  sheet: number
  head: string[][]
  /** Our own export: its columns need no mapping. */
  own: boolean
  proposal: TableProposal<Types['mapping']>
}

/** Which rows are shown: the first of the file, those to be checked before the others, or those with one doubt alone. */
export type ShownRows<Types extends ImportTypes> = 'first' | 'doubtful' | DoubtOf<Types>

/** The table as it will be stored. */
export interface ReadRows<Types extends ImportTypes> {
  rows: number
  /** As many of the rows asked for as are shown. */
  shown: Types['row'][]
  /** How many rows carry a doubt at all, and how many each. */
  doubtful: number
  doubts: { reason: DoubtOf<Types>; rows: number }[]
  notes: Types['notes']
  skipped: number
  /** How many rows are left out for each reason. */
  skips: { reason: Types['skip']; rows: number }[]
  skippedRows: { row: number; reason: Types['skip']; text: string }[]
}

const NO_TABLE: SourceTable = { name: '', rows: [], merges: [] }

/** What is done with a file, off the page: it keeps the table between the steps, as large as that may be. */
export class TableReader<Types extends ImportTypes> {
  #tables: SourceTable[] = []
  #matrix: Matrix = []
  #rows: Types['row'][] = []
  readonly #kind: TableKind<Types>

  constructor(kind: TableKind<Types>) {
    this.#kind = kind
  }

  async open(bytes: Uint8Array<ArrayBuffer>, onProgress: OnProgress) {
    return this.#opened(await openTables(bytes, this.#kind.takes, onProgress))
  }

  paste(text: string): OrReason<OpenedTable<Types>, Types['refusal'] | 'not-a-table' | 'unreadable'> {
    return this.#opened(pastedTables(text, this.#kind.takes))
  }

  choose(sheet: number): OpenedTable<Types> {
    const { rows, merges } = this.#tables[sheet] ?? NO_TABLE
    this.#matrix = fillMerged(rows, merges)
    this.#rows = []
    return {
      sheets: this.#tables.map((table) => ({ name: table.name, rows: table.rows.length })),
      sheet,
      own: this.#kind.isOwn?.(this.#matrix) ?? false,
      head: this.#matrix.slice(0, HEAD_ROWS).map((row) => row.map(cellText)),
      proposal: this.#kind.propose(this.#matrix),
    }
  }

  /** What the columns seem to hold when the header is the row that the user names. */
  propose(header: Header | null): TableProposal<Types['mapping']> {
    return this.#kind.propose(this.#matrix, header)
  }

  read(mapping: Types['mapping']): OrReason<ReadRows<Types>, Types['refusal']> {
    const reading = this.#kind.read(this.#matrix, mapping)
    if (!reading.known) return reading
    const { rows, skipped, notes } = reading
    this.#rows = rows
    return {
      known: true,
      rows: rows.length,
      shown: this.show('first'),
      doubtful: rows.filter(({ doubts }) => doubts.length > 0).length,
      doubts: counted(rows, ({ doubts }) => doubts),
      notes,
      skips: counted(skipped, (row) => [row]),
      skipped: skipped.length,
      skippedRows: skipped.slice(0, MOST_SKIPPED),
    }
  }

  /** Some of the rows; what carries the worst doubt comes first of those to be checked. */
  show(wanted: ShownRows<Types>): Types['row'][] {
    if (wanted === 'first') return this.#rows.slice(0, SHOWN_ROWS)
    if (wanted !== 'doubtful')
      return this.#rows.filter((row) => carries(row, wanted)).slice(0, SHOWN_DOUBTFUL)
    const {
      worst = [],
      doubtful = [],
      clear = [],
    } = Object.groupBy(this.#rows, (row) => this.#certaintyOf(row))
    const first = [...worst, ...doubtful].slice(0, SHOWN_DOUBTFUL)
    return [...first, ...clear.slice(0, Math.max(0, SHOWN_ROWS - first.length))]
  }

  /** How the last file was read, for this one; null when this one is another. */
  fit(kept: unknown): Types['mapping'] | null {
    return this.#kind.restore(this.#matrix, kept)
  }

  keep(mapping: Types['mapping']): Record<string, unknown> {
    return this.#kind.save(this.#matrix, mapping)
  }

  compare(known: Types['known']): Types['line'][] {
    return this.#kind.compare(this.#rows, known)
  }

  #opened(file: OpenedTables): OrReason<OpenedTable<Types>, Types['refusal'] | 'not-a-table' | 'unreadable'> {
    if (!file.known) return { known: false, reason: refusalOf(file.reason, this.#kind.refusals) }
    this.#tables = file.tables
    return { known: true, ...this.choose(likeliestTable(file.tables, this.#kind.rankOf)) }
  }

  #certaintyOf(row: Types['row']): 'worst' | 'doubtful' | 'clear' {
    if (row.doubts.length === 0) return 'clear'
    const { worstDoubt } = this.#kind
    return worstDoubt !== undefined && carries(row, worstDoubt) ? 'worst' : 'doubtful'
  }
}

/** The place of the longest of the tables that rank best. */
export function likeliestTable(
  tables: readonly Pick<SourceTable, 'rows'>[],
  rankOf: (rows: Matrix) => number,
): number {
  if (tables.length === 1) return 0
  const ranks = tables.map(({ rows }) => rankOf(rows))
  const best = Math.max(...ranks)
  const scores = tables.map(({ rows }, at) => (ranks[at] === best ? rows.length : -1))
  return scores.indexOf(Math.max(...scores))
}

function carries({ doubts }: ImportTypes['row'], wanted: string): boolean {
  return doubts.some(({ reason }) => reason === wanted)
}

/** How many rows each reason is given for, the commonest first. */
function counted<Row, Reason>(
  rows: readonly Row[],
  reasonsOf: (row: Row) => readonly { reason: Reason }[],
): { reason: Reason; rows: number }[] {
  const counts = new Map<Reason, number>()
  for (const row of rows) {
    const reasons = reasonsOf(row)
    if (reasons.length === 0) continue
    for (const reason of new Set(reasons.map((one) => one.reason))) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, rows: count }))
    .toSorted((one, other) => other.rows - one.rows)
}
