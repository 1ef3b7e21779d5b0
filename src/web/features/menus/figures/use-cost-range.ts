import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { MenuCost } from '#domain/menus/menu-cost.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '8,20 € à 11,40 €' */
export function useCostRange() {
  const t = useTranslations('menus.figures')
  const format = useFormat()
  return useCallback(
    ({ lowest, highest }: MenuCost) =>
      t('between', { lowest: format.euro(lowest), highest: format.euro(highest) }),
    [t, format],
  )
}
