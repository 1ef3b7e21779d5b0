import { useTranslations } from 'use-intl'
import { usePartList } from './use-part-list.ts'

/** The notice of a save, which names what came from another window, if anything did. */
export function useMergedNotice() {
  const t = useTranslations('common.conflict')
  const list = usePartList()
  return (notice: string, taken: readonly { label: string }[]): string =>
    taken.length === 0
      ? notice
      : t('mergedNotice', { notice, parts: list(taken.map(({ label }) => label)), count: taken.length })
}
