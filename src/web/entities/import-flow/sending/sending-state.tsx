import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { Sending } from './use-sending.ts'

export interface SendingStateProps {
  sending: Sending
  onCancel: () => void
  onRetry: () => void
}

export function SendingState({ sending, onCancel, onRetry }: SendingStateProps) {
  const { t } = useImportTexts()
  const sentence = useFailureSentence()
  switch (sending.state) {
    case 'idle':
      return null
    case 'failed':
      return (
        <ErrorBanner
          text={sentence(t('sendFailure'), sending.failure)}
          onRetry={onRetry}
          onClose={onCancel}
        />
      )
    case 'committing':
      return <Working text={t('working.committing')} share={null} />
    case 'sending': {
      const { sent, total } = sending
      return <Working text={t('working.sending', { sent, total })} share={sent / total} onCancel={onCancel} />
    }
  }
}
