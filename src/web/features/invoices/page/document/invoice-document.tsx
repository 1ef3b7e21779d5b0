import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { address } from '#web/lib/navigation/address.ts'
import classes from '../invoice-page.module.css'
import { ReadInvoice } from './read-invoice.tsx'

/** The document beside its lines: the supplier's PDF, else what was read of it, with the file that it came as. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice.document')
  const { id, file } = invoice
  if (file === null)
    return (
      <Stack gap="xs" className={classes.document}>
        <ReadInvoice invoice={invoice} />
        <Text fz="sm" c="dimmed">
          {t('withoutFile')}
        </Text>
      </Stack>
    )
  const url = address(`/api/invoices/${id}/file`)
  return (
    <Stack gap="xs" className={classes.document}>
      {file.mediaType === 'application/pdf' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox Chromium shows no PDF, which runs nothing of this origin
        <iframe src={url} title={t('pdf', { name: file.name })} className={classes.pdf} />
      ) : (
        <ReadInvoice invoice={invoice} />
      )}
      <Anchor href={url} target="_blank" rel="noreferrer" fz="sm">
        {t('open', { name: file.name })}
      </Anchor>
    </Stack>
  )
}
