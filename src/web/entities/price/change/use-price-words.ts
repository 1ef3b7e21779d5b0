import { useTranslations } from 'use-intl'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { type PricedHit, priceOf } from './price-of.ts'

/** A price of a hit in words, with its unit, and from the old one to a new one. */
export function usePriceWords() {
  const t = useTranslations()
  const format = useFormat()
  const prices = usePriceTexts()
  /** '€ / kg' */
  const unit = (hit: PricedHit) =>
    hit.kind === 'product'
      ? t('products.form.priceUnit', { unit: t(`trade.units.${hit.unit}`) })
      : t(`shell.palette.price.unit.${hit.kind}`)
  const price = (hit: PricedHit, value: number | null) => {
    if (hit.kind === 'product') return prices.unitPrice(value, hit.unit)
    if (value === null) return prices.price(null)
    return t('shell.palette.price.withUnit', { price: format.euro(value), kind: hit.kind })
  }
  return {
    unit,
    price,
    /** '9,40 € / kg → 12,50 € / kg (+33,0 %)' */
    change: (hit: PricedHit, value: number) => {
      const before = priceOf(hit)
      const difference = prices.difference(before, value)
      const both = t('shell.palette.price.change', { before: price(hit, before), after: price(hit, value) })
      return difference === undefined ? both : `${both} (${difference})`
    },
  }
}
