import { useTranslations } from 'use-intl'
import type { DeletedItem } from '#contract/bin.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useRemoveFromBin } from './bin-api.ts'
import { useBinNames } from './use-bin-names.ts'

interface RemoveModalProps {
  /** What to delete permanently; null keeps the question closed. */
  target: DeletedItem | null
  onClose: () => void
}

/** Asks before something is deleted permanently. */
export function RemoveModal({ target, onClose }: RemoveModalProps) {
  const t = useTranslations('binPage.removal')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const names = useBinNames()
  const { about: item, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveFromBin(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('done'),
    gone: { text: t('gone') },
    failureText: (failure) => sentence(t('failure'), failure),
  })
  return (
    <ConfirmModal
      {...question}
      danger
      title={t('title', { name: item ? names.nameOf(item) : '' })}
      confirmLabel={t('confirm')}
      busyLabel={c('deleting')}
    >
      {t('body')}
    </ConfirmModal>
  )
}
