import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useDeleteRow } from './catalogue-api.ts'

export interface DeleteRowModalProps {
  /** Null keeps the question closed. */
  row: CatalogueProduct | null
  onClose: () => void
}

/** Asks before a row leaves the catalogue, and says what becomes of the product that came from it. */
export function DeleteRowModal({ row: target, onClose }: DeleteRowModalProps) {
  const t = useTranslations('catalogue')
  const sentence = useFailureSentence()
  const { about: row, question } = useConfirmedStep({
    target,
    onClose,
    step: useDeleteRow(),
    variablesOf: ({ supplierId, id }) => ({ id: supplierId, productId: id }),
    doneText: t('notice.deleted'),
    gone: { text: t('notice.deleted') },
    failureText: (failure) => sentence(t('failure.delete'), failure),
  })

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('deletion.title', { name: row?.name ?? '' })}
      confirmLabel={t('deletion.confirm')}
      busyLabel={t('deletion.busy')}
    >
      {t(row?.userProductId ? 'deletion.imported' : 'deletion.plain')}
    </ConfirmModal>
  )
}
