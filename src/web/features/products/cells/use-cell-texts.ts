import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { CellFact } from './cell-states.ts'

/** What the cells of a product are called, and what they say. */
export function useCellTexts() {
  const t = useTranslations()
  const texts = useProductTexts()
  const prices = usePriceTexts()
  return useMemo(
    () => ({
      /** 'Prix HT de Beurre doux' */
      name: (fact: CellFact, product: { name: string }) =>
        t('productCells.cell', { fact, name: product.name }),
      /** '9,80 € / kg' */
      value: (fact: CellFact, draft: Pick<ProductDraft, 'category' | 'priceHt' | 'unit' | 'supplier'>) => {
        if (fact === 'category') return texts.category(draft)
        if (fact === 'price') return prices.unitPrice(draft.priceHt, draft.unit)
        return draft.supplier?.name ?? t('products.form.noSupplier')
      },
    }),
    [t, texts, prices],
  )
}
export type CellTexts = ReturnType<typeof useCellTexts>
