import { containing } from '../../words/word-list.ts'
import { figureOf } from '../grid/cell-figure.ts'
import type { GridCell } from '../grid/grid.ts'
import { headWords } from '../tables/head-words.ts'
import { behindLabel } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { GUEST, ORDER_WORDS, OTHER_FIGURES } from './words/portion-words.ts'

/** 'Qté/pers', 'Qté 1 part', 'Coût par personne' */
const FOR_ONE = new RegExp(
  String.raw`(?:\/ ?|\b(?:par|per|por|a la|la|une|1) ?|\b(?:cout|cost) )${GUEST}\b|\b(?:pour|for|para) 1$`,
  'u',
)
/** 'Base 4', 'Pour 50', 'Qté 20 pers' */
const FOR_MANY = new RegExp(
  String.raw`\b(?:base|pour|for|para) (\d{1,5})(?!\d|[.,]\d| ?(?:k?g|c?l|ml)\b)|(?:^|[ /(])(\d{1,5}) ?${GUEST}`,
  'u',
)
/** What is ordered, made or served beside what the recipe is written for. */
const OF_ORDER = containing(ORDER_WORDS)
const GUESTS = new RegExp(String.raw`\b${GUEST}s?\b`, 'u')
/** 'Commande | 25' beside 'Base | 10' */
const ORDER_ALONE =
  /^(?:(?:en )?commandee?s?|a (?:produire|realiser|servir)|prevue?s?|ordered|to produce)\s*:?$/u
const OTHER_FIGURE = containing(OTHER_FIGURES)
const LONGEST = 40

/** Whether a head says that its figures are those of one portion. */
export const isForOne = (head: string) => FOR_ONE.test(headWords(head))

/** The number of guests that a head names; null for one, and where it names none. */
export function countInHead(head: string): number | null {
  const [, named, counted] = FOR_MANY.exec(headWords(head)) ?? []
  const count = Number(named ?? counted ?? 0)
  return count > 1 ? count : null
}

/** Numbers of guests that are ordered, made or written for, as labels around a table name them, with their cells. */
export function countsOfOrders(region: SheetRegion): { value: number; cell: GridCell }[] {
  const found: { value: number; cell: GridCell }[] = []
  for (const cell of cellsOfRegion(region)) {
    const { words, text } = cell
    if (!cell.isText || words.length > LONGEST || OTHER_FIGURE.test(words)) continue
    if (!ORDER_ALONE.test(words) && !(OF_ORDER.test(words) && GUESTS.test(words))) continue
    const inside = behindLabel(text)
    const counted = Number(new RegExp(String.raw`(\d{1,5}) ?${GUEST}`, 'u').exec(words)?.[1] ?? 0)
    const own = counted || (inside === null ? null : figureOf(inside, cell.format)?.value)
    const beside = own == null ? besideOf(region, cell) : cell
    const value = own ?? beside?.figure?.value ?? 0
    if (beside !== null && Number.isInteger(value) && value >= 1) found.push({ value, cell: beside })
  }
  return found
}

/** The next filled cell of the row, where it is a plain figure. */
function besideOf({ grid, toColumn, isLine }: SheetRegion, { place }: GridCell): GridCell | null {
  for (let column = place.column + 1; column <= Math.min(toColumn, grid.width - 1); column += 1) {
    const cell = grid.cell(place.row, column)
    if (cell.text === '') continue
    return cell.figure?.kind === 'plain' && !isLine(place.row, column) ? cell : null
  }
  return null
}
