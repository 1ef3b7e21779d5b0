import type { ProductCategory } from '../catalogue/product-category.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { candidatesByContent, candidatesByHeader } from './column-candidates.ts'
import type { Candidate } from './column-candidates.ts'
import { NO_PRICE } from './column-evidence.ts'
import { profileOf } from './column-profile.ts'
import type { ColumnProfile } from './column-profile.ts'
import { PRICE_ROLES, SHARED_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { countBesideContents } from './counts-beside-contents.ts'
import { pairUnits } from './pair-units.ts'
import type { DefaultBasis } from './default-basis.ts'
import type { DecimalMark } from './read-price.ts'
import { findHeader } from './find-header.ts'
import { dataRows, headersOf } from '../tables/header.ts'
import type { Header } from '../tables/header.ts'
import { entangledNames, listsSideBySide } from './side-by-side.ts'
import type { Entangled, SideList } from './side-by-side.ts'
import { chooseCharged, leaveBills, leaveCredits, proveCharged, withoutAmounts } from './price-columns.ts'
import { provenAmounts } from './proven-amounts.ts'
import { titlesAbove } from './around-table.ts'
import { priceHeaderOf } from './price-header.ts'

/** The user's values for all products of a list that has no such value. */
export interface ListDefaults {
  category: ProductCategory | null
  /** Percent, of prices with VAT. */
  vatRate: number | null
  /** Of rows that do not say what their price is of. */
  priceBasis?: DefaultBasis | null | undefined
  /** What separates the decimals of prices such as '3.230', which may be thousands. */
  decimalMark?: DecimalMark | null | undefined
  /** True when the user confirmed that prices far above the usual ones are in euros. */
  inEuros?: boolean | null | undefined
}

export const NO_DEFAULTS: ListDefaults = { category: null, vatRate: null }

/** The role of each column of a list. */
export interface ListMapping {
  /** Null for a list without header. */
  header: Header | null
  /** By index of the column. */
  roles: readonly ColumnRole[]
  defaults?: ListDefaults
}

interface ColumnProposal {
  header: string
  role: ColumnRole
  /** True when header and content agree; otherwise the user should check it. */
  sure: boolean
}

export interface ListProposal {
  mapping: ListMapping
  columns: ColumnProposal[]
}

/** The number of rows examined for the content of a column, spread over the list. */
const SAMPLE = 150

const NAMES: ReadonlySet<ColumnRole> = new Set(['name'])

/**
 * Proposes a role for each column, from the headers and from the cells under them. Lists side by side in one
 * table are proposed one by one: a role never takes its column from another list than the name.
 * @param header the user's choice, where the header that is found is wrong
 */
export function proposeColumns(matrix: Matrix, header: Header | null = findHeader(matrix)): ListProposal {
  const headers = headersOf(matrix, header)
  const rows = dataRows(matrix, header)
  const width = Math.max(headers.length, ...sampleOf(rows).map((row) => row.length))
  const profiles = profilesOf(rows, 0, width)
  const noHeader = header === null
  const titles = titlesAbove(matrix, header)
  const lists = listsSideBySide(headers, profiles)
  const columns =
    lists.length === 0
      ? proposeList(profiles, headers, noHeader, sampleOf(rows), titles)
      : lists.flatMap((list) => {
          const { from, to } = list
          const within = rowsWithin(rows, from, to)
          const own = profilesOf(within, from, to)
          const sample = sampleOf(within).map((row) => row.slice(from, to))
          return withNameAndPrice(
            proposeList(own, headers.slice(from, to), noHeader, sample, titles),
            own,
            list,
          )
        })
  return { mapping: { header, roles: columns.map(({ role }) => role) }, columns }
}

/** Each of several lists has its names and its prices, also where its cells do not look so ('sur demande'). */
function withNameAndPrice(
  columns: ColumnProposal[],
  profiles: readonly ColumnProfile[],
  { from, name, price }: SideList,
): ColumnProposal[] {
  const lacks = (roles: ReadonlySet<ColumnRole>) => !columns.some(({ role }) => roles.has(role))
  const constant = profiles[price - from]?.constant ?? 0
  const [unnamed, unpriced] = [lacks(NAMES), lacks(PRICE_ROLES) && constant < NO_PRICE]
  return columns.map((column, at): ColumnProposal => {
    if (unnamed && at === name - from) return { ...column, role: 'name', sure: false }
    return unpriced && at === price - from ? { ...column, role: 'price', sure: false } : column
  })
}

/** Rows spread over the list. */
function sampleOf(rows: readonly (readonly Cell[])[]) {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE))
  return rows.filter((_, index) => index % step === 0).slice(0, SAMPLE * 2)
}

/** What a sample of the cells in these columns is like. */
export function profilesOf(rows: readonly (readonly Cell[])[], from: number, to: number): ColumnProfile[] {
  const sample = sampleOf(rows)
  return Array.from({ length: to - from }, (_, column) => profileOf(sample.map((row) => row[from + column])))
}

/** The rows with several cells among these columns: lists side by side differ in length. */
function rowsWithin(rows: readonly (readonly Cell[])[], from: number, to: number) {
  return rows.filter((row) => row.slice(from, to).filter((cell) => cellText(cell) !== '').length > 1)
}

function proposeList(
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  noHeader: boolean,
  sample: readonly (readonly Cell[])[],
  titles: readonly string[],
): ColumnProposal[] {
  const amounts = provenAmounts(sample, headers)
  const byHeader = withoutAmounts(candidatesByHeader(profiles, headers), headers, amounts)
  const roles = new Map<number, Candidate>()
  const taken = new Set<ColumnRole>()
  // The required roles are assigned first: 'Appellation' is the name where there is no better one.
  assign(
    byHeader.filter(({ role }) => role === 'name'),
    roles,
    taken,
  )
  assign(byHeader, roles, taken)
  compareSingles(byHeader, roles, headers)
  const proven = amounts !== null || proveCharged(byHeader, roles, profiles, sample)
  const isCredit = leaveCredits(roles, profiles, headers, titles)
  const rivals =
    noHeader || proven || isCredit ? [] : chooseCharged(byHeader, roles, profiles, headers, sample)
  if (!proven) leaveBills(roles, profiles, headers, titles)
  pairUnits(byHeader, roles)
  countBesideContents(roles, profiles, headers)
  if (taken.has('unitPrice') || taken.has('priceWithTax')) taken.add('price')
  const unnamed = profiles.flatMap((profile, column) =>
    roles.has(column) ? [] : candidatesByContent(profile, column, noHeader ? null : (headers[column] ?? '')),
  )
  assign(
    unnamed.filter(({ role }) => role === 'name'),
    roles,
    taken,
  )
  assign(unnamed, roles, taken)
  leaveEntangled(roles, entangledNames(headers, profiles))
  return profiles.map((_, column): ColumnProposal => {
    const found = roles.get(column)
    const sure = found?.sure ?? !rivals.includes(column)
    return { header: headers[column] ?? '', role: found?.role ?? 'ignored', sure }
  })
}

/** Names and prices that cannot be paired are left to the user, as names of which the list has too many. */
function leaveEntangled(roles: Map<number, Candidate>, entangled: Entangled | null) {
  if (entangled === null) return
  for (const [column, { role }] of roles) if (PRICE_ROLES.has(role)) roles.delete(column)
  const unsure = { strength: 0, score: 0, sure: false }
  for (const column of entangled.names) roles.set(column, { column, role: 'name', ...unsure })
  roles.set(entangled.price, { column: entangled.price, role: 'price', ...unsure })
}

const isPrice = ({ role }: Candidate) => role === 'price'

/** Beside the price of a colis, the price of one ('PU HT') becomes a unit price, for comparison. */
function compareSingles(
  candidates: readonly Candidate[],
  roles: Map<number, Candidate>,
  headers: readonly string[],
) {
  const charged = [...roles.values()].find(isPrice)
  if (charged === undefined || priceHeaderOf(headers[charged.column] ?? '').per?.kind !== 'container') return
  for (const candidate of candidates.filter(isPrice)) {
    if (roles.has(candidate.column) || !priceHeaderOf(headers[candidate.column] ?? '').single) continue
    roles.set(candidate.column, { ...candidate, role: 'unitPrice' })
  }
}

/** Assigns the best pair of column and role first; a role for a single column is then taken. */
function assign(
  candidates: readonly Candidate[],
  roles: Map<number, Candidate>,
  taken: Set<ColumnRole>,
): void {
  const ordered = candidates.toSorted((one, other) => other.score - one.score || one.column - other.column)
  for (const candidate of ordered) {
    const { column, role } = candidate
    if (roles.has(column) || (taken.has(role) && !SHARED_ROLES.has(role))) continue
    roles.set(column, candidate)
    taken.add(role)
  }
}
