import type { UserProduct } from '#contract/products.ts'
import { CELL_FACTS, type CellFact } from './cell-states.ts'

interface CellPlace {
  cell: HTMLElement
  fact: CellFact
  product: UserProduct
}

/** The cell of the table that an element is in, and whose it is. */
export function cellPlace(target: EventTarget | null, items: readonly UserProduct[]): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const fact = CELL_FACTS.find((each) => each === cell?.dataset.cell)
  const row = cell?.closest<HTMLElement>('[data-row]')
  const product = items.find(({ id }) => id === row?.dataset.row)
  return cell && fact && product ? { cell, fact, product } : undefined
}
