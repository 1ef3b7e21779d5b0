import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { allergenState } from '#domain/allergens/allergen-state.ts'
import { unitPriceDecimals } from '#web/lib/unit-price-decimals.ts'
import { useFormat } from '#web/lib/use-format.ts'

/** How a row says a product, made once for a list: rows are painted by the dozen while it scrolls. */
export function useRowTexts() {
  const t = useTranslations()
  const format = useFormat()
  return useMemo(
    () => ({
      none: t('products.noneHere'),
      priceMissing: t('products.priceMissing'),
      category: (product: UserProduct) => t(`trade.productCategories.${product.category}`),
      unit: (product: UserProduct) => t(`trade.units.${product.unit}`),
      price: (price: number) => format.euro(price, unitPriceDecimals(price)),
      allergens: (product: UserProduct) => {
        const state = allergenState(product)
        return state === 'declared'
          ? product.allergens.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
          : t(`trade.allergenStates.${state}`)
      },
      edit: (product: UserProduct) => t('products.edit', { name: product.name }),
      delete: (product: UserProduct) => t('products.delete', { name: product.name }),
    }),
    [t, format],
  )
}

export type RowTexts = ReturnType<typeof useRowTexts>
