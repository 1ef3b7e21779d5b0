import { useLocale, useTranslations } from 'use-intl'
import { LOCALES } from '#web/lib/format/format.ts'

/** Of more, the first are named and the others counted. */
const NAMED = 6

/** 'Marque, Origine et Prix HT'. */
export function usePartList(): (labels: readonly string[]) => string {
  const t = useTranslations('common.conflict')
  const locale = LOCALES[useLocale()]
  return (labels) => {
    const named = labels.length > NAMED + 1 ? labels.slice(0, NAMED) : labels
    const others = labels.length - named.length
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      others === 0 ? named : [...named, t('others', { count: others })],
    )
  }
}
