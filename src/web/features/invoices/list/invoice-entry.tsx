import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import { canBeTakenBack } from '#domain/invoices/stored-invoice.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import entries from '#web/ui/entry-list.module.css'
import { ClaimNote } from '../claim/claim-note.tsx'
import { useSetInvoiceAside } from '../invoices-api.ts'

/** Whose it is, of which day, for how much, and what is left to look at. */
export function InvoiceEntry({ invoice }: { invoice: InvoiceSummary }) {
  const t = useTranslations('invoices')
  const format = useFormat()
  const setAside = useSetInvoiceAside()
  const { id, version, supplier, sellerName, number, kind, issuedOn, state, asideReason } = invoice
  return (
    <li className={entries.entry}>
      <div>
        <Text fw={600}>{supplier?.name ?? sellerName}</Text>
        <Text size="sm">{t('named', { kind, number, date: format.dateLong(issuedOn) })}</Text>
        <Group gap="0 12px" c="dimmed" fz="sm">
          <span>{t('lines', { count: invoice.lines })}</span>
          {state === 'waiting' && invoice.toLookAt > 0 && (
            <span>{t('toLookAt', { count: invoice.toLookAt })}</span>
          )}
          <ClaimNote invoice={invoice} />
          {asideReason !== null && <span>{t(`asideReasons.${asideReason}`)}</span>}
        </Group>
      </div>
      {canBeTakenBack(asideReason) && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('takeBackNamed', { number })}
          disabled={setAside.isPending}
          onClick={() => setAside.mutate({ id, version, aside: false })}
        >
          {t('takeBack')}
        </Button>
      )}
    </li>
  )
}
