import { isAtWill } from '../../imports/at-will.ts'
import { containing } from '../../words/word-list.ts'
import { cellsOf, isEmpty } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { isChargeName } from './charge-words.ts'
import { beginsWithCount, countedPortions, portionsBehind } from './counted-portions.ts'
import { labelOf } from './labels.ts'
import type { SheetTable } from './sheet-table.ts'
import { DISH_PARTS } from './words/dish-words.ts'
import { GUESTS } from './words/portion-words.ts'

/** Lines with a quantity below the title of a dish, at least. */
const LEAST_LINES = 2
const PART = new RegExp(String.raw`^(?:\d+[.)]? )?${DISH_PARTS}\b`, 'u')
const OF_GUESTS = new RegExp(String.raw`${containing(GUESTS).source}|\b(?:pour|for|para) \d{1,4}\)?$`, 'u')

/** Whether folded words begin with those of a part of a dish: 'Garniture aromatique', '2. Appareil'. */
export const isPartOfDish = (words: string): boolean => PART.test(words)

/** 'TARTE FINE pour 6' without its count. */
const COUNT_BEHIND = /[\s–—-]*(?:[(\d]|\b(?:pour|for|para) \d).*$/iu

function isCapital(text: string): boolean {
  const plain = text.replace(COUNT_BEHIND, '')
  return /\p{Lu}{3}/u.test(plain) && plain === plain.toUpperCase()
}

/** A text alone in its row, above lines with quantities. */
interface Title {
  row: number
  cell: GridCell
  words: string
  /** Whether it says how many portions or pieces there are, which are not one food by the piece. */
  isCounted: boolean
  count: number | null
  isOfGuests: boolean
  /** Whether it is in capitals and the lines are not. */
  isCapital: boolean
}

/** The only text of a row, in the column of the names or in front of it; texts of steps, notes and codes apart. */
function aloneIn({ grid, from, to, hints }: SheetTable, name: number, row: number): GridCell | null {
  const isAside = ({ place: { column }, figure }: GridCell) => {
    const { steps, note, other } = hints[column - from] ?? {}
    return figure === null && [steps, note, other].some((hint) => hint !== undefined)
  }
  const filled = cellsOf(grid, row, from, to).filter((cell) => !isEmpty(cell))
  const [only, ...others] = filled.length === 1 ? filled : filled.filter((cell) => !isAside(cell))
  if (only === undefined || others.length > 0 || only.place.column > name) return null
  const { isText, figure, text, words } = only
  const isTitle = isText && figure === null && labelOf(text) === null && !/:\s*$/u.test(text)
  return isTitle && !beginsWithCount(words) && !isChargeName(words) && !isAtWill(text) ? only : null
}

/** Whether a row has a name and a figure beside it. */
function isMeasured({ grid, from, to }: SheetTable, name: number, row: number): boolean {
  const { isText, figure, text } = grid.cell(row, name)
  if (!isText || figure !== null || labelOf(text) !== null) return false
  return cellsOf(grid, row, from, to).some((cell) => cell.figure !== null)
}

/** The texts alone in rows of a table that are each above several lines with quantities. */
function titlesIn(table: SheetTable, name: number, leastLines = LEAST_LINES): Title[] {
  const { grid, from, to, bodyFrom, bodyTo } = table
  const filled: number[] = []
  for (let row = bodyFrom; row < bodyTo; row += 1)
    if (cellsOf(grid, row, from, to).some((cell) => !isEmpty(cell))) filled.push(row)
  const measured = filled.filter((row) => isMeasured(table, name, row))
  const lines = new Set(measured)
  const inCapitals = measured.filter((row) => isCapital(grid.cell(row, name).text)).length
  return filled.flatMap((row, at) => {
    const below = filled.slice(at + 1, at + 1 + leastLines)
    if (lines.has(row) || below.length < leastLines || !below.every((next) => lines.has(next))) return []
    const only = aloneIn(table, name, row)
    if (only === null) return []
    const count = countedPortions(only, null, true) ?? portionsBehind(only)
    const isInCapitals = isCapital(only.text) && inCapitals * 2 < measured.length
    // '6 pièces' of eggs, or of one portion.
    const isCounted = count !== null && (isInCapitals || count.other === null || count.other > count.value)
    const { words } = only
    const isOfGuests = OF_GUESTS.test(words)
    return [
      { row, cell: only, words, isCounted, count: count?.value ?? null, isOfGuests, isCapital: isInCapitals },
    ]
  })
}

/** The texts above the heads that may name the dish whose parts the blocks of the table are. */
function namesAbove({ grid, headRow, from, to, sharedHead }: SheetTable): GridCell[] {
  const rows = Array.from({ length: sharedHead?.row ?? headRow }, (_, row) => row)
  return rows.flatMap((row) =>
    cellsOf(grid, row, from, to).filter(
      ({ isText, text, words }) => isText && text !== '' && labelOf(text) === null && !beginsWithCount(words),
    ),
  )
}

/** Whether titles with these counts may be parts of a dish that is named above: all are for as many portions. */
function mayBeParts(names: readonly GridCell[], counted: readonly Title[]): boolean {
  const above = names.flatMap((cell) => countedPortions(cell, null, true)?.value ?? [])
  return names.length > 0 && new Set([...above, ...counted.map(({ count }) => count)]).size === 1
}

/** The row with the title of one of several dishes, and a text that may name the dish of which it is a part. */
interface DishTitle {
  row: number
  above: GridCell | null
}

/**
 * The titles of several dishes in one table without totals between them: each says how much it makes, or is in capitals
 * as the first one is, which says it. None where they are words for parts of the dish that is named above.
 */
export function titlesOfDishes(table: SheetTable, name: number): DishTitle[] {
  const titles = titlesIn(table, name)
  const [first] = titles
  if (first === undefined) return []
  const isBegun = isFirst(table, first) && first.isCounted
  const dishes = titles.filter(
    (title) =>
      (title.isCounted && (isBegun || title.isCapital || title.isOfGuests)) ||
      (isBegun && first.isCapital && title.isCapital && !isPartOfDish(title.words)),
  )
  const counted = dishes.filter(({ isCounted }) => isCounted)
  const names = namesAbove(table)
  const areParts = mayBeParts(names, counted)
  if (counted.length === 0 || (areParts && counted.every(({ words }) => isPartOfDish(words)))) return []
  const isNamedFirst = isFirst(table, first) && first.isCapital && !isPartOfDish(first.words)
  const all = isNamedFirst && !dishes.includes(first) ? [first, ...dishes] : dishes
  return all.map(({ row, isCounted }) => {
    const before = isCounted ? undefined : all.findLast((other) => other.isCounted && other.row < row)
    return { row, above: before?.cell ?? (areParts ? (names[0] ?? null) : null) }
  })
}

function isFirst({ grid, from, to, bodyFrom }: SheetTable, { row }: Title): boolean {
  for (let at = bodyFrom; at < row; at += 1)
    if (cellsOf(grid, at, from, to).some((cell) => !isEmpty(cell))) return false
  return true
}

/**
 * Whether texts alone in rows of a table may be titles of further dishes: they say how much they make, or all are in
 * capitals and none is a part of a dish.
 * @param isNamed whether something else names the dish of the table
 */
export function mayHoldDishes(table: SheetTable, name: number, isNamed: boolean): boolean {
  const titles = titlesIn(table, name)
  const capital = titles.filter((title) => title.isCapital)
  const [first] = capital
  const areBare =
    first !== undefined &&
    capital.length >= 2 &&
    isFirst(table, first) &&
    capital.every(({ words }) => !isPartOfDish(words))
  const isCounted = titlesIn(table, name, 1).some((title) => title.isCounted)
  return isCounted || (areBare && !isNamed && namesAbove(table).length === 0)
}
