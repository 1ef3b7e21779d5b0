import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import type { Header } from '../tables/header.ts'
import { readDays } from '../tables/read-days.ts'
import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import { pricedByOf, pricedByOfCell, readPrice } from './read-price.ts'
import { isTimeHead } from './newest-column.ts'
import { HOURS } from './words/other-papers.ts'
import { WITHOUT_PRICE } from './words/price-remarks.ts'
import { hintsOfHeader, isPriceHead, PRICE_ROLES, SHARED_ROLES } from './column-roles.ts'

/** Rows that are searched for the header, below letterheads, addresses and conditions. */
const LOOKED_AT = 40
const LEAST_HINTS = 2
const LONGEST = 100
/** A figure, with or without its unit: '12,50', '5 kg', '6x1L', '7,90 €'. */
const FIGURES = /^(?=.*\d)[\d\s.,x×*/%€-]+\p{L}{0,3}$/u

const HOUR = anywhere(HOURS)
const ON_REQUEST = anywhere(WITHOUT_PRICE)
/** '5,40 € les 30' */
const MONEY = /^(?:€\s*)?\d[\d\s]*(?:[.,]\d\d(?!\d)|€)/u
const isMoney = (text: string) => MONEY.test(text) && readPrice(text).known
/** Figures that may be a price: '12,50', '7,90 €'. */
const PRICED = /^-?\d[\d\s.,]*€?$/u

/** The row that names the columns, under titles and empty rows; null for a list without one. */
export function findHeader(matrix: Matrix): Header | null {
  const scores = matrix.slice(0, LOOKED_AT).map((row) => scoreOf(row))
  const best = Math.max(0, ...scores)
  if (best < LEAST_HINTS) return headerByFigures(matrix)
  const row = firstAlike(matrix, scores.indexOf(best))
  const above = matrix[row - 1]
  if (
    above !== undefined &&
    isPartOfHeader(above) &&
    (scores[row - 1] ?? 0) > 0 &&
    !isTitle(above, matrix[row])
  )
    return { row: row - 1, height: 2 }
  const below = matrix[row + 1]
  const goesOn =
    below !== undefined &&
    ((isPartOfHeader(below) && (scores[row + 1] ?? 0) > 0) || isRowOfUnits(below, matrix[row]))
  return { row, height: goesOn ? 2 : 1 }
}

/** Rows below a row of heads that are looked at, and the share of figures in a column by which its text is a head. */
const BELOW = 30
const OF_FIGURES = 0.8
const LEAST_BELOW = 2

/**
 * 'Fruit', 'Bio', 'Raisonné', or 'Produit', 'Lundi', 'Mardi': different texts over columns of figures, at least one of them
 * known unless they are over two such columns.
 */
function headerByFigures(matrix: Matrix): Header | null {
  const row = matrix.slice(0, LOOKED_AT).findIndex((cells, place) => {
    const texts = cells.map(cellText)
    const heads = texts.filter((text) => text !== '')
    if (heads.length < 2 || new Set(heads.map(plainHead)).size < heads.length) return false
    const below = matrix.slice(place + 1, place + 1 + BELOW)
    const isFigured = (at: number) => isOfFigures(below.map((other) => other[at]))
    // '75 cl', '150 cl' head the prices of two bottles.
    const isHead = (cell: Cell, at: number) => isHeadText(cell) || (isContent(cell) && isFigured(at))
    if (!cells.every(isHead) || texts.some((text) => ON_REQUEST.test(plainHead(text)))) return false
    // 'kg' over 'kg', 'kg': the first product of a list without heads.
    if (texts.some((text, at) => text !== '' && below.some((other) => cellText(other[at]) === text)))
      return false
    const figured = texts.filter((text, at) => text !== '' && isFigured(at))
    const named = texts.some((text) => hintsOfHeader(text).length > 0 || isTimeHead(text))
    return figured.length < heads.length && figured.length >= (named ? 1 : LEAST_HINTS)
  })
  return row === -1 ? null : { row, height: 1 }
}

function isHeadText(cell: Cell): boolean {
  if (cell instanceof Date) return true
  const text = cellText(cell)
  if (typeof cell !== 'string' || text === '') return text === ''
  if (isMoney(text)) return false
  return text.length <= LONGEST && (isTimeHead(text) || HOUR.test(plainHead(text)) || !FIGURES.test(text))
}

/** '75 cl', '5 kg': figures with a measure, and no price ('1,05 / L'). */
function isContent(cell: Cell): boolean {
  return typeof cell === 'string' && !isMoney(cell) && pricedByOfCell(cellText(cell))?.kind === 'measure'
}

function isOfFigures(column: readonly (Cell | undefined)[]): boolean {
  const filled = column.filter((cell) => cellText(cell) !== '')
  const figures = filled.filter((cell) => typeof cell === 'number' || PRICED.test(cellText(cell)))
  return figures.length >= LEAST_BELOW && figures.length >= filled.length * OF_FIGURES
}

/** The first row of the header of a list, from 0; null for a list without one. */
export function headRowOfList(matrix: Matrix): number | null {
  return findHeader(matrix)?.row ?? null
}

/** 'VIANDES', 'Unité', 'Prix' above 'POISSONS', 'Unité', 'Prix': of heads that come again over each rayon the first ones. */
function firstAlike(matrix: Matrix, row: number): number {
  const heads = (matrix[row] ?? []).map(cellText)
  const priced = heads.findIndex(isPriceHead)
  if (priced === -1) return row
  const first = matrix.slice(0, row).findIndex((cells) => {
    const alike = heads.filter(
      (head, at) => head !== '' && plainHead(head) === plainHead(cellText(cells[at])),
    )
    return alike.length > 1 && plainHead(heads[priced] ?? '') === plainHead(cellText(cells[priced]))
  })
  return first === -1 ? row : first
}

/** The number of different roles and of prices named in a row; 0 for a row with figures, which is a product. */
function scoreOf(row: readonly Cell[]): number {
  const roles = new Set<string>()
  let figures = 0
  for (const [at, cell] of row.entries()) {
    const text = typeof cell === 'string' ? cellText(cell.slice(0, LONGEST)) : cellText(cell)
    if (text === '') continue
    // '01/03/2026' and '08/03/2026' head the prices of two weeks.
    if (readDays(cell) === null && (typeof cell !== 'string' || FIGURES.test(text) || isMoney(text)))
      figures += 1
    const [hint] = typeof cell === 'string' ? hintsOfHeader(text) : []
    if (hint === undefined) continue
    // 'Légumes', '€/kg', 'Fruits', '€/kg': each column of prices counts.
    if (PRICE_ROLES.has(hint.role) && !/\d/u.test(text)) roles.add(`${hint.role} ${String(at)}`)
    else roles.add(SHARED_ROLES.has(hint.role) ? text : hint.role)
  }
  return figures * 2 >= roles.size ? 0 : roles.size
}

/** 'cours du jour', 's/cours', 'prix du jour' in the place of a price. */
const PRICE_OF_DAY =
  /^(?:(?:prix|tarif|px|au|selon|suivant|sur|s\/|du|de|le)\s*)*(?:cours|(?<=\s)jour)(?: (?:du|de) .*)?$/u

const isWithoutPrice = (text: string) =>
  PRICE_OF_DAY.test(plainHead(text)) || ON_REQUEST.test(plainHead(text))

/** Whether a row is the second one of a header: short words in some cells, no figure, and no product with the price of the day. */
function isPartOfHeader(row: readonly Cell[]): boolean {
  const texts = row.map(cellText).filter((text) => text !== '')
  if (texts.length < 2 || row.some((cell) => typeof cell === 'number')) return false
  if (texts.some(isWithoutPrice) && texts.some((text) => hintsOfHeader(text).length === 0)) return false
  const speaking = texts.filter((text) => hintsOfHeader(text).length > 0)
  return (
    speaking.length * 2 >= texts.length && texts.every((text) => text.length <= 30 && !/\d{2}/u.test(text))
  )
}

/** 'au kg', 'à la pièce' under 'Prix HT', 'Prix HT': nothing but the units of the prices above. */
function isRowOfUnits(row: readonly Cell[], above: readonly Cell[] = []): boolean {
  const places = row.flatMap((cell, at) => (cellText(cell) === '' ? [] : [at]))
  return (
    places.length > 0 &&
    places.every((at) => {
      const text = cellText(row[at])
      return !/\d/u.test(text) && pricedByOf(text) !== null && isPriceHead(cellText(above[at]))
    })
  )
}

/** 'Laiterie du Val · Tarif de mars': a 'prix' above names or codes belongs to a title, and heads no column. */
function isTitle(above: readonly Cell[], row: readonly Cell[] = []): boolean {
  return above.some((cell, column) => {
    const [hint] = hintsOfHeader(cellText(cell))
    const [under] = hintsOfHeader(cellText(row[column]))
    return hint?.role === 'price' && (under?.role === 'name' || under?.role === 'code')
  })
}
