import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClosingText } from '../claim/use-closing-text.ts'
import { UndoInvoiceModal } from './undo-invoice-modal.tsx'

/** What became of an invoice that does not wait, or will not change prices, and the way back. */
export function StateNote({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice')
  const claim = useTranslations('invoiceClaim.credited')
  const closing = useClosingText()
  const [undoing, setUndoing] = useState<Invoice | null>(null)
  const [today] = useState(() => houseDay(new Date()))
  const { state, kind, currency, asideReason, items, issuedOn } = invoice
  return (
    <>
      {asideReason !== null && (
        <Alert color="saffron">{t(`asideReasons.${asideReason}`, { currency, kind })}</Alert>
      )}
      {state === 'waiting' && issuedOn > today && <Alert color="saffron">{t('datedAhead', { kind })}</Alert>}
      {kind === 'credit' && state === 'waiting' && <Alert color="saffron">{t('credit')}</Alert>}
      {kind === 'credit' && state === 'applied' && (
        <Alert color="bottle">
          <Group justify="space-between" gap="sm">
            {closing(invoice)}
            <Button variant="default" size="compact-md" onClick={() => setUndoing(invoice)}>
              {claim('undo')}
            </Button>
          </Group>
        </Alert>
      )}
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
      <UndoInvoiceModal kind={kind} target={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}
