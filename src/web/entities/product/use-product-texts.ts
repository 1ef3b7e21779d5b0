import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { allergenState, type DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { listPriceDecimals, unitPriceDecimals } from '../price/unit-price-decimals.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** How a row says a product, made once for a list: rows are painted by the dozen while it scrolls. */
export function useProductTexts() {
  const t = useTranslations()
  const format = useFormat()
  return useMemo(
    () => ({
      none: t('products.noneHere'),
      priceMissing: t('products.priceMissing'),
      category: (product: { category: ProductCategory }) => t(`trade.productCategories.${product.category}`),
      unit: (product: { unit: Unit }) => t(`trade.units.${product.unit}`),
      price: (price: number) => format.euro(price, unitPriceDecimals(price)),
      listPrice: (price: number) => format.euro(price, listPriceDecimals(price)),
      allergens: (product: Omit<DeclaredAllergens, 'traces'>) => {
        const state = allergenState(product)
        return state === 'declared'
          ? product.allergens.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
          : t(`trade.allergenStates.${state}`)
      },
      /** 'Traces possibles : lait, soja'; null without any. */
      traces: ({ traces }: Pick<DeclaredAllergens, 'traces'>) =>
        traces.length === 0
          ? null
          : t('trade.traces', {
              allergens: traces.map((allergen) => t(`trade.allergens.${allergen}`)).join(', '),
            }),
      edit: (product: { name: string }) => t('products.edit', { name: product.name }),
      delete: (product: { name: string }) => t('products.delete', { name: product.name }),
    }),
    [t, format],
  )
}

export type ProductTexts = ReturnType<typeof useProductTexts>
