import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, retryAfterOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'

/** The sentence for a message that was not sent. */
export function useContactFailureText() {
  const t = useTranslations('contact')
  const textOf = useFailureText()
  return useCallback(
    (failure: unknown): string => {
      const seconds = retryAfterOf(failure)
      if (codeOf(failure) === 'TOO_MANY_REQUESTS' && seconds !== undefined)
        return t('tooMany', { count: Math.ceil(seconds / 60) })
      return textOf(failure, t('failed'))
    },
    [t, textOf],
  )
}
