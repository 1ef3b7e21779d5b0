import { useTranslations } from 'use-intl'
import { usePartList } from './use-part-list.ts'

/** What came from another window, by its labels: for a form that stays. */
export function useMergedText(): (labels: readonly string[]) => string {
  const t = useTranslations('common.conflict')
  const list = usePartList()
  return (labels) => t('merged', { parts: list(labels), count: labels.length })
}
