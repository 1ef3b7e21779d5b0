import { useTranslations } from 'use-intl'
import { RULES } from '#contract/rules.ts'
import { codeOf, fieldIssuesOf } from '#web/lib/failure.ts'
import { useFailureText } from '#web/lib/use-failure-text.ts'
import { PhotoRefused } from './prepare-photo.ts'

/** Why a photo was not taken, by this page or by the server. */
export function usePhotoFailureText() {
  const t = useTranslations('sheets.photo')
  const tRules = useTranslations('errors.rules')
  const failureText = useFailureText()
  return (failure: unknown): string => {
    const reason = failure instanceof PhotoRefused ? failure.reason : fieldIssuesOf(failure)[0]?.rule
    if (reason === 'photo-too-large' || codeOf(failure) === 'PAYLOAD_TOO_LARGE') return t('tooLarge')
    const rule = RULES.find((known) => known === reason)
    return rule === undefined ? failureText(failure, t('failed')) : tRules(rule)
  }
}
