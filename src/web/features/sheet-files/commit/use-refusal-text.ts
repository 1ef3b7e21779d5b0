import { useTranslations } from 'use-intl'
import { RULES } from '#contract/rules.ts'
import type { CommittedInput } from '#contract/imported-sheets.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'

const SHOWN = 3

/** Why an import was refused, by the titles of its sheets and the names of its lines. */
export function useRefusalText() {
  const t = useTranslations('sheetImport.bar')
  const tRules = useTranslations('errors.rules')
  const sentence = useFailureSentence()
  return (failure: unknown, sent: CommittedInput | undefined): string => {
    const issues = fieldIssuesOf(failure)
    if (issues.some(({ rule }) => rule === 'changed-since' || rule === 'unknown-reference'))
      return t('changed')
    const counted = issues.flatMap(({ path, rule }) => {
      const [what, at, part, line] = path.split('.')
      const sheet = what === 'sheets' ? sent?.sheets[Number(at)] : undefined
      const known = RULES.find((one) => one === rule)
      if (sheet === undefined || known === undefined) return []
      const values = { title: sheet.title, why: tRules(known) }
      const name = part === 'lines' ? sheet.lines[Number(line)]?.name : undefined
      return name === undefined ? t('refused', values) : t('refusedLine', { ...values, line: name })
    })
    return counted.length === 0
      ? sentence(t('failure'), failure)
      : [`${t('failure')}.`, ...counted.slice(0, SHOWN)].join(' ')
  }
}
