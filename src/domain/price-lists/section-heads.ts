import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { plainHead } from '../tables/head-hints.ts'
import { hintsOfHeader, PRICE_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import { isRayon } from './read-category.ts'

const LONGEST_HEADING = 60

/** The only text of a row, which merged cells may repeat; null when there are several, or none. */
export function aloneIn(cells: readonly Cell[]): string | null {
  let only: string | null = null
  for (const cell of cells) {
    const text = cellText(cell)
    if (text === '' || text === only) continue
    if (only !== null) return null
    only = text
  }
  return only
}

/** '4e gamme', '5ÈME GAMME', '1er prix' */
const ORDINAL = /^\d(?:er|re|e|[eè]me)\s/iu
/** Whether the only text of a row is a heading: short and without figures, in capitals or with the words of a rayon. */
export function isHeading(named: string, cells: readonly Cell[], columns: ListColumns): boolean {
  const text = named.replace(ORDINAL, '')
  if (text.length > LONGEST_HEADING || /\d|[.:!]$/u.test(text) || !/\p{L}{2}/u.test(text)) return false
  return (
    text === text.toUpperCase() ||
    (isRayon(text) && (!isNamed(cells, columns) || text.split(' ').length <= 4))
  )
}

/** 'POISSONS', 'Unité', 'Prix HT' between the rows: the heads again, with the rayon in the place of the name. */
export function isSectionHead(cells: readonly Cell[], columns: ListColumns): boolean {
  if (!isNamed(cells, columns)) return false
  const prices = [...PRICE_ROLES].flatMap((role) => columns.all(role))
  const heads = prices.map((column) => headAgain(cells, column, PRICE_ROLES))
  const unit = columns.one('unit')
  const hasUnit = unit !== null && headAgain(cells, unit, UNIT) !== null
  return heads.includes('same') || (heads.includes('alike') && hasUnit)
}

const UNIT: ReadonlySet<ColumnRole> = new Set(['unit'])

/** Whether a cell has the head of its column again, or another one of these roles; null for anything else. */
function headAgain(
  cells: readonly Cell[],
  { at, header }: ListColumn,
  roles: ReadonlySet<ColumnRole>,
): 'same' | 'alike' | null {
  const text = cellText(cells[at])
  if (text === '' || /\d/u.test(text)) return null
  if (plainHead(text) === plainHead(header)) return 'same'
  return roles.has(hintsOfHeader(text)[0]?.role ?? 'ignored') ? 'alike' : null
}

/** Whether a row says the name of a product. */
export function isNamed(cells: readonly Cell[], columns: ListColumns): boolean {
  return nameOf(cells, columns) !== ''
}

/** The name in a row; '' for none. */
export function nameOf(cells: readonly Cell[], columns: ListColumns): string {
  const name = columns.one('name')
  return name === null ? '' : cellText(cells[name.at])
}
