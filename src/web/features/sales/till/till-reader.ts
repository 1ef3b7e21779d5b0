import type { KnownNames, NamedDish, NamedMenu, TillMatch } from '#domain/till/match-till-names.ts'
import { matchTillNames } from '#domain/till/match-till-names.ts'
import type { TillName, TillReading, TillSales } from '#domain/till/read-till.ts'
import { readTill } from '#domain/till/read-till.ts'
import type { SavedTillMapping } from '#domain/till/saved-till-mapping.ts'
import { applySavedTillMapping, toSavedTillColumns } from '#domain/till/saved-till-mapping.ts'
import type { TillMapping, TillRole } from '#domain/till/till-columns.ts'
import { findTillHeader, proposeTillColumns, returnColumns, tillHeaders } from '#domain/till/till-columns.ts'
import type { Header } from '#domain/tables/header.ts'
import { TABLE_REFUSALS } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'
import type { PlanOutcome, TableKind } from '#web/entities/import-flow/import-types.ts'
import { TableReader } from '#web/entities/import-flow/table-reader.ts'

/** The import of a till's file: a row is a name with what was sold of it. */
export interface TillImport {
  mapping: { header: Header | null; roles: readonly TillRole[] }
  row: TillName & { row: number; doubts: { reason: string }[] }
  skip: string
  refusal: TableRefusal | Extract<TillReading, { known: false }>['reason']
  notes: { sales: TillSales; returns: number[] }
  /** What the names can mean, and meant last time. */
  known: { dishes: readonly NamedDish[]; menus: readonly NamedMenu[]; names: KnownNames | null }
  line: TillMatch & { id: string; kind: TillMatch['certainty']; doubts: readonly string[] }
  choice: unknown
  change: unknown
  outcome: PlanOutcome
  options: unknown
  done: unknown
}

type Mapping = TillImport['mapping']

const toTill = ({ header, roles }: Mapping): TillMapping => ({ header: header?.row ?? null, roles })
const ofTill = ({ header, roles }: TillMapping): Mapping => ({
  header: header === null ? null : { row: header, height: 1 },
  roles,
})

const TILL_KIND: TableKind<TillImport> = {
  takes: { forms: new Set(['text', 'workbook']), headRowOf: findTillHeader, pages: 'one-table' },
  refusals: TABLE_REFUSALS,
  rankOf: (rows) => (findTillHeader(rows) === null ? 0 : 1),
  propose: (rows) => {
    const mapping = proposeTillColumns(rows)
    const headers = tillHeaders(rows, mapping)
    const columns = mapping.roles.map((role, at) => ({ header: headers[at] ?? '', role, sure: true }))
    return { mapping: ofTill(mapping), columns }
  },
  read: (table, mapping) => {
    const sales = readTill(table, toTill(mapping))
    if (!sales.known) return sales
    return {
      known: true,
      rows: sales.names.map((name, row) => ({ ...name, row, doubts: [] })),
      skipped: [],
      notes: { sales, returns: returnColumns(table, toTill(mapping)) },
    }
  },
  save: (rows, mapping) => ({ ...toSavedTillColumns(rows, toTill(mapping)) }),
  restore: (rows, kept) => {
    const mapping = kept === null ? null : applySavedTillMapping(rows, kept as SavedTillMapping)
    return mapping && ofTill(mapping)
  },
  compare: (rows, { dishes, menus, names }) =>
    matchTillNames(rows, dishes, menus, names).map((match) => ({
      ...match,
      id: match.key,
      kind: match.certainty,
      doubts: [],
    })),
}

/** Reads a till's file, in a worker. */
export class TillReader extends TableReader<TillImport> {
  constructor() {
    super(TILL_KIND)
  }
}
