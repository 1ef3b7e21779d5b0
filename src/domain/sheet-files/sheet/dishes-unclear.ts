import { sameToTheCent } from '../grid/cents.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { Reading } from '../roles/reading.ts'
import type { TableLines } from '../roles/table-lines.ts'
import { isPartOfDish, mayHoldDishes } from '../tables/dish-titles.ts'
import { isDishHead } from '../tables/dish-heads.ts'
import { isGrouped } from '../tables/dish-rows.ts'
import { headHints, headWords } from '../tables/head-words.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { isOfDish } from './choose-title.ts'
import type { DraftReason, StatedTotal } from './sheet-draft.ts'

/** Heads of codes, which may be the names of dishes. */
const CODE = /^(?:ref|code)/u

/** 'Préparation' may be the head of dishes, or of steps. */
function isFree(head: string): boolean {
  const hints = headHints(head)
  return Object.keys(hints).length === 0 || hints.dish !== undefined || CODE.test(headWords(head))
}

/**
 * Names the columns by which the lines of one sheet may be those of several dishes: texts that are each beside a run of
 * lines, or quantities that are added up and whose heads are no parts of a dish.
 */
export function dishesUnclear(
  columns: TableLines,
  { quantity, price, cost: costs, loss }: Reading,
  lines: readonly FoundLine[],
  { labelled, totals }: { labelled: readonly LabelledFigure[]; totals: readonly StatedTotal[] },
): DraftReason[] {
  const { table, name, units, pack } = columns
  if (table.fixed !== undefined) return []
  const headOf = (column: number) => table.heads[column - table.from] ?? ''
  const cost = costOfLines(lines)
  const isProven = cost !== null && totals.some(({ found }) => sameToTheCent(found.value, cost))
  const used = new Set([
    name,
    pack,
    ...units,
    ...[quantity, price, costs, loss].map((figures) => figures?.column ?? null),
  ])
  const texts = Array.from({ length: table.to - table.from + 1 }, (_, at) => table.from + at).filter(
    (column) => !used.has(column) && isFree(headOf(column)) && isGrouped({ table, dishes: column, name }),
  )
  const isCounted = labelled.some(({ kind }) => kind === 'portions' || kind === 'portion-cost')
  const parts = quantity?.parts ?? []
  const isOfDishes =
    parts.length >= 2 &&
    parts.every((column) => isDishHead(headOf(column)) && !isPartOfDish(headWords(headOf(column))))
  const isNamed = isCounted || isOfDish(table.grid.tab.name)
  const ofTitles = !isProven && mayHoldDishes(table, name, isNamed) ? [name] : []
  const found = [...ofTitles, ...(isProven ? [] : texts), ...(isOfDishes && !isCounted ? parts : [])]
  return found.length === 0
    ? []
    : [{ reason: 'dishes-unclear', columns: found, heads: found.map(headOf).filter(Boolean) }]
}
