import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { raisedPrice } from '#domain/simulation/change.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import type { SimulatedChange } from './simulated-change.ts'

/** The label of a change, and the present value beside its figure. */
export function useChangeWords(index: KitchenIndex) {
  const t = useTranslations()
  const format = useFormat()
  return useMemo(() => {
    const title = (id: string) => index.sheets.get(id)?.title ?? ''
    const price = (value: number) => format.euro(value, unitPriceDecimals(value))

    const name = ({ kind, target }: SimulatedChange): string => {
      switch (kind) {
        case 'product':
          return index.products.get(target)?.name ?? ''
        case 'category':
          return t(`trade.productCategories.${target as ProductCategory}`)
        case 'supplier':
          return index.suppliers.get(target)?.name ?? ''
        case 'portions':
          return t('simulation.line.portions', { title: title(target) })
        case 'price':
          return t('simulation.line.price', { title: title(target) })
        case 'coefficient':
          return t(`simulation.coefficients.${target === '' ? 'all' : (target as SheetCategory)}`)
      }
    }

    const productNote = (target: string, percent: number | null): string => {
      const product = index.products.get(target)
      if (product === undefined || product.priceHt === null) return t('simulation.line.noPrice')
      const unit = t(`trade.units.${product.unit}`)
      const before = price(product.priceHt)
      if (percent === null) return t('simulation.line.today', { price: before, unit })
      return t('simulation.line.raised', {
        before,
        after: price(raisedPrice(product.priceHt, percent)),
        unit,
      })
    }

    /** How things are today. */
    const note = ({ kind, target, value }: SimulatedChange): string => {
      switch (kind) {
        case 'product':
          return productNote(target, value)
        case 'category':
        case 'supplier':
          return t('simulation.line.prices', { count: index.pricesOf.get(target) ?? 0 })
        case 'portions':
          return t('simulation.line.insteadOf', {
            figure: format.quantity(index.sheets.get(target)?.portions ?? 0),
          })
        case 'price': {
          const sold = index.sheets.get(target)?.sellingPriceHt
          return sold
            ? t('simulation.line.insteadOf', { figure: format.euro(sold) })
            : t('simulation.line.notSold')
        }
        case 'coefficient':
          return t('simulation.line.coefficient')
      }
    }
    return { name, note }
  }, [t, format, index])
}
