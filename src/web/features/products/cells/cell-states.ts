import { createAtom } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'
import { factsWith, keysOf, partsOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { UserProduct } from '#contract/products.ts'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'

/** What is edited in the table of products; also the keys of its columns. */
export const CELL_FACTS = keysOf(partsOf(factsWith(PRODUCT_FACTS, { inCells: true })))
export type CellFact = (typeof CELL_FACTS)[number]

/** A product as a cell would leave it. */
interface Typed {
  fact: CellFact
  /** As it was when the typing began. */
  opened: UserProduct
  draft: ProductDraft
}

export type CellState =
  | ({ is: 'editing' } & Typed)
  | ({ is: 'saving' } & Typed)
  /** `why` the server refused it; or what another window has stored since. */
  | ({ is: 'refused'; why: string; stored?: undefined } & Typed)
  | ({ is: 'refused'; why?: undefined; stored: UserProduct } & Typed)
export type RefusedCell = Extract<CellState, { is: 'refused' }>

/** The cells that do not simply show what is stored. Each cell listens to its own state alone. */
export class CellStates {
  readonly all = createAtom<ReadonlyMap<string, CellState>>(new Map())

  get(id: string, fact: CellFact): CellState | undefined {
    return this.all.get().get(keyOf(id, fact))
  }

  set(id: string, fact: CellFact, state: CellState | undefined): void {
    const states = new Map(this.all.get())
    if (state === undefined) states.delete(keyOf(id, fact))
    else states.set(keyOf(id, fact), state)
    this.all.set(states)
  }

  /** What the server has refused of a product, in the order of its cells. */
  refused(id: string): RefusedCell[] {
    return CELL_FACTS.flatMap((fact) => {
      const state = this.get(id, fact)
      return state?.is === 'refused' ? [state] : []
    })
  }
}

export function useCellState(states: CellStates, id: string, fact: CellFact): CellState | undefined {
  const subscribe = useCallback(
    (listener: () => void) => states.all.subscribe(listener).unsubscribe,
    [states],
  )
  return useSyncExternalStore(subscribe, () => states.get(id, fact))
}

export function keyOf(id: string, fact: CellFact): string {
  return `${id} ${fact}`
}
