import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useEmptyBin } from './bin-api.ts'

interface EmptyBinModalProps {
  /** The newest deletion that is shown, and how many there are up to it; null keeps the question closed. */
  target: { until: string; count: number } | null
  onClose: () => void
}

/** Asks before all that is in the bin is deleted permanently; what is deleted meanwhile stays. */
export function EmptyBinModal({ target, onClose }: EmptyBinModalProps) {
  const t = useTranslations('binPage.emptying')
  const sentence = useFailureSentence()
  const { about, question } = useConfirmedStep({
    target,
    onClose,
    step: useEmptyBin(),
    variablesOf: ({ until }) => ({ until }),
    doneText: t('done'),
    failureText: (failure) => sentence(t('failure'), failure),
  })
  return (
    <ConfirmModal {...question} danger title={t('title')} confirmLabel={t('label')} busyLabel={t('busy')}>
      {t('body', { count: about?.count ?? 0 })}
    </ConfirmModal>
  )
}
