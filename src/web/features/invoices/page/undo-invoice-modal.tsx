import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { UndoPricesModal } from '#web/entities/price/undo-prices-modal.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useUndoInvoice } from '../invoices-api.ts'

export interface UndoInvoiceModalProps {
  /** The invoice to undo; null keeps the question closed. */
  target: Invoice | null
  onClose: () => void
}

/** Asks before prices go back to what they were before an invoice. */
export function UndoInvoiceModal({ target, onClose }: UndoInvoiceModalProps) {
  const t = useTranslations('invoice.undoing')
  return (
    <UndoPricesModal
      target={target}
      onClose={onClose}
      step={useUndoInvoice()}
      variablesOf={({ id }) => ({ id })}
      texts="invoice.undoing"
      reasonOf={(failure) => (codeOf(failure) === 'CATALOGUE_CHANGED' ? t('catalogueChanged') : undefined)}
      confirmFirst
    >
      {({ number }) => <Text>{t('consequence', { number })}</Text>}
    </UndoPricesModal>
  )
}
