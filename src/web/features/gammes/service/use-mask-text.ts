import { useTranslations } from 'use-intl'
import type { DishService } from '#contract/gammes.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** Whether guests see a dish online, in words: 'Masqué jusqu’au 28 novembre 2026, 05:00'. */
export function useMaskText() {
  const t = useTranslations('gammes.service.masks')
  const format = useFormat()
  return (maskedUntil: DishService['maskedUntil']): string => {
    if (maskedUntil === null) return t('shown')
    if (maskedUntil === FURTHER_NOTICE) return t('further')
    return t('until', { date: format.dateLong(maskedUntil), time: format.time(maskedUntil) })
  }
}
