import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { ComposedPaper } from '#web/ui/paper-pages/composed-paper.tsx'
import { invoiceQuery } from '../invoices-api.ts'
import type { ClaimLetter } from './letter/claim-letter.ts'
import { claimPagesQuery } from './letter/claim-pages-query.ts'
import { useClaimLetter } from './use-claim-letter.ts'

/** /invoices/{id}/claim: the demand for a credit note, to print and to send. */
export function ClaimPage({ id }: { id: string }) {
  const t = useTranslations('invoiceClaim')
  const query = useQuery(invoiceQuery(id))
  return (
    <PageState query={query} failureText={t('loadFailed')} notFound={<RecordNotFound of="invoice" />}>
      {(invoice) => <Claim invoice={invoice} />}
    </PageState>
  )
}

function Claim({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceClaim')
  const { letter, isReading } = useClaimLetter(invoice)
  if (letter === undefined && !isReading) {
    return (
      <EmptyState
        drawing={<PlateDrawing />}
        title={t('nothing.title')}
        level={1}
        sentence={t('nothing.sentence')}
        action={
          <ButtonLink to={paths.invoice(invoice.id)} variant="default">
            {t('back')}
          </ButtonLink>
        }
      />
    )
  }
  return letter && <Letter letter={letter} invoice={invoice} />
}

function Letter({ letter, invoice }: { letter: ClaimLetter; invoice: Invoice }) {
  const t = useTranslations('invoiceClaim')
  return (
    <ComposedPaper
      query={claimPagesQuery(letter)}
      title={letter.title}
      kind="demande-d-avoir"
      windowTitle={t('windowTitle', { number: invoice.number })}
      back={{ to: paths.invoice(invoice.id), label: t('back') }}
      texts={{
        print: t('print'),
        exportPdf: t('exportPdf'),
        exporting: t('exporting'),
        exportFailed: t('exportFailed'),
      }}
    />
  )
}
