import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { PrintButton } from '#web/ui/print-button.tsx'
import { invoiceQuery } from '../invoices-api.ts'
import classes from './claim-page.module.css'
import { claimOf } from './claim-of.ts'
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
  const { letter } = useClaimLetter(invoice)
  if ((claimOf(invoice)?.open ?? []).length === 0) {
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
  const sentence = useFailureSentence()
  const download = useDownloadPages((given: ClaimLetter) => ({
    query: claimPagesQuery(given),
    title: given.title,
    kind: 'demande-d-avoir',
  }))
  const exportPdf = () =>
    download.mutate(letter, {
      onError: (failure) => notifyFailure(sentence(t('exportFailed'), failure)),
    })
  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${t('windowTitle', { number: invoice.number })} · Gramme`}</title>
        <PaperBar
          back={{ to: paths.invoice(invoice.id), label: t('back') }}
          main={
            <DemoLock>
              <Button onClick={exportPdf} disabled={download.isPending}>
                {t(download.isPending ? 'exporting' : 'exportPdf')}
              </Button>
            </DemoLock>
          }
        >
          <PrintButton>{t('print')}</PrintButton>
        </PaperBar>
        <Zoomed>
          <ComposedPages query={claimPagesQuery(letter)} paper={KITCHEN_PAPER.portrait} />
        </Zoomed>
      </div>
    </PaperZoom>
  )
}
