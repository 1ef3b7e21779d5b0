import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { statusOf } from '#web/lib/failure.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useDeleteRow } from './catalogue-api.ts'

export interface DeleteRowModalProps {
  /** Null keeps the question closed. */
  row: CatalogueProduct | null
  onClose: () => void
}

/** Asks before a row leaves the catalogue, and says what becomes of the product that came from it. */
export function DeleteRowModal({ row: asked, onClose }: DeleteRowModalProps) {
  const t = useTranslations('catalogue')
  const sentence = useFailureSentence()
  // Still named while the closing question fades.
  const [row, setRow] = useState(asked)
  if (asked !== null && asked !== row) setRow(asked)
  const remove = useDeleteRow()

  const close = () => {
    remove.reset()
    onClose()
  }
  const done = () => {
    notifySuccess(t('notice.deleted'))
    close()
  }
  const confirm = () => {
    if (!row || remove.isPending) return
    remove.mutate(
      { id: row.supplierId, productId: row.id },
      {
        onSuccess: done,
        // Another window was first.
        onError: (failure) => statusOf(failure) === 404 && done(),
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('deletion.title', { name: row?.name ?? '' })}
      confirmLabel={t('deletion.confirm')}
      busyLabel={t('deletion.busy')}
      busy={remove.isPending}
      error={remove.isError ? sentence(t('failure.delete'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      {t(row?.userProductId ? 'deletion.imported' : 'deletion.plain')}
    </ConfirmModal>
  )
}
