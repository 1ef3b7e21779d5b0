import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Unit } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** Writes a price, with two decimals unless others are given; 'Sans prix' where there is none, which is never '0,00 €'. */
export type PriceText = (price: number | null, decimalsOf?: (price: number) => number) => string

/** The text of a selling price, where 0 is none as well. */
export function useSellingPriceText(): PriceText {
  const text = usePriceText()
  return useCallback((price, decimalsOf) => text(price === 0 ? null : price, decimalsOf), [text])
}

/** The text of a purchase price, which may be 0. */
export function usePriceText(currency = 'EUR'): PriceText {
  const t = useTranslations('trade')
  const { money } = useFormat()
  return useCallback(
    (price, decimalsOf) => (price === null ? t('noPrice') : money(price, currency, decimalsOf?.(price))),
    [t, money, currency],
  )
}

/** The text of a purchase price: '8,20 € / kg'; other decimals may be given for one of them. */
export function useUnitPriceText(decimalsOf: (price: number) => number, currency?: string) {
  const t = useTranslations('trade')
  const text = usePriceText(currency)
  return useCallback(
    (price: number | null, unit: Unit, decimals = decimalsOf) =>
      price === null ? text(null) : t('perUnit', { price: text(price, decimals), unit: t(`units.${unit}`) }),
    [t, text, decimalsOf],
  )
}
