import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { invoiceQuery } from '../invoices-api.ts'
import { InvoiceView } from './invoice-view.tsx'

/** /invoices/{id}: the lines of an invoice, what they would change, and what is asked of them. */
export function InvoicePage({ id }: { id: string }) {
  const t = useTranslations('invoice.failure')
  const query = useQuery(invoiceQuery(id))
  return (
    <PageState query={query} failureText={t('load')} notFound={<RecordNotFound of="invoice" />}>
      {(invoice) => <InvoiceView invoice={invoice} />}
    </PageState>
  )
}
