import { useTranslations } from 'use-intl'
import type { ArchiveRefused } from '#contract/account-archive.ts'
import { codeOf, dataOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'

/** Why an archive was refused, in one sentence, and that nothing was written. */
export function useArchiveFailureText(): (failure: unknown) => string {
  const t = useTranslations('archive')
  const textOf = useFailureText()
  return (failure) => {
    if (codeOf(failure) !== 'ARCHIVE_REFUSED') return textOf(failure, t('failure'))
    const reason = dataOf(failure, 'reason') as ArchiveRefused['reason']
    return `${t(`refused.${reason}`)} ${t('nothingWritten')}`
  }
}
