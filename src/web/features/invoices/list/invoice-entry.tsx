import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import { canBeTakenBack } from '#domain/invoices/stored-invoice.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { OpeningEntry } from '#web/ui/opening-entry.tsx'
import { ClaimNote } from '../claim/claim-note.tsx'
import { useSetInvoiceAside } from '../invoices-api.ts'

/** Whose it is, of which day, for how much, and what is left to look at. */
export function InvoiceEntry({ invoice }: { invoice: InvoiceSummary }) {
  const t = useTranslations('invoices')
  const format = useFormat()
  const { id, supplier, sellerName, number, kind, issuedOn, state, asideReason, toLookAt, totalHt } = invoice
  return (
    <OpeningEntry
      to={paths.invoice(id)}
      name={supplier?.name ?? sellerName}
      facts={
        <>
          <span>{t('named', { kind, number, date: format.dateLong(issuedOn) })}</span>
          {invoice.lines > 0 && <span>{t('lines', { count: invoice.lines })}</span>}
          {state === 'waiting' && supplier === null && <span>{t('supplierUnknown')}</span>}
          {state === 'waiting' && toLookAt > 0 && <span>{t('toLookAt', { count: toLookAt })}</span>}
          <ClaimNote invoice={invoice} />
          {asideReason !== null && <span>{t(`asideReasons.${asideReason}`, { kind })}</span>}
        </>
      }
      end={
        <>
          {totalHt !== null && (
            <span>{t('totalHt', { total: format.money(totalHt, invoice.currency) })}</span>
          )}
          {canBeTakenBack(asideReason) && <TakeBack invoice={invoice} />}
        </>
      }
      endStays
    />
  )
}

function TakeBack({ invoice: { id, version, number } }: { invoice: InvoiceSummary }) {
  const t = useTranslations('invoices')
  const setAside = useSetInvoiceAside()
  return (
    <DemoLock>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('takeBackNamed', { number })}
        disabled={setAside.isPending}
        onClick={() => setAside.mutate({ id, version, aside: false })}
      >
        {t('takeBack')}
      </Button>
    </DemoLock>
  )
}
