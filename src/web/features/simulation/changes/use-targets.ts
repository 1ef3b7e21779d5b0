import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import type { ChangeKind } from './simulated-change.ts'
import { sheetsIn, type Target, targetOf } from './targets.ts'

/** Everything of which a kind of change can be made: only what is there. */
export function useTargets(
  kitchen: SimulationKitchen,
  scope: ReadonlySet<string> | null,
  kind: ChangeKind,
): Target[] {
  const t = useTranslations()
  const priceText = useSellingPriceText()
  const prices = usePriceTexts()
  return useMemo(() => {
    const { products, suppliers } = kitchen
    switch (kind) {
      case 'product':
        return products.map(({ id, name, priceHt, unit }) => {
          return targetOf(id, name, prices.unitPrice(priceHt, unit))
        })
      case 'category': {
        const present = new Set(products.map(({ category }) => category))
        return PRODUCT_CATEGORIES.filter((category) => present.has(category)).map((category) =>
          targetOf(category, t(`trade.productCategories.${category}`)),
        )
      }
      case 'supplier':
        return suppliers.map(({ id, name }) => targetOf(id, name))
      case 'portions':
        return sheetsIn(kitchen, scope).map(({ id, title, portions }) =>
          targetOf(id, title, t('simulation.add.portions', { count: portions })),
        )
      case 'price':
        return sheetsIn(kitchen, scope).map(({ id, title, sellingPriceHt }) =>
          targetOf(id, title, priceText(sellingPriceHt)),
        )
      case 'coefficient': {
        const present = new Set(sheetsIn(kitchen, scope).map(({ category }) => category))
        return [
          targetOf('', t('simulation.coefficients.all')),
          ...SHEET_CATEGORIES.filter((category) => present.has(category)).map((category) =>
            targetOf(category, t(`simulation.coefficients.${category}`)),
          ),
        ]
      }
    }
  }, [t, priceText, prices, kitchen, scope, kind])
}
