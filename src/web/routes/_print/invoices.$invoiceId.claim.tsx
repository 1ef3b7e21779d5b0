import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { ClaimPage } from '#web/features/invoices/claim/claim-page.tsx'

export const Route = createFileRoute('/_print/invoices/$invoiceId/claim')({
  beforeLoad: ({ context }) => context.texts.need('invoices'),
  component: Claim,
})

function Claim() {
  const { invoiceId } = Route.useParams()
  return (
    <RecordPage id={invoiceId} notFound={<RecordNotFound of="invoice" />}>
      <ClaimPage key={invoiceId} id={invoiceId} />
    </RecordPage>
  )
}
