import { useLocale } from 'use-intl'
import { LOCALES } from '#web/lib/format/format.ts'

/** 'Marque, Origine et Prix HT'. */
export function usePartList(): (labels: readonly string[]) => string {
  const locale = LOCALES[useLocale()]
  return (labels) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(labels)
}
