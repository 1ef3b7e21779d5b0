import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import { priceDifference } from '#domain/pricing/price-difference.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePriceText, useUnitPriceText } from './use-price-text.ts'

/** The texts of prices, their differences and their origins; in EUR unless they are of another currency. */
export function usePriceTexts(currency?: string) {
  const t = useTranslations()
  const format = useFormat()
  const priceText = usePriceText(currency)
  const unitPrice = useUnitPriceText(unitPriceDecimals, currency)
  return useMemo(() => {
    return {
      price: (value: number | null) => priceText(value, unitPriceDecimals),
      unitPrice,
      /** '+20,0 %'; nothing where there is no percentage. */
      difference: (before: number | null, after: number | null) => {
        const percent = priceDifference(before, after)
        if (percent === null) return undefined
        return `${percent > 0 ? '+' : ''}${format.percent(percent)}`
      },
      source: ({ source, origin }: Pick<PriceAct | PriceStep, 'source' | 'origin'>) =>
        origin === null
          ? t(`prices.sources.${source}`)
          : t('prices.sourceFrom', { source: t(`prices.sources.${source}`), origin }),
      moment: (instant: string) =>
        t('prices.moment', { date: format.dateLong(instant), time: format.time(instant) }),
      day: format.dateLong,
    }
  }, [t, format, priceText, unitPrice])
}
