import type { ComparedProduct, PriceListMapping } from '#contract/price-lists.ts'
import { basisQuestion } from '#domain/price-lists/basis-question.ts'
import type { BasisQuestion } from '#domain/price-lists/basis-question.ts'
import { cellText } from '#domain/tables/cell.ts'
import type { Matrix } from '#domain/tables/cell.ts'
import { applySavedMapping, isSavedMapping, toSavedMapping } from '#domain/price-lists/saved-mapping.ts'
import { fillMerged } from '#domain/tables/fill-merged.ts'
import type { FileRefusal } from '#domain/price-lists/limits.ts'
import { PDF_REFUSALS, TABLE_REFUSALS } from '#domain/tables/limits.ts'
import type { DoubtReason, ListRow, SkippedRow, SkipReason } from '#domain/price-lists/list-row.ts'
import { isOwnExport, readOwnExport } from '#domain/price-lists/own-export.ts'
import { proposeColumns } from '#domain/price-lists/propose-columns.ts'
import type { ListMapping, ListProposal } from '#domain/price-lists/propose-columns.ts'
import { readList } from '#domain/price-lists/read-list.ts'
import { isRayon } from '#domain/price-lists/read-category.ts'
import { headRowOfList } from '#domain/price-lists/find-header.ts'
import type { Header } from '#domain/price-lists/find-header.ts'
import { compareWithCatalogue } from './compare-with-catalogue.ts'
import type { Difference } from './compare-with-catalogue.ts'
import { likeliestSheet } from './likeliest-sheet.ts'
import { openTables, pastedTables } from '#web/lib/sources/open-tables.ts'
import type { OpenedTables, SourceTable } from '#web/lib/sources/open-tables.ts'
import { refusalOf } from '#web/lib/sources/refusal-of.ts'
import type { Takes } from '#web/lib/sources/takes.ts'

const LIST_TAKES: Takes = {
  forms: new Set(['text', 'workbook', 'pdf']),
  headRowOf: headRowOfList,
  pages: 'one-table',
  isHeading: isRayon,
}

/** Rows of the file that are shown as they are, to find the header among them. */
const HEAD_ROWS = 40
/** Rows that are shown as they will be stored. */
const SHOWN_ROWS = 20
const SHOWN_DOUBTFUL = 200
const MOST_SKIPPED = 1000

type OrReason<Value, Reason> = ({ known: true } & Value) | { known: false; reason: Reason }

/** A table of the file, unchanged. */
export interface OpenedList {
  sheets: { name: string; rows: number }[]
  sheet: number
  head: string[][]
  /** A catalogue that we exported: its columns need no mapping. */
  own: boolean
  proposal: ListProposal
}

/** Which rows are shown: the first of the file, those to be checked before the others, or those with one doubt alone. */
export type ShownRows = 'first' | 'doubtful' | DoubtReason

/** The table as it will be stored. */
export interface ReadList {
  rows: number
  /** As many of the rows asked for as are shown. */
  shown: ListRow[]
  /** How many rows carry a doubt at all, and how many each. */
  doubtful: number
  doubts: { reason: DoubtReason; rows: number }[]
  /** Rows whose category is a guess from the name: a note, no doubt. */
  categoriesGuessed: number
  /** What to ask once of the rows that do not say what their price is of. */
  basis: BasisQuestion | null
  skipped: number
  /** How many rows are left out for each reason. */
  skips: { reason: SkipReason; rows: number }[]
  skippedRows: SkippedRow[]
}

const NO_TABLE: SourceTable = { name: '', rows: [], merges: [] }

/** What is done with a file, off the page: it keeps the table between the steps, as large as that may be. */
export class ListReader {
  #sheets: SourceTable[] = []
  #matrix: Matrix = []
  #rows: ListRow[] = []

  async open(bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void) {
    return this.#opened(await openTables(bytes, LIST_TAKES, onProgress))
  }

  paste(text: string): OrReason<OpenedList, FileRefusal | 'unreadable'> {
    return this.#opened(pastedTables(text, LIST_TAKES.headRowOf))
  }

  choose(sheet: number): OpenedList {
    const { rows, merges } = this.#sheets[sheet] ?? NO_TABLE
    this.#matrix = fillMerged(rows, merges)
    this.#rows = []
    return {
      sheets: this.#sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
      sheet,
      own: isOwnExport(this.#matrix),
      head: this.#matrix.slice(0, HEAD_ROWS).map((row) => row.map(cellText)),
      proposal: proposeColumns(this.#matrix),
    }
  }

  /** What the columns seem to hold when the header is the row that the user names. */
  propose(header: Header | null): ListProposal {
    return proposeColumns(this.#matrix, header)
  }

  read(mapping: ListMapping): OrReason<ReadList, FileRefusal> {
    const reading = isOwnExport(this.#matrix) ? readOwnExport(this.#matrix) : readList(this.#matrix, mapping)
    if (!reading.known) return reading
    this.#rows = reading.rows
    return {
      known: true,
      rows: reading.rows.length,
      shown: this.show('first'),
      doubtful: reading.rows.filter(({ doubts }) => doubts.length > 0).length,
      doubts: counted(reading.rows, ({ doubts }) => doubts),
      categoriesGuessed: reading.rows.filter(({ categoryGuessed }) => categoryGuessed).length,
      basis: basisQuestion(reading.rows),
      skips: counted(reading.skipped, (row) => [row]),
      skipped: reading.skipped.length,
      skippedRows: reading.skipped.slice(0, MOST_SKIPPED),
    }
  }

  /** Some of the rows; what disagrees with a printed price comes first of those to be checked. */
  show(wanted: ShownRows): ListRow[] {
    if (wanted === 'first') return this.#rows.slice(0, SHOWN_ROWS)
    if (wanted !== 'doubtful')
      return this.#rows.filter((row) => carries(row, wanted)).slice(0, SHOWN_DOUBTFUL)
    const { disagrees = [], doubtful = [], clear = [] } = Object.groupBy(this.#rows, certaintyOf)
    const first = [...disagrees, ...doubtful].slice(0, SHOWN_DOUBTFUL)
    return [...first, ...clear.slice(0, Math.max(0, SHOWN_ROWS - first.length))]
  }

  /** How the supplier's last list was read, for this one; null when this one is another. */
  fit(kept: PriceListMapping | null): ListMapping | null {
    return isSavedMapping(kept) ? applySavedMapping(this.#matrix, kept) : null
  }

  keep(mapping: ListMapping): PriceListMapping {
    return { ...toSavedMapping(this.#matrix, mapping) }
  }

  compare(catalogue: readonly ComparedProduct[]): Difference[] {
    return compareWithCatalogue(this.#rows, catalogue)
  }

  #opened(file: OpenedTables): OrReason<OpenedList, FileRefusal | 'unreadable'> {
    if (!file.known)
      return { known: false, reason: refusalOf(file.reason, [...TABLE_REFUSALS, ...PDF_REFUSALS]) }
    this.#sheets = file.tables
    return { known: true, ...this.choose(likeliestSheet(file.tables)) }
  }
}

function carries({ doubts }: ListRow, wanted: DoubtReason): boolean {
  return doubts.some(({ reason }) => reason === wanted)
}

function certaintyOf(row: ListRow): 'disagrees' | 'doubtful' | 'clear' {
  if (row.doubts.length === 0) return 'clear'
  return carries(row, 'unit-price-differs') ? 'disagrees' : 'doubtful'
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
