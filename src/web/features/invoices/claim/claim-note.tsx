import { useTranslations } from 'use-intl'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** In a list, what an invoice charges above the agreed prices and is not given back yet. */
export function ClaimNote({
  invoice: { overcharged, claimed, demanded, received },
}: {
  invoice: InvoiceSummary
}) {
  const t = useTranslations('invoiceClaim.inList')
  const format = useFormat()
  if (overcharged <= 0) return null
  if (received > 0 && received < demanded)
    return <span>{t('partial', { given: format.euro(received), sum: format.euro(demanded) })}</span>
  const sum = format.euro(overcharged)
  return <span>{t(claimed > 0 ? 'requested' : 'open', { sum })}</span>
}
