import { useTranslations } from 'use-intl'
import type { MarginMeans } from '#domain/pricing/margin-means.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** What one of each dish sells for, with VAT: '≈' while some have no price, 'Sans prix' where none has. */
export function useRevenueText() {
  const t = useTranslations('trade')
  const format = useFormat()
  return (caTtc: number, { total, unpriced }: Pick<MarginMeans, 'total' | 'unpriced'>): string =>
    caTtc === 0 && total > 0 ? t('noPrice') : format.partialSum(caTtc, unpriced > 0)
}
