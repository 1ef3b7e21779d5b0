import { useTranslations } from 'use-intl'

/** As many as one reads before one opens the list. */
const NAMED = 8

/** The first of many names, and how many more there are; with a dot between them, because names have commas. */
export function useFirstNames(): (names: readonly string[], most?: number) => string {
  const t = useTranslations('cartes')
  return (names, most = NAMED) => {
    const more = names.length - most
    const shown = more > 0 ? [...names.slice(0, most), t('moreNames', { count: more })] : names
    return shown.join('\u00a0· ')
  }
}
