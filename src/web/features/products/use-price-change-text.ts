import { useTranslations } from 'use-intl'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { Unit } from '#domain/quantity/unit.ts'

interface Priced {
  priceHt: number | null
  unit: Unit
}

/** 'Miel · 5,35 € / kg → 7,20 € / kg (+34,6 %)'; null where neither price nor unit changes. */
export function usePriceChangeText() {
  const t = useTranslations('prices.changed')
  const texts = usePriceTexts()
  return (before: Priced & { name: string }, after: Priced): string | null => {
    if (before.priceHt === after.priceHt && before.unit === after.unit) return null
    return t('price', {
      name: before.name,
      before: texts.unitPrice(before.priceHt, before.unit),
      after: texts.unitPrice(after.priceHt, after.unit),
      difference:
        (before.unit === after.unit ? texts.difference(before.priceHt, after.priceHt) : undefined) ?? 'none',
    })
  }
}
