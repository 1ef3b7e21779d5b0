import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { UndoPricesModal } from '#web/entities/price/undo-prices-modal.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useUndoInvoice } from '../invoices-api.ts'

export interface UndoInvoiceModalProps {
  kind: Invoice['kind']
  /** The invoice to undo; null keeps the question closed. */
  target: Invoice | null
  onClose: () => void
}

/** Asks before prices go back to what they were before an invoice, or claims that a credit note has closed are open again. */
export function UndoInvoiceModal({ kind, target, onClose }: UndoInvoiceModalProps) {
  const t = useTranslations('invoice.undoing')
  const texts = kind === 'credit' ? 'invoiceClaim.undoing' : 'invoice.undoing'
  const words = useTranslations(texts)
  return (
    <UndoPricesModal
      target={target}
      onClose={onClose}
      step={useUndoInvoice()}
      variablesOf={({ id }) => ({ id })}
      texts={texts}
      reasonOf={(failure) => (codeOf(failure) === 'CATALOGUE_CHANGED' ? t('catalogueChanged') : undefined)}
      confirmFirst
    >
      {({ number }) => <Text>{words('consequence', { number })}</Text>}
    </UndoPricesModal>
  )
}
