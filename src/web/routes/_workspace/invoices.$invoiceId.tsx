import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { InvoicePage } from '#web/features/invoices/page/invoice-page.tsx'

export const Route = createFileRoute('/_workspace/invoices/$invoiceId')({
  beforeLoad: ({ context }) => context.texts.need('invoice', 'invoices'),
  component: Invoice,
})

function Invoice() {
  const { invoiceId } = Route.useParams()
  return (
    <RecordPage id={invoiceId} notFound={<RecordNotFound of="invoice" />}>
      <InvoicePage key={invoiceId} id={invoiceId} />
    </RecordPage>
  )
}
