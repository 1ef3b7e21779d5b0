import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'

/** '4,2 kg', '38 portions': a quantity as a kitchen weighs it. */
export function useAmountText() {
  const counted = useTranslations('trade.counted')
  const language = useLocale()
  return useCallback(
    (quantity: number, unit: LineUnit, rounding: KitchenRounding = 'kitchen') => {
      const text = kitchenText(quantity, unit, rounding, language)
      return `${text.amount}\u00a0${counted(text.unit, { count: text.count })}`
    },
    [counted, language],
  )
}
