import { whole } from '../../words/word-list.ts'
import { withoutColumns } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { headHints, headWords } from './head-words.ts'
import type { HeadHints } from './head-words.ts'
import { headsPlace } from './sheet-table.ts'
import type { SheetTable, ScannedRows } from './sheet-table.ts'
import {
  VARIANT_KINDS,
  VARIANTS,
  VARIANT_COUNTS,
  GUEST_VARIANTS,
  LETTERED_HEADS,
} from './words/variant-words.ts'

/** The columns of one variant of a dish, as of its small size. */
export interface VariantColumns {
  columns: number[]
  /** The cell that names it, and its name: 'Petite', 'Version A'. */
  named: GridCell
  name: string
}

const NAMED = new RegExp(
  String.raw`\b(?:(${VARIANT_KINDS}) (?:n[°º] ?)?([a-z]|\d|\p{L}{4,12})|(${VARIANTS})|(\d{1,4}) ?${VARIANT_COUNTS})(?!\p{L})`,
  'u',
)
/** Guests of a kind, of whom there are not as many as of another. */
const OF_GUESTS = whole(GUEST_VARIANTS)

/** Whether a variant is for guests of a kind, as children: the portions of all of them are not its own. */
export const isOfGuests = ({ name }: VariantColumns) => OF_GUESTS.test(headWords(name))

/** 'Coût A' */
const LETTER = new RegExp(String.raw`^${LETTERED_HEADS}\.? (?:ht )?([a-d]|xs|s|m|l|xl)$`, 'u')
/** How strongly the name of a variant alone is the head of quantities. */
const QUANTITY = 8
const isBare = (hint: HeadHints) => Object.keys(hint).every((role) => role === 'dish')
/** Least share of the lines in which a column of a variant has a figure. */
const MOST_LINES = 0.5

/** What a head calls a variant, the same for all its columns: 'petit' of 'Qté petite' and 'Coût petite'; null for none. */
function keyOf(head: string): { key: string; name: string } | null {
  const words = headWords(head)
  const [name = '', kind, letter, word, count] = NAMED.exec(words) ?? []
  if (kind !== undefined && letter !== undefined) return { key: letter, name }
  if (count !== undefined) return { key: count, name }
  if (word !== undefined) return { key: word.replace(/e?s?$/u, ''), name }
  const [, single] = LETTER.exec(words) ?? []
  return single === undefined ? null : { key: single, name: single }
}

/** Whether the folded words of a head name a variant of a dish. */
export const isVariantHead = (words: string): boolean => NAMED.test(words) || LETTER.test(words)

/**
 * The columns of each variant of the dish of a table, as its heads name them; none where they do not name two with as
 * many columns each.
 */
export function variantColumns(table: SheetTable, { lines, name }: ScannedRows): VariantColumns[] {
  const { grid, from, to, heads } = table
  const { row } = headsPlace(table)
  const found = new Map<string, VariantColumns>()
  for (let column = from; column <= to; column += 1) {
    const merge = grid.mergeAt(row, column)
    const upper = merge === null ? grid.cell(row, column) : grid.cell(merge.fromRow, merge.fromColumn)
    const own = keyOf(heads[column - from] ?? '')
    const variant = own ?? keyOf(upper.text)
    const filled = lines.filter((line) => grid.cell(line.row, column).figure !== null)
    if (variant === null || column === name || filled.length <= lines.length * MOST_LINES) continue
    const named = found.get(variant.key)
    if (named === undefined)
      found.set(variant.key, {
        columns: [column],
        named: own === null ? upper : grid.cell(row, column),
        name: writtenIn(own === null ? upper.text : (heads[column - from] ?? ''), variant.name),
      })
    else named.columns.push(column)
  }
  const variants = [...found.values()]
  const [first] = variants
  const isEach = variants.every(({ columns }) => columns.length === first?.columns.length)
  return variants.length >= 2 && isEach ? variants : []
}

/** The words of a head that name a variant, as they are written: 'Version A' of 'Qté version A'. */
function writtenIn(head: string, words: string): string {
  const at = headWords(head).indexOf(words)
  const written = head.trim()
  // Folding keeps the length of most texts.
  const found = written.slice(at, at + words.length)
  const text = at !== -1 && headWords(found) === words ? found : words
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.trim()
}

/** What a head of a variant says without its name: 'Plat (g)' of 'Entrée (g) | Plat (g)' is no column of dishes. */
const hintOf = (hint: HeadHints, head: string): HeadHints =>
  isBare(hint) ? headHints(headWords(head).replace(NAMED, ' ')) : hint

/** A table with the columns of one of its variants alone, and its cells without those of the others. */
export function tableOfVariant(
  table: SheetTable,
  own: VariantColumns,
  all: readonly VariantColumns[],
): SheetTable {
  const others = new Set(all.filter((variant) => variant !== own).flatMap(({ columns }) => columns))
  const { grid, from } = table
  const { row: headRow } = headsPlace(table)
  const hints = table.hints.map((hint, at) => {
    if (others.has(from + at)) return {}
    return own.columns.includes(from + at) ? hintOf(hint, table.heads[at] ?? '') : hint
  })
  const [bare, ...further] = own.columns.filter((column) => isBare(hints[column - from] ?? {}))
  if (bare !== undefined && further.length === 0) hints[bare - from] = { quantity: QUANTITY }
  return {
    ...table,
    grid: withoutColumns(grid, others, headRow),
    heads: table.heads.map((head, at) => (others.has(from + at) ? '' : head)),
    hints,
  }
}
