import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { movedProductPrice, movedSellingPrice } from '#domain/simulation/price-move.ts'
import type { PriceReadingOptions } from '#domain/simulation/read-price-move.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import { priceMoveOf } from './simulated-change.ts'
import type { SimulatedChange } from './simulated-change.ts'

export interface Note {
  text: string
  /** A price of 0 stays allowed, and is named; what is refused changes nothing. */
  look?: 'zero' | 'refused'
}

/** The label of a change, and beside its figure the present value and the one that it gives. */
export function useChangeWords(index: KitchenIndex) {
  const t = useTranslations()
  const format = useFormat()
  const prices = usePriceTexts()
  return useMemo(() => {
    const title = (id: string) => index.sheets.get(id)?.title ?? ''

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

    /** ' / kg' */
    const per = ({ kind, target }: SimulatedChange): string => {
      const product = kind === 'product' ? index.products.get(target) : undefined
      return product === undefined ? '' : t('simulation.line.per', { unit: t(`trade.units.${product.unit}`) })
    }

    const repriced = ({ kind, target }: SimulatedChange): PriceReadingOptions['of'] => {
      if (kind === 'price') return { kind: 'portion' }
      const product = kind === 'product' ? index.products.get(target) : undefined
      if (product === undefined) return { kind: 'products' }
      const { unit, densityKgPerL, contentQuantity, contentUnit } = product
      return { kind: 'product', unit, densityKgPerL, contentQuantity, contentUnit }
    }

    /** The price that there is today, and the one that a change gives. */
    const pricesOf = (change: SimulatedChange): { before: number | null; after: number | null } => {
      const { kind, target } = change
      const move = priceMoveOf(change)
      const before =
        (kind === 'price' ? index.sheets.get(target)?.sellingPriceHt : index.products.get(target)?.priceHt) ??
        null
      if (move === null || (before === null && move.measure !== 'price')) return { before, after: null }
      const moved = kind === 'price' ? movedSellingPrice : movedProductPrice
      return { before, after: moved(before ?? 0, move) }
    }

    const priceNote = (change: SimulatedChange, negative: boolean): Note => {
      const { before, after } = pricesOf(change)
      const unit = per(change)
      const text = (value: number | null) => {
        if (value === null) return prices.price(value)
        return change.kind === 'price' ? format.euro(value) : `${prices.price(value)}${unit}`
      }
      if (negative) {
        const price = after === null || after >= 0 ? null : text(after)
        return { text: t('simulation.line.negative', { price: price ?? 'none' }), look: 'refused' }
      }
      if (after === null) {
        const free = before === null && change.value !== null
        return {
          text: free ? t('simulation.line.noPrice') : t('simulation.line.today', { price: text(before) }),
        }
      }
      const move = t('simulation.line.moved', {
        before: text(before),
        after: text(after),
        difference: prices.difference(before, after) ?? 'none',
      })
      return after === 0
        ? {
            text: t(`simulation.line.zero.${change.kind === 'price' ? 'price' : 'product'}`, { move }),
            look: 'zero',
          }
        : { text: move }
    }

    const note = (change: SimulatedChange, negative: boolean): Note => {
      const { kind, target } = change
      switch (kind) {
        case 'product':
        case 'price':
          return priceNote(change, negative)
        case 'category':
        case 'supplier':
          return { text: t('simulation.line.prices', { count: index.pricesOf.get(target) ?? 0 }) }
        case 'portions':
          return {
            text: t('simulation.line.insteadOf', {
              figure: format.quantity(index.sheets.get(target)?.portions ?? 0),
            }),
          }
        case 'coefficient':
          return { text: t('simulation.line.coefficient') }
      }
    }
    return { name, note, per, repriced }
  }, [t, format, prices, index])
}
