import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { headHints, hintsOfHead, plainHead } from '../tables/head-hints.ts'
import type { HeadHints } from '../tables/head-hints.ts'
import { anywhere, containing } from '../words/word-list.ts'
import { readDays } from '../tables/read-days.ts'
import { saysMeal } from './meal-of.ts'
import { groupsThousands, readSold } from './till-quantity.ts'
import { COUNTED, NET_COUNTS, NOT_SOLD, RETURNED, TILL_HEADS } from './words/till-heads.ts'

/**
 * The content of a column of a till's file; `date` is of each row, or of its period, `meal` its time or its meal, `returned`
 * what was refunded of those sold.
 */
export const TILL_ROLES = ['dish', 'quantity', 'date', 'meal', 'returned', 'ignored'] as const
export type TillRole = (typeof TILL_ROLES)[number]

export interface TillMapping {
  /** The row that names the columns, from 0; null for a file that begins with its first dish. */
  header: number | null
  /** By index of the column. */
  roles: readonly TillRole[]
}

/** Rows that are searched for the header, below titles and addresses. */
const LOOKED_AT = 40
const SAMPLE = 200

const NEVER = anywhere(NOT_SOLD)
const RETURNS = anywhere(RETURNED)
const COUNTED_RETURNS = containing(COUNTED)
/** The strength of a quantity from which refunds are subtracted already. */
const NET = 4
const HINTS: HeadHints<TillRole> = headHints([['quantity', NET, NET_COUNTS], ...TILL_HEADS])

/** How strongly a header suggests each role, 0 for not at all. */
function strengthOf(header: string, role: TillRole): number {
  const folded = plainHead(header)
  if (folded === '' || folded.length > 60) return 0
  if (role === 'returned') return RETURNS.test(folded) ? (COUNTED_RETURNS.test(folded) ? 2 : 1) : 0
  if (NEVER.test(folded)) return 0
  return hintsOfHead(HINTS, folded).find((hint) => hint.role === role)?.strength ?? 0
}

/**
 * The row that names a column of dishes and another of quantities; else the first that names one of dishes among other columns,
 * above figures. Null when none does. A title, 'Rapport des ventes par article', has both words in one cell.
 */
export function findTillHeader(matrix: Matrix): number | null {
  const heads = matrix.slice(0, LOOKED_AT)
  const at = heads.findIndex((row) => {
    const [dishes, quantities] = [columnsOf(row, 'dish'), columnsOf(row, 'quantity')]
    return dishes.some((dish) => quantities.some((quantity) => quantity !== dish))
  })
  if (at !== -1) return at
  const named = heads.findIndex(
    (row, index) =>
      columnsOf(row, 'dish').length > 0 && isAllWords(row) && (matrix[index + 1] ?? []).some(hasFigure),
  )
  return named === -1 ? null : named
}

function columnsOf(row: Matrix[number], role: TillRole): number[] {
  return row.flatMap((cell, column) =>
    typeof cell === 'string' && strengthOf(cellText(cell), role) > 0 ? [column] : [],
  )
}

function isAllWords(row: Matrix[number]): boolean {
  const cells = row.filter((cell) => cellText(cell) !== '')
  return cells.length > 1 && !cells.some(hasFigure)
}

function hasFigure(cell: Cell | undefined): boolean {
  return readSold(cell) !== null
}

/** What a till's file seems to hold, column by column, from its headers, else from its cells. */
export function proposeTillColumns(matrix: Matrix): TillMapping {
  const header = findTillHeader(matrix)
  const rows = matrix.slice(header === null ? 0 : header + 1).slice(0, SAMPLE)
  const width = Math.max(0, ...matrix.slice(0, SAMPLE).map((row) => row.length))
  const names = Array.from({ length: width }, (_none, column) =>
    header === null ? null : cellText(matrix[header]?.[column]),
  )
  const roles: TillRole[] = names.map(() => 'ignored')
  for (const role of ['dish', 'quantity', 'date', 'meal'] as const) {
    const scores = names.map((name, column) => {
      if (roles[column] !== 'ignored') return 0
      const strength = name === null ? 1 : strengthOf(name, role)
      return strength === 0 ? 0 : strength * evidence(rows, column, role)
    })
    const best = Math.max(0, ...scores)
    // Of several columns of whole numbers that nothing names, none is more likely.
    const undecided = header === null && role === 'quantity' && scores.filter((score) => score > 0).length > 1
    if (best > 0 && !undecided) roles[scores.indexOf(best)] = role
  }
  if (header !== null && !roles.includes('quantity')) {
    const sum = sumColumn(names, rows, roles)
    if (sum !== -1) roles[sum] = 'quantity'
  }
  const returns = returnColumns(matrix, { header, roles })
  const counted = returns.find((column) => strengthOf(names[column] ?? '', 'returned') === 2)
  if (counted !== undefined) roles[counted] = 'returned'
  return { header, roles }
}

/** The columns that may count refunds, by their headers; none beside a quantity that is net of them, nor where all are 0. */
export function returnColumns(matrix: Matrix, { header, roles }: TillMapping): number[] {
  const [rows, names] = header === null ? [matrix, []] : [matrix.slice(header + 1), matrix[header] ?? []]
  const sold = roles.indexOf('quantity')
  if (sold === -1 || strengthOf(cellText(names[sold]), 'quantity') === NET) return []
  return names.flatMap((name, column) =>
    column !== sold &&
    strengthOf(cellText(name), 'returned') > 0 &&
    evidence(rows.slice(0, SAMPLE), column, 'returned') > 0 &&
    rows.some((row) => (readSold(row[column]) ?? 0) !== 0)
      ? [column]
      : [],
  )
}

/** A column 'Total' of the days or months beside it: in each row their sum; -1 when there is none. */
function sumColumn(names: readonly (string | null)[], rows: Matrix, roles: readonly TillRole[]): number {
  const total = names.findIndex((name) => /^total$/u.test(plainHead(name ?? '')))
  const parts = names.flatMap((name, column) =>
    column !== total &&
    roles[column] === 'ignored' &&
    !NEVER.test(plainHead(name ?? '')) &&
    evidence(rows, column, 'quantity') === 1
      ? [column]
      : [],
  )
  if (total === -1 || parts.length < 2) return -1
  const figures = (row: Matrix[number]) => parts.map((column) => readSold(row[column]) ?? 0)
  const isSum = rows
    .filter((row) => row.some((cell) => cellText(cell) !== ''))
    .every((row) => figures(row).reduce((one, other) => one + other, 0) === readSold(row[total]))
  return isSum ? total : -1
}

/** Which part of the cells of a column, where there are any, is what a role asks for. */
function evidence(rows: Matrix, column: number, role: TillRole): number {
  const cells = rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')
  const grouped = role === 'quantity' && groupsThousands(rows, column)
  const fitting = cells.filter((cell) => fits(cell, role, grouped))
  if (cells.length === 0) return 0
  const share = fitting.length / cells.length
  if (role !== 'dish') return share < 0.5 ? 0 : share
  // Names differ; a column of rayons repeats a few.
  const different = new Set(fitting.map((cell) => cellText(cell))).size
  return share < 0.5 ? 0 : share * (0.3 + different / cells.length)
}

function fits(cell: Cell | undefined, role: TillRole, grouped: boolean): boolean {
  if (role === 'date') return readDays(cell) !== null || readDays(cell, true) !== null
  if (role === 'meal') return saysMeal(cell) !== null
  if (role === 'quantity' || role === 'returned')
    return readDays(cell) === null && Number.isInteger(readSold(cell, grouped))
  return readDays(cell) === null && readSold(cell) === null && /\p{L}{2}/u.test(cellText(cell))
}

/** The header of each column; '' where there is none. */
export function tillHeaders(matrix: Matrix, { header, roles }: TillMapping): string[] {
  return roles.map((_, column) => (header === null ? '' : cellText(matrix[header]?.[column])))
}
