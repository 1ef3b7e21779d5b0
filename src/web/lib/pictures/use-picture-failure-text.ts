import { useTranslations } from 'use-intl'
import { RULES } from '#contract/rules.ts'
import { codeOf, fieldIssuesOf } from '../failure/failure.ts'
import { useFailureText } from '../failure/use-failure-text.ts'
import { PictureRefused } from './picture-refused.ts'

/** Why a picture was not taken, by this page or by the server. */
export function usePictureFailureText(texts: { tooLarge: string; failed: string }) {
  const tRules = useTranslations('errors.rules')
  const failureText = useFailureText()
  return (failure: unknown): string => {
    const reason = failure instanceof PictureRefused ? failure.reason : fieldIssuesOf(failure)[0]?.rule
    if (reason === 'photo-too-large' || codeOf(failure) === 'PAYLOAD_TOO_LARGE') return texts.tooLarge
    const rule = RULES.find((known) => known === reason)
    return rule === undefined ? failureText(failure, texts.failed) : tRules(rule)
  }
}
