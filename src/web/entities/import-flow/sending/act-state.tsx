import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { Acting } from './use-act.ts'

export interface ActStateProps {
  acting: Acting
  onCancel: () => void
  onRetry: () => void
}

export function ActState({ acting, onCancel, onRetry }: ActStateProps) {
  const { t } = useImportTexts()
  const sentence = useFailureSentence()
  switch (acting.state) {
    case 'idle':
    case 'done':
      return null
    case 'failed':
      return (
        <ErrorBanner text={sentence(t('sendFailure'), acting.failure)} onRetry={onRetry} onClose={onCancel} />
      )
    case 'committing':
      return <Working text={t('working.committing')} share={null} />
    case 'sending': {
      const { sent, total } = acting
      return <Working text={t('working.sending', { sent, total })} share={sent / total} onCancel={onCancel} />
    }
  }
}
