import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, isNetworkFailure, retryAfterOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'

/** Statuses of a proxy that could not reach the server. */
const UNREACHED = new Set([502, 503, 504])

export function isUnreached(failure: unknown): boolean {
  return isNetworkFailure(failure) || UNREACHED.has(statusOf(failure) ?? 0)
}

/** The sentence for a sign-in, sign-up or password that failed; `fallback` for an unknown failure. */
export function useCredentialsFailureText() {
  const t = useTranslations('account')
  const textOf = useFailureText()
  return useCallback(
    (failure: unknown, fallback: string): string => {
      if (isUnreached(failure)) return t('failures.connection')
      if (codeOf(failure) === 'TOO_MANY_ACCOUNTS') return textOf(failure, fallback)
      const seconds = retryAfterOf(failure)
      if (seconds !== undefined)
        return seconds < 60
          ? t('failures.tooManySeconds', { count: seconds })
          : t('failures.tooManyMinutes', { count: Math.ceil(seconds / 60) })
      // A code of better-auth; `t.has` checks that it has a sentence.
      const refusal = `refusals.${codeOf(failure) ?? ''}` as 'refusals.INVALID_TOKEN'
      return t.has(refusal) ? t(refusal) : textOf(failure, fallback)
    },
    [t, textOf],
  )
}
