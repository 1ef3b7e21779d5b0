import { useTranslations } from 'use-intl'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { CostDoubt } from '#domain/pricing/cost-doubt.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

interface Questioned {
  category: SheetCategory
  /** EUR without VAT, as the rest. */
  portionCost: number
  sellingPriceHt: number | null
  usualCost: number | null
}

/** 'Une portion coûterait 3 000,00 € pour un prix de 10,00 € HT : une unité ou une quantité est peut-être fausse.' */
export function useCostDoubtText(): (doubt: CostDoubt, sheet: Questioned) => string {
  const t = useTranslations('trade')
  const format = useFormat()
  return (doubt, { category, portionCost, sellingPriceHt, usualCost }) => {
    const cost = format.euro(portionCost)
    return doubt === 'price'
      ? t('costDoubts.price', { cost, price: format.euro(sellingPriceHt ?? 0) })
      : t('costDoubts.category', {
          cost,
          usual: format.euro(usualCost ?? 0),
          category: t(`sheetCategories.${category}`),
        })
  }
}
