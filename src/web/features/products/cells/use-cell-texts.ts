import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { CellFact } from './cell-states.ts'

type CellDraft = Pick<ProductDraft, 'category' | 'priceHt' | 'unit' | 'supplier'>

/** What the cells of a product are called, and what they say. */
export function useCellTexts() {
  const t = useTranslations()
  const texts = useProductTexts()
  const prices = usePriceTexts()
  return useMemo(() => {
    const values: Record<CellFact, (draft: CellDraft) => string> = {
      category: texts.category,
      price: ({ priceHt, unit }) => prices.unitPrice(priceHt, unit),
      supplier: ({ supplier }) => supplier?.name ?? t('products.form.noSupplier'),
    }
    return {
      /** 'Prix HT de Beurre doux' */
      name: (fact: CellFact, product: { name: string }) =>
        t('productCells.cell', { fact: t(`productFacts.labels.${fact}`), name: product.name }),
      /** '9,80 € / kg' */
      value: (fact: CellFact, draft: CellDraft) => values[fact](draft),
    }
  }, [t, texts, prices])
}
export type CellTexts = ReturnType<typeof useCellTexts>
