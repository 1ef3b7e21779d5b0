import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { UndoInvoiceModal } from './undo-invoice-modal.tsx'

/** What became of an invoice that does not wait, or will not change prices, and the way back. */
export function StateNote({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice')
  const [undoing, setUndoing] = useState<Invoice | null>(null)
  const { state, kind, currency, asideReason, items } = invoice
  return (
    <>
      {asideReason !== null && (
        <Alert color="saffron">{t(`asideReasons.${asideReason}`, { currency })}</Alert>
      )}
      {kind === 'credit' && asideReason === null && <Alert color="saffron">{t('credit')}</Alert>}
      {state === 'applied' && kind === 'invoice' && (
        <Alert color="bottle">
          <Group justify="space-between" gap="sm">
            {t(items.some(({ taken }) => taken === 'written') ? 'applied.lead' : 'applied.none')}
            <Group gap="md">
              <TextLink to={paths.priceChanges}>{t('applied.journal')}</TextLink>
              <Button variant="default" size="compact-md" onClick={() => setUndoing(invoice)}>
                {t('applied.undo')}
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      <UndoInvoiceModal target={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}
