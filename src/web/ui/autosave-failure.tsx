import { useTranslations } from 'use-intl'
import { retryAfterMs } from '#web/lib/failure/retry-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from './error-banner.tsx'

export interface AutosaveFailureProps {
  /** 'Erreur lors de la sauvegarde' */
  what: string
  failure: unknown
  onRetry: () => void
}

/** Why what was changed is not stored, and whether it is sent again without its user. */
export function AutosaveFailure({ what, failure, onRetry }: AutosaveFailureProps) {
  const t = useTranslations('errors')
  const sentence = useFailureSentence()
  const sentAgain = retryAfterMs(failure) !== undefined
  const text = sentAgain ? t('with', { what, why: t('away.autosave') }) : sentence(what, failure)
  return <ErrorBanner text={text} onRetry={onRetry} />
}
