import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { CellTexts } from '#web/ui/cells/use-save-cell.ts'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'
import type { CellFact, ProductEditing } from './cell-facts.ts'

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
      name: (fact, product) =>
        t('cells.cell', { fact: t(`productFacts.labels.${fact}`), name: product.name }),
      value: (fact: CellFact, draft: CellDraft) => values[fact](draft),
      rowName: ({ name }) => name,
      gone: t('cells.productGone'),
    } satisfies CellTexts<ProductEditing>
  }, [t, texts, prices])
}
