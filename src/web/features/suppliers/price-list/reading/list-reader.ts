import type { CommittedPriceList, ComparedProduct, PriceListRow } from '#contract/price-lists.ts'
import { basisQuestion } from '#domain/price-lists/basis-question.ts'
import type { BasisQuestion } from '#domain/price-lists/basis-question.ts'
import { PRICE_ROLES } from '#domain/price-lists/column-roles.ts'
import { findHeader } from '#domain/price-lists/find-header.ts'
import type { FileRefusal } from '#domain/price-lists/limits.ts'
import type { ListRow, SkipReason } from '#domain/price-lists/list-row.ts'
import { isOwnExport, readOwnExport } from '#domain/price-lists/own-export.ts'
import { proposeColumns } from '#domain/price-lists/propose-columns.ts'
import type { ListMapping } from '#domain/price-lists/propose-columns.ts'
import { isRayon } from '#domain/price-lists/read-category.ts'
import { readList } from '#domain/price-lists/read-list.ts'
import { applySavedMapping, isSavedMapping, toSavedMapping } from '#domain/price-lists/saved-mapping.ts'
import { LIST_TEXTS } from '#domain/price-lists/written-lines.ts'
import { PDF_REFUSALS, TABLE_REFUSALS } from '#domain/tables/limits.ts'
import type { TableKind } from '#web/entities/import-flow/import-types.ts'
import { TableReader } from '#web/entities/import-flow/table-reader.ts'
import { compareWithCatalogue } from './compare-with-catalogue.ts'
import type { Difference, Option } from './compare-with-catalogue.ts'
import type { ListOutcome } from '../differences/outcome.ts'

/** The import of a price list. */
export interface ListImport {
  mapping: ListMapping
  row: ListRow
  skip: SkipReason
  refusal: FileRefusal
  notes: {
    /** Rows whose category is a guess from the name: a note, no doubt. */
    categoriesGuessed: number
    /** What to ask once of the rows that do not say what their price is of. */
    basis: BasisQuestion | null
  }
  known: readonly ComparedProduct[]
  line: Difference
  choice: Option
  change: PriceListRow
  outcome: ListOutcome
  options: { takePrices: boolean }
  done: CommittedPriceList
}

export const LIST_KIND: TableKind<ListImport> = {
  takes: {
    forms: new Set(['text', 'workbook', 'pdf']),
    ...LIST_TEXTS,
    pages: 'one-table',
    isHeading: isRayon,
  },
  refusals: [...TABLE_REFUSALS, ...PDF_REFUSALS],
  // One that names a column of prices, else one that names its columns at all.
  rankOf: (rows) => {
    const header = findHeader(rows)
    if (header === null) return 0
    return proposeColumns(rows, header).mapping.roles.some((role) => PRICE_ROLES.has(role)) ? 2 : 1
  },
  isOwn: isOwnExport,
  propose: proposeColumns,
  read: (table, mapping) => {
    const reading = isOwnExport(table) ? readOwnExport(table) : readList(table, mapping)
    if (!reading.known) return reading
    const { rows } = reading
    const categoriesGuessed = rows.filter(({ categoryGuessed }) => categoryGuessed).length
    return { ...reading, notes: { categoriesGuessed, basis: basisQuestion(rows) } }
  },
  worstDoubt: 'unit-price-differs',
  save: (rows, mapping) => ({ ...toSavedMapping(rows, mapping) }),
  restore: (rows, kept) => (isSavedMapping(kept) ? applySavedMapping(rows, kept) : null),
  compare: compareWithCatalogue,
}

/** Reads a price list, in a worker. */
export class ListReader extends TableReader<ListImport> {
  constructor() {
    super(LIST_KIND)
  }
}
