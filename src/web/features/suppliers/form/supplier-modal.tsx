import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { useLastAsked } from '#web/lib/use-last-asked.ts'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { SupplierModalForm } from './supplier-modal-form.tsx'

/** The supplier to change, or one that is not there yet. */
export type SupplierInHand = Supplier | 'new'

export interface SupplierModalProps {
  /** Null keeps the form closed. */
  supplier: SupplierInHand | null
  onClose: () => void
}

/** A supplier written into the book, or changed in it, without leaving the page. */
export function SupplierModal({ supplier: asked, onClose }: SupplierModalProps) {
  const t = useTranslations()
  const opened = asked !== null
  const supplier = useLastAsked(asked) ?? 'new'
  const { setDirty, close, cancel, question } = useClosingQuestion(opened, onClose)
  return (
    <>
      <Modal
        opened={opened}
        onClose={cancel}
        size="lg"
        title={supplier === 'new' ? t('suppliers.form.new') : t('suppliers.form.edit')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <SupplierModalForm
          supplier={supplier === 'new' ? null : supplier}
          onDirty={() => setDirty(true)}
          onDone={close}
          onCancel={cancel}
        />
      </Modal>
      {question}
    </>
  )
}
