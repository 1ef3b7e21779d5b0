import { useEffect, useRef, useState } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { draftOf, type ProductDraft } from '#web/entities/product/form/product-draft.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { type CellFact, type CellState, CellStates, type RefusedCell } from './cell-states.ts'
import type { ConfirmLeap } from './use-leap-question.ts'
import { useSaveCell } from './use-save-cell.ts'
import type { AnnounceUndoable } from './use-undo-stack.ts'

/** The cells of the table of products that are edited, and what is done in them. */
export interface ProductCells {
  states: CellStates
  /** Begins to edit a cell, with what was refused in it, if anything was. Nothing in the demo, which says so. */
  begin: (product: UserProduct, fact: CellFact) => void
  commit: (fact: CellFact, opened: UserProduct, change: Partial<ProductDraft>) => void
  giveUp: (id: string, fact: CellFact) => void
  retry: (cell: RefusedCell) => void
  /** Stores what was typed over what another window has stored. */
  keepMine: (cell: RefusedCell, stored: UserProduct) => void
}

/** Made once: the rows of the table are not rendered for what happens in another cell. */
export function useProductCells(announce: AnnounceUndoable, confirmLeap: ConfirmLeap): ProductCells {
  const [states] = useState(() => new CellStates())
  const { save } = useSaveCell(states, announce, confirmLeap)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [cells] = useState((): ProductCells => {
    const saveDraft = (fact: CellFact, opened: UserProduct, draft: ProductDraft) => {
      if (!refusedInDemo()) latest.current(fact, opened, draft)
    }
    return {
      states,
      begin: (product, fact) => {
        const state = states.get(product.id, fact)
        if (state?.is === 'editing' || refusedInDemo()) return
        const { opened, draft } = typedIn(state) ?? { opened: product, draft: draftOf(product) }
        states.set(product.id, fact, { is: 'editing', fact, opened, draft })
      },
      commit: (fact, opened, change) => saveDraft(fact, opened, { ...draftOf(opened), ...change }),
      giveUp: (id, fact) => states.set(id, fact, undefined),
      retry: ({ fact, opened, draft }) => saveDraft(fact, opened, draft),
      keepMine: ({ fact, draft }, stored) => saveDraft(fact, stored, draftOver(stored, fact, draft)),
    }
  })
  return cells
}

/** What is typed in a cell already. Where another window was in the way, its user has read what that has stored. */
function typedIn(state: CellState | undefined) {
  if (state?.is !== 'refused' || state.stored === undefined) return state
  return { opened: state.stored, draft: draftOver(state.stored, state.fact, state.draft) }
}

/** A product with what was typed in one of its cells: a price is one for its unit. */
function draftOver(
  product: UserProduct,
  fact: CellFact,
  { category, priceHt, unit, supplier }: ProductDraft,
): ProductDraft {
  const typed = fact === 'category' ? { category } : fact === 'price' ? { priceHt, unit } : { supplier }
  return { ...draftOf(product), ...typed }
}
