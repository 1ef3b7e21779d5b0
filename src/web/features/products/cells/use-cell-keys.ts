import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { UserProduct } from '#contract/products.ts'
import { cellPlace } from './cell-place.ts'
import type { CellFact } from './cell-states.ts'
import type { ProductCells } from './use-product-cells.ts'

/** The first character of what is typed in a cell. Another one stays a shortcut of the page. */
const FIRST: Record<CellFact, RegExp> = {
  category: /^[\p{L}\p{N}]$/u,
  price: /^[\d.,−-]$/u,
  supplier: /^[\p{L}\p{N}]$/u,
}
const OPENING = ['Enter', 'F2', 'Delete', 'Backspace']
/** These open the field alone; what else opens it is typed in it. */
const SILENT = ['Enter', 'F2']

/** With the cursor on a cell, Enter, F2, a double click or typing begins to edit it; Escape drops what was refused. */
export function useCellKeys(
  list: RefObject<HTMLElement | null>,
  items: readonly UserProduct[],
  cells: ProductCells,
): void {
  // At once, so that the key that opens the field is typed in it.
  const begin = (product: UserProduct, fact: CellFact) => flushSync(() => cells.begin(product, fact))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = cellPlace(event.target, items)
    if (place === undefined || place.cell !== event.target || event.isComposing) return
    const { fact, product } = place
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && cells.states.get(product.id, fact)?.is === 'refused')
      return cells.giveUp(product.id, fact)
    const typed = FIRST[fact].test(event.key)
    if (!typed && !OPENING.includes(event.key)) return
    if (SILENT.includes(event.key)) event.preventDefault()
    // The page has shortcuts of one letter.
    event.stopPropagation()
    if (!event.repeat) begin(product, fact)
  })
  const onDoubleClick = useEffectEvent((event: MouseEvent) => {
    const place = cellPlace(event.target, items)
    if (place !== undefined && !(event.target instanceof HTMLInputElement)) begin(place.product, place.fact)
  })
  useEffect(() => {
    const element = list.current
    const stop = new AbortController()
    element?.addEventListener('keydown', onKey, { signal: stop.signal })
    element?.addEventListener('dblclick', onDoubleClick, { signal: stop.signal })
    return () => stop.abort()
  }, [list])
}
