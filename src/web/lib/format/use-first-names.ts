import { useLocale, useTranslations } from 'use-intl'

const NAMED = 3

/** '« Beurre doux », « Farine » et 4 autres'. */
export function useFirstNames() {
  const t = useTranslations('common.firstNames')
  const locale = useLocale()
  return (names: readonly string[]): string => {
    const named = names.slice(0, NAMED).map((name) => t('quoted', { name }))
    const others = names.length - named.length
    const parts = others > 0 ? [...named, t('more', { count: others })] : named
    return new Intl.ListFormat(locale).format(parts)
  }
}
