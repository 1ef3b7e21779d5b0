import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { readMeasure } from '../../imports/recipe-units.ts'
import { beginning } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { valuesOf } from '../roles/line-values.ts'
import type { Reading } from '../roles/reading.ts'
import { saysAtWill } from '../roles/table-lines.ts'
import type { TableLines } from '../roles/table-lines.ts'
import type { FoundLine } from './found-line.ts'
import { SEASONINGS, SHARED_COSTS } from './words/charge-words.ts'

const SEASONING = beginning(SEASONINGS)
/** What is charged as a share of the other lines. */
const SHARED = beginning(SHARED_COSTS)
/** Words for an amount in all, in place of a unit or a quantity. */
export const LUMP = /^(?:forfait|forf\.?|ft\.?|lump sum|global)$/u

/** A line that is not costed by a quantity and a price; null for any other. */
export function chargeOf(
  table: TableLines,
  reading: Reading,
  at: number,
  { statedCost, name, note }: FoundLine,
): Partial<FoundLine> | null {
  const row = table.rows[at]?.row ?? 0
  const values = valuesOf(table, reading, at)
  const stated = statedCost !== null && statedCost.value > 0 ? statedCost : null
  const quantityCell = reading.quantity?.cells[at]
  // It may be a share of the weight where the file has no cost of the line.
  if (quantityCell?.figure?.kind === 'percent' && stated !== null)
    return {
      costing: 'forfait-percent',
      quantity: null,
      unit: null,
      forfait: { value: quantityCell.figure.value * 100, cell: quantityCell.place },
    }
  const share = shareInCells(table, quantityCell ?? null, row)
  if (share !== null) return { costing: 'forfait-percent', quantity: null, unit: null, forfait: share }
  const isLump = table.table.grid.cell(row, table.units[0] ?? table.name).words
  const lump = LUMP.test(isLump) || cellsSayLump(table, row)
  if (lump && stated !== null)
    return { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  const hasQuantity = values.quantity !== null && values.quantity > 0
  if (saysAtWill(table, row)) {
    if (stated === null) return { costing: 'qs', quantity: null, unit: null, cost: 0 }
    return hasQuantity || values.price !== null
      ? null
      : { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  }
  const isBare = values.price === null && stated === null
  const pinch = isBare ? unmeasured(table, reading, row) : null
  if (pinch !== null)
    return {
      costing: 'qs',
      quantity: null,
      unit: null,
      cost: 0,
      note: [pinch, note].filter(Boolean).join(', '),
    }
  if (hasQuantity) return null
  // A line with a unit has lost its quantity.
  const isMeasured = table.units.some((column) => table.table.grid.cell(row, column).text !== '')
  const hasCell = quantityCell != null
  if (
    stated !== null &&
    !isMeasured &&
    !hasCell &&
    (values.price === null || sameToTheCent(values.price, stated.value))
  )
    return { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  const percent = isBare ? shareOfCost(name.value) : null
  if (percent !== null)
    return {
      costing: 'forfait-percent',
      quantity: null,
      unit: null,
      forfait: { value: percent, cell: name.cell },
    }
  return isBare && quantityCell?.figure?.kind !== 'percent' && SEASONING.test(name.value.toLowerCase())
    ? { costing: 'qs', quantity: null, unit: null, cost: 0 }
    : null
}

/** '1 pincée', '2 | traits': what is not measured, as the file writes it; null for what is. */
function unmeasured({ table, units }: TableLines, { quantity }: Reading, row: number): string | null {
  const written = [quantity?.column ?? null, ...units.slice(0, 1)]
    .map((column) => (column === null ? '' : table.grid.cell(row, column).text))
    .filter((text) => text !== '')
    .join(' ')
  const [, word = ''] = /^(?:\d[\d.,/]*|une?|deux|quelques|[¼½¾])? ?(\p{L}.*)$/u.exec(written) ?? []
  const read = word === '' ? null : readMeasure(word)
  return read?.measure === 'unmeasured' && read.rest.trim() === '' ? written : null
}

/** '2 | %', '3 | % du coût matière', and '2 %' of a seasoning whose cost the file does not have. */
function shareInCells(
  { table, name }: TableLines,
  quantity: GridCell | null,
  row: number,
): Found<number> | null {
  const { figure, place } = quantity ?? {}
  if (figure == null || place === undefined) return null
  if (figure.kind === 'percent')
    return SHARED.test(table.grid.cell(row, name).words) ? { value: figure.value * 100, cell: place } : null
  const isShare = cellsOf(table.grid, row, table.from, table.to).some(
    ({ words, place: { column } }) =>
      column !== name && /^%(?: |$)/u.test(words) && !/poids|masse|farine/u.test(words),
  )
  return isShare && figure.unit === null ? { value: figure.value, cell: place } : null
}

/** Percent of the cost of the other lines that a name says: 'Assaisonnement (2 % du coût matière)'. */
export function shareOfCost(name: string): number | null {
  const words = foldForSearch(name)
  const [, figure, of = ''] = /(\d{1,2}(?:[.,]\d+)?) ?% ?(.*?)\)?$/u.exec(words) ?? []
  const isOfCost = /\b(?:couts?|matieres?|denrees|total|cost|coste)\b/u.test(of)
  return figure !== undefined && (isOfCost || (of === '' && SHARED.test(words)))
    ? Number(figure.replace(',', '.'))
    : null
}

function cellsSayLump({ table, name }: TableLines, row: number): boolean {
  for (let column = table.from; column <= table.to; column += 1)
    if (column !== name && LUMP.test(table.grid.cell(row, column).words)) return true
  return false
}
