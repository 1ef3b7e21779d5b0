import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'

/** How two figures of a comparison are written. */
export function useChangeText() {
  const t = useTranslations('sales.comparison')
  const format = useFormat()
  return {
    /** '12,00 € avant'; empty where it is the same now. */
    beforeText: (before: string, after: string) => (before === after ? '' : t('before', { before })),
    /** '+4,2 %'; empty where there was nothing. */
    percentText: (before: number, after: number) =>
      before > 0 ? signed(after - before, format.percent((Math.abs(after - before) / before) * 100)) : '',
    /** '−12,00 €' */
    differenceText: (difference: number) => signed(difference, format.euro(Math.abs(difference))),
  }
}

function signed(amount: number, text: string): string {
  if (!/[1-9]/u.test(text)) return text
  return amount < 0 ? `−${text}` : `+${text}`
}
