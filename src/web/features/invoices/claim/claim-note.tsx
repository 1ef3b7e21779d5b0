import { useTranslations } from 'use-intl'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** In a list, what an invoice charges above the agreed prices and is not given back yet. */
export function ClaimNote({ invoice: { overcharged, claimed } }: { invoice: InvoiceSummary }) {
  const t = useTranslations('invoiceClaim.inList')
  const format = useFormat()
  if (overcharged <= 0) return null
  const sum = format.euro(overcharged)
  return <span>{t(claimed > 0 ? 'requested' : 'open', { sum })}</span>
}
