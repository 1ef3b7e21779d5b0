import type { Spending } from '#contract/spending-shapes.ts'
import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceDifference } from '#domain/pricing/price-difference.ts'
import { type PriceCurve, curveOf } from '#web/entities/price/curve/curve-of.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { formatEuro, formatPercent } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

type Price = Spending['products'][number]['prices'][number]

export interface InvoicedPrices {
  /** Of the last invoice: '9,20 € / kg'. */
  price: string
  /** Since the first one of the period, '+4,2 %'; empty where it is the same, and where they do not compare. */
  change: string
  /** Undefined before there are two prices for one unit. */
  curve: PriceCurve | undefined
  /** The curve in words. */
  curveLabel: string
}

interface Setting {
  /** Milliseconds; as far as the last price goes on. */
  until: number
  t: Translate
  language: Language
}

/** What a product was invoiced for. @param prices the oldest first */
export function invoicedPrices(prices: readonly Price[], { until, t, language }: Setting): InvoicedPrices {
  const newest = prices.at(-1)
  if (newest === undefined)
    return { price: t('spending.noPrice'), change: '', curve: undefined, curveLabel: '' }
  const { unit } = newest
  const euro = (price: number) => formatEuro(price, language, unitPriceDecimals(price))
  const perUnit = (price: number) =>
    t('trade.perUnit', { price: euro(price), unit: t(`trade.units.${unit}`) })
  const points = prices.toReversed().map((price) => ({
    at: `${price.on}T00:00:00`,
    unit: price.unit,
    newPriceHt: price.priceHt,
    formerProduct: null,
  }))
  const curve = curveOf(points, until)
  const percent = curve === undefined ? null : priceDifference(curve.first.price, curve.last.price)
  return {
    price: perUnit(newest.priceHt),
    change: changeText(percent, language),
    curve,
    curveLabel:
      curve === undefined
        ? ''
        : t('spending.curve', {
            first: perUnit(curve.first.price),
            last: perUnit(curve.last.price),
            lowest: euro(curve.lowest.price),
            highest: euro(curve.highest.price),
          }),
  }
}

function changeText(percent: number | null, language: Language): string {
  if (percent === null || roundHalfAwayFromZero(percent, SHOWN_PERCENT_DECIMALS) === 0) return ''
  return `${percent > 0 ? '+' : ''}${formatPercent(percent, language)}`
}
