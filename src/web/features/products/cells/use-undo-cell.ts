import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Restoration } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import type { CellFact } from './cell-states.ts'

interface SavedCell {
  fact: CellFact
  before: UserProduct
  after: UserProduct
  /** Of a price. */
  actId: string
}

/** Undoes what a cell has saved: a price by its act, another fact where the product still has what it was given. */
export function useUndoCell(
  keep: (product: UserProduct) => void,
  inTurn: (id: string, work: () => Promise<void>) => void,
) {
  const t = useTranslations('productCells')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { mutateAsync: undoPrice } = useMutation(orpc.prices.undo.mutationOptions())
  const { mutateAsync: restore } = useMutation(orpc.manyProducts.restore.mutationOptions())

  async function undo({ fact, before, after, actId }: SavedCell): Promise<void> {
    const { id, name } = after
    try {
      if (fact === 'price') {
        await undoPrice({ id: actId })
        keep(await client.products.get({ id }))
      } else {
        const { restored, left, gone } = await restore(restorationOf(fact, before, after))
        for (const product of [...restored, ...left]) keep(product)
        if (left.length > 0) return notifyFailure(t('undoLeft', { name }))
        if (gone.length > 0) return notifyFailure(t('undoGone', { name }))
      }
      notifySuccess(t('undone', { name }))
    } catch (failure) {
      notifyFailure(sentence(t('undoFailed', { name }), failure))
      void invalidateAfter(queryClient, 'products')
    }
  }
  return (saved: SavedCell) => inTurn(saved.after.id, () => undo(saved))
}

function restorationOf(
  fact: Exclude<CellFact, 'price'>,
  { id, ...before }: UserProduct,
  after: UserProduct,
): Restoration {
  return fact === 'category'
    ? { category: [{ id, given: after.category, before: before.category }] }
    : { supplierId: [{ id, given: after.supplierId, before: before.supplierId }] }
}
