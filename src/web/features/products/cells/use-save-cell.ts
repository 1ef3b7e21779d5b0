import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { changeOf, draftOf, isChanged, type ProductDraft } from '#web/entities/product/form/product-draft.ts'
import { useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { mergeVersions } from '#web/lib/form/merge-versions.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { productShown } from '../products-api.ts'
import { type CellFact, type CellState, type CellStates, keyOf } from './cell-states.ts'
import { useCellTexts } from './use-cell-texts.ts'
import { useUndoCell } from './use-undo-cell.ts'
import type { ConfirmLeap } from './use-leap-question.ts'
import type { AnnounceUndoable } from './use-undo-stack.ts'

type SavedCell = Extract<CellState, { is: 'saving' }>

/**
 * Saves what was typed in a cell, over the version that the typing began with. The cells of one product are saved one
 * after the other: the next over what the one before has stored. What only another window has changed is merged; where
 * both have changed the same, or the save fails, the cell keeps what was typed. A price that leaps is asked about.
 */
export function useSaveCell(states: CellStates, announce: AnnounceUndoable, confirmLeap: ConfirmLeap) {
  const t = useTranslations('productCells')
  const sentence = useFailureSentence()
  const mergedNotice = useMergedNotice()
  const queryClient = useQueryClient()
  const texts = useCellTexts()
  const parts = useProductParts()
  const { mutateAsync: change } = useMutation(orpc.products.change.mutationOptions())
  /** What this page has stored last of each product. */
  const stored = useRef(new Map<string, UserProduct>())
  /** What this page has put into each cell last. */
  const own = useRef(new Map<string, string>())
  const turns = useRef(new Map<string, Promise<void>>())

  const keep = (product: UserProduct) => {
    stored.current.set(product.id, product)
    productShown(queryClient, product)
  }
  const inTurn = (id: string, work: () => Promise<void>): void => {
    const turn = (turns.current.get(id) ?? Promise.resolve()).then(work)
    turns.current.set(id, turn)
  }
  const undo = useUndoCell(keep, inTurn)
  const newest = (product: UserProduct) => {
    const known = stored.current.get(product.id)
    return known !== undefined && known.version > product.version ? known : product
  }

  /** Typed again meanwhile, a cell has nothing to say of what was typed before. */
  const showState = (cell: SavedCell, state: CellState | undefined) => {
    const { opened, fact } = cell
    if (states.get(opened.id, fact) === cell) states.set(opened.id, fact, state)
  }
  const refuse = (cell: SavedCell, reason: { why: string } | { stored: UserProduct }) =>
    showState(cell, { ...cell, ...reason, is: 'refused' })

  async function send(
    from: UserProduct,
    draft: ProductDraft,
    cell: SavedCell,
    taken: readonly { label: string }[],
  ) {
    const { id } = from
    const { fact } = cell
    if (!isChanged(from, draft)) return showState(cell, undefined)
    const actId = newId()
    try {
      const after = await change({
        id,
        version: from.version,
        ...changeOf(from, draft),
        ...(fact === 'price' && { actId }),
      })
      keep(after)
      showState(cell, undefined)
      const [before, now] = [draftOf(from), draftOf(after)].map((each) => texts.value(fact, each))
      const announcement = t('changed', { name: after.name, before: before ?? '', after: now ?? '' })
      announce(mergedNotice(announcement, taken), () => undo({ fact, before: from, after, actId }))
    } catch (failure) {
      const current = storedVersionOf(failure) as UserProduct | undefined
      if (current === undefined) {
        const what = t('failure', { cell: texts.name(fact, from), typed: texts.value(fact, draft) })
        const why = statusOf(failure) === 404 ? t('gone', { what }) : sentence(what, failure)
        return refuse(cell, { why })
      }
      keep(current)
      const merged = mergeVersions({ opened: draftOf(from), mine: draft, stored: draftOf(current) }, parts)
      if (merged.clashing.length === 0) return send(current, merged.values, cell, merged.taken)
      refuse(cell, { stored: current })
    }
  }

  return {
    /** Saves a draft of a product that was opened; at once, or after what is saved of it already. */
    save: (fact: CellFact, opened: UserProduct, draft: ProductDraft) => {
      const cell: SavedCell = { is: 'saving', fact, opened, draft }
      states.set(opened.id, fact, cell)
      inTurn(opened.id, async () => {
        const from = newest(opened)
        const part = parts.find(({ key }) => key === fact)
        if (part === undefined) return
        const content = (of: ProductDraft) => JSON.stringify(part.contentOf(of))
        const there = content(draftOf(from))
        const known = [content(draftOf(opened)), content(draft), own.current.get(keyOf(opened.id, fact))]
        // Another window has changed the same, and this page came to know it by another cell.
        if (!known.includes(there)) return refuse(cell, { stored: from })
        if (fact === 'price' && !(await confirmLeap(from, draft.priceHt))) return showState(cell, undefined)
        own.current.set(keyOf(opened.id, fact), content(draft))
        await send(from, { ...draftOf(from), ...part.put(draftOf(from), draft) }, cell, [])
      })
    },
  }
}
