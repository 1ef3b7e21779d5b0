import { beginning } from '../../words/word-list.ts'
import { sameQuantity } from '../grid/cents.ts'
import { isDishHead } from '../tables/dish-heads.ts'
import { isPartOfDish } from '../tables/dish-titles.ts'
import { headWords } from '../tables/head-words.ts'
import { conversion } from '../grid/line-measure.ts'
import { PHASES } from '../tables/words/dish-words.ts'
import { QUANTITY_WORDS, SUM_HEADS } from '../tables/words/quantity-heads.ts'
import { unitInHead } from './table-lines.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'

/** The columns with what each phase of a dish takes, and the one that adds them up, where the table has it. */
export interface PhaseColumns {
  phases: readonly FigureColumn[]
  total: FigureColumn | null
}

/** 'Phase 1', 'Base', 'Sauce (g)'; 'Sauce béarnaise' may be a dish beside 'Sauce hollandaise'. */
const PHASE = new RegExp(String.raw`^${PHASES}\.? ?(?:n?[°º]? ?\d{1,2}|[a-d])?(?: ?\(.*\))?$`, 'u')
const SUM = beginning(SUM_HEADS)
/** 'Qté phase 1', 'Quantités Sauce' */
const OF_QUANTITY = new RegExp(String.raw`^${QUANTITY_WORDS} (?:(?:en|par|pour|de la|de) )?`, 'u')
const LEAST_PHASES = 2

/** Whether a head is that of a phase: 'Phase 1', 'Sauce', 'Qté base'. */
function isPhaseHead(head: string): boolean {
  const words = headWords(head).replace(OF_QUANTITY, '')
  return PHASE.test(words) && !SUM.test(words)
}

/** The columns of phases, as their heads name them: two at least; null for none. */
export function phaseColumns({ table, figures }: TableLines): PhaseColumns | null {
  const { heads, hints, from } = table
  const isFree = ({ column, money, percent }: FigureColumn) =>
    !money && !percent && Object.keys(hints[column - from] ?? {}).every((role) => role === 'quantity')
  const headOf = ({ column }: FigureColumn) => heads[column - from] ?? ''
  const free = figures.filter(isFree)
  const phases = free.filter((column) => isPhaseHead(headOf(column)))
  if (phases.length === 0) return null
  if (phases.length < LEAST_PHASES) {
    const parts = free.filter(({ column }) => Object.keys(hints[column - from] ?? {}).length === 0)
    const totals = figures.filter(
      ({ column, money, percent }) => !money && !percent && hints[column - from]?.quantity !== undefined,
    )
    return addedPhases(parts, totals, headOf)
  }
  const unitOf = ({ column }: FigureColumn) => unitInHead(heads[column - from] ?? '')
  const factorOf = (one: FigureColumn, other: FigureColumn) => {
    const [unit, of] = [unitOf(one), unitOf(other)]
    return unit === null || of === null ? 1 : (conversion(unit, of) ?? 1)
  }
  const total = figures.find((column) => {
    if (phases.includes(column) || column.money || column.percent) return false
    return addsUp(column, phases, (phase) => factorOf(phase, column))
  })
  return { phases, total: total ?? null }
}

const mayBePart = (head: string) => isPhaseHead(head) || isPartOfDish(headWords(head)) || isDishHead(head)

/**
 * 'Pâte à choux | Crème mousseline | Finition | Total': columns of which one is named a phase and the others may be parts
 * of a dish, where their total proves them; null for any other columns.
 */
function addedPhases(
  parts: readonly FigureColumn[],
  totals: readonly FigureColumn[],
  headOf: (column: FigureColumn) => string,
): PhaseColumns | null {
  const phases = parts.filter((column) => headOf(column) !== '')
  if (phases.length < LEAST_PHASES || !phases.every((column) => mayBePart(headOf(column)))) return null
  const total = totals.find((column) => addsUp(column, phases, () => 1))
  return total === undefined ? null : { phases, total }
}

/** Whether a column is the sum of others, each times its factor, in most lines that have one. */
function addsUp(
  { cells }: FigureColumn,
  parts: readonly FigureColumn[],
  factorOf: (part: FigureColumn) => number,
): boolean {
  let [sums, others] = [0, 0]
  cells.forEach((cell, at) => {
    const own = parts.flatMap((part) => {
      const value = part.cells[at]?.figure?.value
      return value === undefined ? [] : [value * factorOf(part)]
    })
    if (cell?.figure == null || own.length === 0) return
    const sum = own.reduce((all, value) => all + value, 0)
    if (sameQuantity(sum, cell.figure.value)) sums += 1
    else others += 1
  })
  return sums > others
}
