import {
  NUMBER_HEADS,
  PRICE_HEADS,
  OTHER_HEADS,
  UNIT_HEADS,
  QUANTITY_HEADS,
  NAME_HEADS,
  NOTE_HEADS,
} from './words/recipe-heads.ts'
import { whole } from '../words/word-list.ts'
import { isDateLike } from '../tables/read-days.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { isContent } from './count-behind.ts'
import { guestsOfHead } from './guest-columns.ts'
import { guestsOfColumn } from './per-guest.ts'
import { readQuantity } from './read-quantity.ts'
import { readMeasure } from './recipe-units.ts'

/** Which column of pasted cells says what. */
export interface TableColumns {
  /** Whether the first row holds the heads. */
  headed: boolean
  name: number
  quantity: number | null
  unit: number | null
  /** A unit that the head of the quantities states: 'Poids (g)'. */
  headUnit: string
  notes: number[]
  /** The head of the quantities where they are of one guest: 'Qté / pers.'. */
  perGuest: string | null
  /** Whether the quantities have three decimals, '0,030': then '1,000' is one. */
  decimals: boolean
  /** Whether another column may hold the quantities as well. */
  doubtful: boolean
}

type Role = 'name' | 'quantity' | 'total' | 'unit' | 'note' | 'other'

/** The heads that kitchens write, folded, without what is in parentheses. */
const HEADS: [role: Role, head: RegExp][] = [
  ['other', whole(NUMBER_HEADS)],
  ['other', new RegExp(String.raw`^${PRICE_HEADS}.*$`, 'u')],
  [
    'other',
    new RegExp(String.raw`^(?:total|s\/?total) (?:ht|ttc|€|eur.*|cost|price)$|^${OTHER_HEADS}.*$`, 'u'),
  ],
  ['unit', new RegExp(String.raw`^${UNIT_HEADS}\.?$`, 'u')],
  ['quantity', new RegExp(String.raw`^${QUANTITY_HEADS}.*$`, 'u')],
  ['total', /^(?:total|totaux|ensemble)$/u],
  ['name', new RegExp(String.raw`^${NAME_HEADS}.*$`, 'u')],
  ['note', new RegExp(String.raw`^${NOTE_HEADS}.*$`, 'u')],
]

function roleOf(cell: string): Role | null {
  if (guestsOfHead(cell) !== null) return 'quantity'
  const head = foldForSearch(cell.replaceAll(/\([^)]*\)/gu, '')).trim()
  return head === '' ? null : (HEADS.find(([, pattern]) => pattern.test(head))?.[0] ?? null)
}

/** Whether a row is the heads of a table: two of them at least, and no quantity. */
export function isHead(cells: readonly string[]): boolean {
  const roles = cells.map(roleOf)
  const says = roles.some((role) => role === 'name' || role === 'quantity' || role === 'total')
  return says && roles.filter((role) => role !== null).length >= 2 && !cells.some(isAmount)
}

const MONEY = /€|\beur\b|\$/iu
const FIGURE = /^[\d\s.,/½¼¾]+$/u

/**
 * The columns of a table by its heads, and by what its cells hold.
 * @param guests of the recipe: of several columns of quantities that of as many guests is certain
 */
export function tableColumns(
  rows: readonly (readonly string[])[],
  guests: number | null = null,
): TableColumns {
  const [first = []] = rows
  const headed = isHead(first)
  const roles = headed ? first.map(roleOf) : []
  const data = headed ? rows.slice(1) : rows
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const all = Array.from({ length: width }, (_, at) => at)
  const cellsOf = (at: number) => data.map((row) => row[at] ?? '').filter((cell) => cell !== '')
  const isFree = (at: number) => roles[at] === null || roles[at] === undefined
  const mostly = (at: number, test: (cell: string) => boolean) => {
    const cells = cellsOf(at)
    return cells.length > 0 && cells.filter(test).length * 2 > cells.length
  }

  const units = all.filter((at) => roles[at] === 'unit')
  const unit = units[0] ?? all.find((at) => isFree(at) && mostly(at, isUnitWord)) ?? null
  const amounts = all.filter(
    (at) => isFree(at) && at !== unit && mostly(at, isAmount) && !isNumbering(cellsOf(at), at, rows.length),
  )
  const ofQuantity = all.filter((at) => roles[at] === 'quantity')
  const totals = all.filter((at) => roles[at] === 'total' && mostly(at, isAmount))
  const beside = amounts.find((at) => at + 1 === unit)
  const withUnit = amounts.filter((at) => mostly(at, hasUnit))
  const ofGuests =
    guests === null ? undefined : ofQuantity.find((at) => guestsOfHead(first[at] ?? '') === guests)
  const quantity = ofGuests ?? ofQuantity[0] ?? totals[0] ?? withUnit[0] ?? beside ?? amounts[0] ?? null
  const isSure =
    ofQuantity.length === 1 || totals.length === 1 || withUnit.length === 1 || beside !== undefined
  const words = all.filter((at) => isFree(at) && at !== unit && at !== quantity && mostly(at, isWords))
  const name = all.find((at) => roles[at] === 'name') ?? likeliestName(words, cellsOf) ?? 0
  const headOf = (at: number | null) => (headed && at !== null ? (first[at] ?? '') : '')
  return {
    headed,
    name,
    quantity,
    unit,
    headUnit: unitInHead(headOf(quantity)),
    notes: all.filter((at) => at !== name && (roles[at] === 'note' || words.includes(at))),
    perGuest: guestsOfColumn(headOf(quantity)),
    decimals: quantity !== null && cellsOf(quantity).some((cell) => /^0[.,]\d{3}$/u.test(cell)),
    doubtful: (ofQuantity.length > 1 && ofGuests === undefined) || (!isSure && amounts.length > 1),
  }
}

const isUnitWord = (cell: string) => readMeasure(cell)?.rest.trim() === ''
// '1/2' that a spreadsheet made a day is in the column of the quantities.
export function isAmount(cell: string): boolean {
  const rest = readQuantity(cell)?.rest.trim()
  const isWhole = rest !== undefined && (rest === '' || isContent(rest))
  return !MONEY.test(cell) && (isWhole || isDateLike(cell))
}

function hasUnit(cell: string): boolean {
  const written = readQuantity(cell)
  return written?.unit !== null || isContent(written.rest)
}

const isWords = (cell: string) => /\p{Letter}/u.test(cell) && !isAmount(cell)

/** '1, 2, 3' in front of the names, or codes of four figures and more without decimals. */
function isNumbering(cells: readonly string[], at: number, rows: number): boolean {
  if (rows < 2) return false
  const figures = cells.map(Number)
  const isCount = figures.every((figure, index) => index === 0 || figure === (figures[index - 1] ?? 0) + 1)
  const isCode = cells.every((cell) => /^\d{5,}$/u.test(cell)) && new Set(cells).size === cells.length
  return cells.every((cell) => FIGURE.test(cell)) && ((at === 0 && isCount) || isCode)
}

/** A family or a supplier repeats itself; names do not. */
function likeliestName(words: readonly number[], cellsOf: (at: number) => string[]): number | undefined {
  const rank = (at: number) =>
    new Set(cellsOf(at)).size * 1000 + cellsOf(at).join('').length / cellsOf(at).length
  return words.toSorted((one, other) => rank(other) - rank(one))[0]
}

/** 'g' of 'Poids (g)' and 'Qté en g'. */
function unitInHead(head: string): string {
  const [, inside = ''] = /(?:\(|\ben\s+)([^()]*?)\)?\s*$/iu.exec(head) ?? []
  return isUnitWord(inside) ? inside : ''
}
