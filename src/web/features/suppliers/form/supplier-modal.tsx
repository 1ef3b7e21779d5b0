import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { FormModal } from '#web/ui/form-modal.tsx'
import { SupplierModalForm } from './supplier-modal-form.tsx'

/** The supplier to change, or one that is not there yet. */
type SupplierInHand = Supplier | 'new'

export interface SupplierModalProps {
  /** Null keeps the form closed. */
  supplier: SupplierInHand | null
  onClose: () => void
}

/** A supplier written into the book, or changed in it, without leaving the page. */
export function SupplierModal({ supplier: target, onClose }: SupplierModalProps) {
  const t = useTranslations()
  const supplier = useLastValue(target) ?? 'new'
  return (
    <FormModal
      opened={target !== null}
      onClose={onClose}
      size="lg"
      title={supplier === 'new' ? t('suppliers.form.new') : t('suppliers.form.edit')}
    >
      {(form) => <SupplierModalForm supplier={supplier === 'new' ? null : supplier} {...form} />}
    </FormModal>
  )
}
