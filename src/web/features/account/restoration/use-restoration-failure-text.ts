import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { UnreadableFile } from './upload-backup.ts'

/** The sentence for what a restoration was refused by; `fallback` for an unknown failure. */
export function useRestorationFailureText() {
  const t = useTranslations('restoration')
  const textOf = useCredentialsFailureText()
  return useCallback(
    (failure: unknown, fallback: string): string => {
      if (failure instanceof UnreadableFile) return t('unreadableFile')
      const refusal = `refusals.${codeOf(failure) ?? ''}` as 'refusals.NO_ROOM'
      return t.has(refusal) ? t(refusal) : textOf(failure, fallback)
    },
    [t, textOf],
  )
}
