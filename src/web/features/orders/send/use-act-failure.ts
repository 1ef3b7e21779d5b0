import { useTranslations } from 'use-intl'
import { toRule } from '#contract/rules.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'

/** Why an act on an order was refused: the rule that it breaks, where the server names one. */
export function useActFailure() {
  const t = useTranslations('errors')
  const sentence = useFailureSentence()
  return (what: string, failure: unknown): string => {
    const [issue] = fieldIssuesOf(failure)
    return issue === undefined
      ? sentence(what, failure)
      : t('with', { what, why: t(`rules.${toRule(issue.rule)}`) })
  }
}
