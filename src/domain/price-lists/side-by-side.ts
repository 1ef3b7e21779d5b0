import type { ColumnProfile } from './column-profile.ts'
import { hintsOfHeader, isNoteHeader, isPlainNameHeader, PRICE_ROLES } from './column-roles.ts'
import { plainHead } from '../tables/head-hints.ts'
import type { ColumnRole } from './column-roles.ts'
import { isRayon } from './read-category.ts'

/** Least weight of a header of names. */
const NAMING = 6
/** How a column is headed that may hold names: in plain words, by the rayon of its products, in other words, or not at all. */
type NameHead = 'plain' | 'rayon' | 'other' | 'unknown'

interface HeadedColumn {
  key: string
  role: ColumnRole | null
  name: NameHead | null
  price: boolean
  unit: boolean
}

/** A list among others side by side in a table: its columns, and those that make it one. */
export interface SideList {
  from: number
  to: number
  name: number
  price: number
}

/**
 * The lists of a table in which the heads of names and prices come again beside the first ones; empty for one list. Two
 * prices or two descriptions of one product are no second list.
 */
export function listsSideBySide(headers: readonly string[], profiles: readonly ColumnProfile[]): SideList[] {
  const columns = headedColumns(headers, profiles)
  const starts = turnsOf(columns)
  if (starts.length === 1 || !isRepetition(columns, starts)) return []
  return starts.map((from, place) => {
    const to = starts[place + 1] ?? columns.length
    const first = (is: (column: HeadedColumn) => boolean) =>
      columns.findIndex((column, at) => at >= from && is(column))
    return { from, to, name: first(({ name }) => name !== null), price: first(({ price }) => price) }
  })
}

/** Columns of names with the last of their prices. */
export interface Entangled {
  names: number[]
  price: number
}

/**
 * Columns of names of which cannot be known which price is whose: 'Désignation', 'Désignation', 'Prix', 'Prix', or names
 * and prices in turn in a table without heads.
 */
export function entangledNames(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
): Entangled | null {
  const columns = headedColumns(headers, profiles)
  const places = [...columns.keys()]
  const allNames = places.filter((at) => columns[at]?.name !== null)
  const allPrices = places.filter((at) => columns[at]?.price)
  const bare = isBare(columns)
  if (bare && turnsOf(columns).length === 1) return null
  const repeated = (among: number[]) =>
    [...Map.groupBy(among, (at) => columns[at]?.key).values()].find(({ length }) => length > 1)
  const names = repeated(bare ? allNames : allNames.filter((at) => columns[at]?.key !== ''))
  const price = repeated(allPrices)?.at(-1)
  if (names !== undefined && price !== undefined) return { names, price }
  return unpaired(columns)
}

/** Names and prices that come again under heads which do not show that they are a second list: 'Produit', 'Prix', 'Chez Paul', 'Au kg'. */
function unpaired(columns: readonly HeadedColumn[]): Entangled | null {
  const starts = turnsOf(columns)
  const last = columns.findLastIndex(({ price }) => price)
  const names = starts.map((from) => columns.findIndex(({ name }, at) => at >= from && name !== null))
  return starts.length > 1 && names.every((at) => at !== -1) ? { names, price: last } : null
}

/** Where a name comes after a name and a price, with the columns that belong before it; without a price after the last. */
function turnsOf(columns: readonly HeadedColumn[]): number[] {
  const starts = [0]
  let [named, priced] = [false, false]
  for (const [at, { name, price }] of columns.entries()) {
    if (name !== null && named && priced) {
      const start = at - prefixLength(columns, starts.at(-1) ?? 0, at)
      starts.push(start)
      priced = columns.slice(start, at).some((column) => column.price)
    }
    named ||= name !== null
    priced ||= price
  }
  return starts.length > 1 && !priced ? starts.slice(0, -1) : starts
}

function isBare(columns: readonly HeadedColumn[]): boolean {
  return columns.every(({ key }) => key === '')
}

function headedColumns(headers: readonly string[], profiles: readonly ColumnProfile[]): HeadedColumn[] {
  const bare = headers.every((header) => header === '')
  const columns = profiles.map((profile, at): HeadedColumn => {
    const header = headers[at] ?? ''
    const [hint] = hintsOfHeader(header)
    return {
      key: keyOf(header),
      role: hint?.role ?? null,
      name: nameHeadOf(header, profile),
      price: bare
        ? profile.price > 0.5 && profile.fraction > 0.3
        : hint !== undefined && PRICE_ROLES.has(hint.role),
      unit: profile.unit > 0.8,
    }
  })
  const notes = profiles.map((_, at) => isNote(headers[at] ?? ''))
  const named = columns.some(({ name }, at) => name !== null && name !== 'unknown' && notes[at] === false)
  return named
    ? columns.map((column, at) => (notes[at] === true ? { ...column, name: null } : column))
    : columns
}

/** 'Description', but not 'Désignation 2', which may head the second list. */
function isNote(header: string): boolean {
  return isNoteHeader(header) && !/\d|bis|suite/u.test(keyOf(header))
}

function nameHeadOf(header: string, profile: ColumnProfile): NameHead | null {
  const { filled, letters, price, code, unit, pack, distinct } = profile
  if (filled > 0 && (letters < 2 || price > 0.5 || code > 0.5 || unit > 0.5)) return null
  const [hint] = hintsOfHeader(header)
  // 'Poissons', 'Œufs', 'Fruits à coque' over names: the rayon of a list, and no column of crosses.
  if (hint?.role === 'allergenMark' && letters >= 3 && pack < 0.5 && distinct > 0.8) return 'rayon'
  if (hint?.role === 'name' && hint.strength >= NAMING) {
    if (isPlainNameHeader(header)) return 'plain'
    return isRayon(header) ? 'rayon' : 'other'
  }
  if (hint !== undefined || filled === 0) return null
  if (isRayon(header)) return 'rayon'
  return letters >= 3 && pack < 0.5 && distinct > 0.8 ? 'unknown' : null
}

/** The number of columns before a name that are also before the first one: 'Code', 'Désignation', 'Prix' again. */
function prefixLength(columns: readonly HeadedColumn[], start: number, at: number): number {
  const first = columns.findIndex(({ name }, column) => column >= start && name !== null)
  let length = 0
  while (length < first - start && isAlike(columns[first - length - 1], columns[at - length - 1])) length += 1
  // An empty column separates the lists, and begins none.
  while (length > 0 && columns[at - length]?.key === '') length -= 1
  return length
}

function isAlike(one: HeadedColumn | undefined, other: HeadedColumn | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.role === null ? other.role === null && one.key === other.key : one.role === other.role
}

/** Whether the heads of all parts are those of the first, in the same words or in others that mean the same. */
function isRepetition(columns: readonly HeadedColumn[], starts: readonly number[]): boolean {
  const parts = starts.map((from, place) => columns.slice(from, starts[place + 1]))
  if (isBare(columns))
    return new Set(parts.map(shapeOf)).size === 1 && parts[0]?.some(({ unit }) => unit) === true
  const heads = parts.map((part) => part.find(({ name }) => name !== null)?.name ?? 'unknown')
  if (heads.every((head) => head === 'plain') || heads.every((head) => head === 'rayon')) return true
  const prices = new Set(parts.map((part) => part.find(({ price }) => price)?.key))
  const [some, all] = [heads.includes('unknown'), heads.every((head) => head !== 'plain')]
  return prices.size === 1 && (!some || all)
}

/** The kinds of the columns of a list, without the empty ones at its end. */
function shapeOf(part: readonly HeadedColumn[]): string {
  return part
    .map(({ name, price, unit }) => (unit ? 'u' : price ? 'p' : name === null ? ' ' : 'n'))
    .join('')
    .trimEnd()
}

function keyOf(header: string): string {
  return plainHead(header)
    .replaceAll(/[^\p{L}\d/%€]+/gu, ' ')
    .trim()
}
