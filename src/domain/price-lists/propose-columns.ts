import type { ProductCategory } from '../catalogue/product-category.ts'
import type { Matrix } from './cell.ts'
import { profileOf } from './column-profile.ts'
import type { ColumnProfile } from './column-profile.ts'
import { hintsOfHeader, isNoteHeader, SHARED_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { dataRows, findHeader, headersOf } from './find-header.ts'
import type { Header } from './find-header.ts'
import { priceHeaderOf } from './price-header.ts'

/** The user's values for all products of a list that has no such value. */
export interface ListDefaults {
  category: ProductCategory | null
  /** Percent, of prices with VAT. */
  vatRate: number | null
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

/** The weight of a column's content for each role: 0 to 10; null excludes the role. */
const EVIDENCE: Record<ColumnRole, (profile: ColumnProfile) => number | null> = {
  code: ({ code, counter, distinct, words, letters, figure, fraction }) =>
    counter || words > 2.5 || fraction > 0.5 || letters > 12
      ? null
      : 10 * Math.max(code, figure * 0.4) * distinct,
  name: ({ letters, distinct, price, unit, pack }) =>
    letters < 3 || price > 0.5 || unit > 0.8
      ? null
      : Math.min(10, letters / 2) * Math.min(1, 0.3 + distinct) * (1 - unit) * (1 - pack / 2),
  detail: ({ filled }) => (filled === 0 ? null : 1),
  brand: ({ letters, price, unit }) => (letters < 2 || price > 0.5 || unit > 0.8 ? null : 1),
  category: ({ letters, rayon, distinct }) => (letters < 2 ? null : 6 * rayon + 3 * (1 - distinct)),
  storage: ({ storage }) => (storage < 0.5 ? null : 9 * storage),
  pack: ({ pack, unit, letters, figure }) =>
    (figure > 0.8 && letters < 1) || pack + unit === 0 ? null : 8 * pack + 2 * unit,
  // Where some cells are in words, all are read as packs.
  packCount: ({ figure, fraction, pack }) => (figure < 0.6 || fraction > 0.3 || pack > 0.02 ? null : 2),
  content: ({ pack, figure }) => (pack + figure < 0.5 ? null : 3),
  unit: ({ unit, pack }) => (unit + pack < 0.4 ? null : 8 * unit),
  price: ({ price, fraction }) => (price < 0.3 ? null : 3 * price + 5 * fraction),
  unitPrice: ({ price }) => (price < 0.2 ? null : 3 * price),
  priceWithTax: ({ price }) => (price < 0.3 ? null : 3 * price),
  vat: ({ vat, distinct }) => (vat < 0.6 ? null : 9 * vat * (1 - Math.min(0.9, distinct))),
  allergens: ({ price }) => (price > 0.5 ? null : 1),
  allergenMark: ({ mark }) => (mark < 0.8 ? null : 9),
  ignored: () => 0,
}

/** Roles that content alone may decide, without a header, with the least weight that it needs. */
const BY_CONTENT: [role: ColumnRole, least: number][] = [
  ['vat', 4],
  ['price', 3],
  ['name', 2],
  ['code', 5],
  ['unit', 5],
  ['pack', 4],
  ['category', 7],
]

/** Least weight of a header that decides the role of a column of texts, or of codes that look like row numbers. */
const OUTRIGHT = 8
const COUNTED = 8

/** Least weight of a header of names, and the letters and the share of codes by which its cells are names. */
const NAMING = 5
const LEAST_LETTERS = 3
const MOST_CODES = 0.5

interface Candidate {
  column: number
  role: ColumnRole
  /** The weight of its header; 0 for a column recognised by its content alone. */
  strength: number
  score: number
  sure: boolean
}

/**
 * Proposes a role for each column, from the headers and from the cells under them.
 * @param header the user's choice, where the header that is found is wrong
 */
export function proposeColumns(matrix: Matrix, header: Header | null = findHeader(matrix)): ListProposal {
  const headers = headersOf(matrix, header)
  const rows = dataRows(matrix, header)
  const step = Math.max(1, Math.floor(rows.length / SAMPLE))
  const sample = rows.filter((_, index) => index % step === 0).slice(0, SAMPLE * 2)
  const width = Math.max(headers.length, ...sample.map((row) => row.length))
  const profiles = Array.from({ length: width }, (_, column) => profileOf(sample.map((row) => row[column])))
  const byHeader = withoutNotes(
    profiles.flatMap((profile, column) => hinted(profile, column, headers[column] ?? '')),
    profiles,
    headers,
  )
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
  doubtRivals(byHeader, roles)
  if (taken.has('unitPrice') || taken.has('priceWithTax')) taken.add('price')
  const unnamed = profiles.flatMap((profile, column) =>
    roles.has(column) ? [] : untold(profile, column, header === null),
  )
  assign(
    unnamed.filter(({ role }) => role === 'name'),
    roles,
    taken,
  )
  assign(unnamed, roles, taken)
  const columns = profiles.map((_, column): ColumnProposal => {
    const found = roles.get(column)
    return { header: headers[column] ?? '', role: found?.role ?? 'ignored', sure: found?.sure ?? true }
  })
  return { mapping: { header, roles: columns.map(({ role }) => role) }, columns }
}

/**
 * Whether an explicit header decides the role of a column with unspecific cells: 'Code' over 1, 2, 3, 'Marque' over M0
 * and M1, but not over prices. 'N°' over 1, 2, 3 is a row number.
 */
function isNamed(
  role: ColumnRole,
  strength: number,
  { fraction, letters, words, price, figure }: ColumnProfile,
): boolean {
  if (role === 'code') return strength > COUNTED && fraction <= 0.5 && words <= 2.5
  const text = role === 'name' || role === 'brand' || role === 'category'
  return text && strength >= OUTRIGHT && letters > 0 && Math.max(price, figure) <= 0.5
}

/** Beside a column of names, a description of them is a note, however long its texts are. */
function withoutNotes(
  candidates: readonly Candidate[],
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  const isNote = ({ role, column }: Candidate) => role === 'name' && isNoteHeader(headers[column] ?? '')
  const isName = ({ role, column, strength }: Candidate) => {
    const { letters = 0, code = 0 } = profiles[column] ?? {}
    return role === 'name' && strength >= NAMING && letters >= LEAST_LETTERS && code < MOST_CODES
  }
  const named = candidates.some((candidate) => isName(candidate) && !isNote(candidate))
  return named ? candidates.filter((candidate) => !isNote(candidate)) : [...candidates]
}

/** Beside the price of a colis, the price of one ('PU HT') becomes a unit price, for comparison. */
function compareSingles(candidates: readonly Candidate[], roles: Map<number, Candidate>, headers: string[]) {
  const isPrice = ({ role }: Candidate) => role === 'price'
  const charged = [...roles.values()].find(isPrice)
  if (charged === undefined || priceHeaderOf(headers[charged.column] ?? '').per?.kind !== 'container') return
  for (const candidate of candidates.filter(isPrice)) {
    if (roles.has(candidate.column) || !priceHeaderOf(headers[candidate.column] ?? '').single) continue
    roles.set(candidate.column, { ...candidate, role: 'unitPrice' })
  }
}

/** Of two columns whose headers have equal weight for the price ('Prix départ', 'Prix franco') the user chooses one. */
function doubtRivals(candidates: readonly Candidate[], roles: Map<number, Candidate>) {
  const charged = [...roles.values()].find(({ role }) => role === 'price')
  if (charged === undefined) return
  const rival = candidates.some(
    ({ role, column, strength }) => role === 'price' && !roles.has(column) && strength === charged.strength,
  )
  if (rival) roles.set(charged.column, { ...charged, sure: false })
}

function hinted(profile: ColumnProfile, column: number, header: string): Candidate[] {
  return hintsOfHeader(header).flatMap(({ role, strength }) => {
    const evidence = EVIDENCE[role](profile)
    if (evidence === null && profile.filled > 0 && !isNamed(role, strength, profile)) return []
    const score = strength * 5 * (1 + profile.filled) + (evidence ?? 0)
    const found: Candidate = { column, role, strength, score, sure: strength >= 5 && profile.filled > 0 }
    // A second price for another unit ('Prix colis' beside 'PU') is used for comparison.
    const { per } = priceHeaderOf(header)
    return role === 'price' && per !== null ? [found, { ...found, role: 'unitPrice', score: 1 }] : [found]
  })
}

function untold(profile: ColumnProfile, column: number, noHeader: boolean): Candidate[] {
  return BY_CONTENT.flatMap(([role, least]) => {
    // In a list with headers only the required roles are guessed from the content.
    if (!noHeader && role !== 'name' && role !== 'price') return []
    const evidence = EVIDENCE[role](profile)
    if (evidence === null || evidence < least || profile.filled < 0.3) return []
    return [{ column, role, strength: 0, score: evidence, sure: false }]
  })
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
