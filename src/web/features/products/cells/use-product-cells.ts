import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Restoration } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { changeOf, draftOf } from '#web/entities/product/form/product-draft.ts'
import { useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import type { SavedCell } from '#web/ui/cells/use-undo-cell.ts'
import { useCells } from '#web/ui/cells/use-cells.ts'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { productShown } from '../products-api.ts'
import type { ProductEditing } from './cell-facts.ts'
import { PRODUCT_CELLS } from './cell-fields.tsx'
import { useCellTexts } from './use-cell-texts.ts'
import type { ConfirmLeap } from '#web/entities/price/guard/use-leap-question.ts'

/** The cells of the table of products. A price that leaps is asked about. */
export function useProductCells(announce: AnnounceUndoable, confirmLeap: ConfirmLeap) {
  const queryClient = useQueryClient()
  const { mutateAsync: change } = useMutation(orpc.products.change.mutationOptions())
  const { mutateAsync: undoPrice } = useMutation(orpc.prices.undo.mutationOptions())
  const { mutateAsync: restore } = useMutation(orpc.manyProducts.restore.mutationOptions())
  return useCells<ProductEditing>(
    PRODUCT_CELLS,
    {
      draftOf,
      parts: useProductParts(),
      texts: useCellTexts(),
      store: (from, draft, { fact, actId }) =>
        change({
          id: from.id,
          version: from.version,
          ...changeOf(from, draft),
          ...(fact === 'price' && { actId }),
        }),
      rowOf: (stored) => stored as UserProduct,
      show: (product) => productShown(queryClient, product),
      refresh: () => void invalidateAfter(queryClient, 'products'),
      confirm: async ({ id, name, unit, priceHt: before }, { priceHt: after }, fact) =>
        fact !== 'price' || confirmLeap({ id, name, unit, before, after }),
      /** A price by its act, another fact where the product still has what it was given. */
      undo: async (saved, show) => {
        const { id } = saved.after
        if (saved.fact === 'price') {
          await undoPrice({ id: saved.actId })
          show(await client.products.get({ id }))
          return 'undone'
        }
        const { restored, left, gone } = await restore(restorationOf(saved))
        for (const product of [...restored, ...left]) show(product)
        return left.length > 0 ? 'left' : gone.length > 0 ? 'gone' : 'undone'
      },
    },
    announce,
  )
}

function restorationOf({ fact, before, after }: SavedCell<ProductEditing>): Restoration {
  const { id } = after
  return fact === 'category'
    ? { category: [{ id, given: after.category, before: before.category }] }
    : { supplierId: [{ id, given: after.supplierId, before: before.supplierId }] }
}
