import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import { ClaimPart } from '../claim/claim-part.tsx'
import { CreditedPart } from '../claim/credited-part.tsx'
import { invoicePlanQuery } from '../invoices-api.ts'
import { InvoiceDocument } from './document/invoice-document.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import classes from './invoice-page.module.css'
import { givingOf, planOfLines } from './lines/line-state.ts'
import { LinesSection } from './lines/lines-section.tsx'
import { useAnswers } from './lines/use-answers.ts'
import { ApplyBar } from './plan/apply-bar.tsx'
import { PlanImpact } from './plan/plan-impact.tsx'
import { ReceiptsCard } from '../receipts/receipts-card.tsx'
import { StateNote } from './state-note.tsx'
import { SupplierQuestion } from './supplier-question.tsx'

/** An invoice: its lines beside the document, and below them what applying it changes. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { id, kind, state, supplier } = invoice
  const waits = state === 'waiting'
  const query = useQuery({ ...invoicePlanQuery(id), enabled: waits })
  const plan = waits ? query.data : undefined
  const answers = useAnswers(invoice)
  const lines = useMemo(() => planOfLines(plan), [plan])
  const tablet = useTablet()
  const [documentChosen, setDocumentChosen] = useState<boolean | null>(null)
  const isDocumentShown = documentChosen ?? !tablet
  return (
    <Stack gap="md">
      <InvoiceHead
        invoice={invoice}
        isDocumentShown={isDocumentShown}
        onDocument={() => setDocumentChosen(!isDocumentShown)}
      />
      <StateNote invoice={invoice} />
      {supplier === null && waits && <SupplierQuestion invoice={invoice} />}
      <div className={classes.sides} data-document={isDocumentShown || undefined}>
        <Stack gap="md" miw={0}>
          {kind !== 'credit' && <ReceiptsCard invoice={invoice} />}
          {kind === 'credit' && <CreditedPart invoice={invoice} />}
          {!waits && <ClaimPart invoice={invoice} />}
          {invoice.items.length > 0 && (
            <LinesSection
              answers={answers}
              plan={lines}
              currency={invoice.currency}
              giving={givingOf(invoice)}
              isKnown={supplier !== null}
            />
          )}
          {plan !== undefined && <PlanImpact plan={plan} />}
          {waits && <ClaimPart invoice={invoice} />}
          {waits && <ApplyBar invoice={invoice} query={query} isStoring={answers.isStoring} />}
        </Stack>
        {isDocumentShown && <InvoiceDocument invoice={invoice} />}
      </div>
    </Stack>
  )
}
