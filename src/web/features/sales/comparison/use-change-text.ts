import { useTranslations } from 'use-intl'
import { roundEstimate } from '#domain/money/round-estimate.ts'
import { estimate } from '../analysis/estimate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** How two figures of a comparison are written. */
export function useChangeText() {
  const t = useTranslations('sales.comparison')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const differenceText = (difference: number, estimated: boolean) => {
    const amount = Math.abs(difference)
    if (!estimated) return signed(difference, format.euro(amount))
    const { value, decimals } = roundEstimate(amount)
    return estimate(signed(difference, format.euro(value, decimals)), true)
  }
  return {
    /** '12,00 € avant'; empty where it is the same now. */
    beforeText: (before: string, after: string) => (before === after ? '' : t('before', { before })),
    /** '+4,2 %'; empty where there was nothing. */
    percentText: (before: number, after: number) =>
      before > 0 ? signed(after - before, format.percent((Math.abs(after - before) / before) * 100)) : '',
    /** '−12,00 €', marked where it is an estimate; a dash where it is not known. */
    changeText: ({ difference, estimated }: { difference: number | null; estimated: boolean }) =>
      difference === null ? none : differenceText(difference, estimated),
  }
}

function signed(amount: number, text: string): string {
  if (!/[1-9]/u.test(text)) return text
  return amount < 0 ? `−${text}` : `+${text}`
}
