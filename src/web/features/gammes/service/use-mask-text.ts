import { useTranslations } from 'use-intl'
import type { DishService } from '#contract/gammes.ts'
import { endOfService } from '#domain/cartes/end-of-service.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** Whether guests see a dish online, in words: 'Masqué jusqu’à 5 h', with the day where it is not the next morning. */
export function useMaskText() {
  const t = useTranslations('gammes.service.masks')
  const format = useFormat()
  return (maskedUntil: DishService['maskedUntil']): string => {
    if (maskedUntil === null) return t('shown')
    if (maskedUntil === FURTHER_NOTICE) return t('further')
    const end = new Date(maskedUntil)
    const now = new Date()
    if (end > now && end <= endOfService(now))
      return t('until', { hour: end.getHours(), minute: String(end.getMinutes()).padStart(2, '0') })
    return t('untilDay', { date: format.dateLong(maskedUntil), time: format.time(maskedUntil) })
  }
}
