import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { closedBy } from './claim-of.ts'

/** What a credit note closes, in a sentence: 'Clôt 2 lignes demandées : 14,52 €'. */
export function useClosingText() {
  const t = useTranslations('invoiceClaim.credited')
  const format = useFormat()
  return (note: Invoice): string => {
    const { count, sum, partial } = closedBy(note)
    if (partial !== null) return t('partial', { given: format.euro(partial), sum: format.euro(sum) })
    return t(note.state === 'applied' ? 'applied' : 'bar', { count, sum: format.euro(sum) })
  }
}
