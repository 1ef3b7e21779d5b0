import { useTranslations } from 'use-intl'

/** Names of files as a list: '« olive », « olives vertes »' */
export function useQuotedNames() {
  const t = useTranslations('products.unconfirmed')
  return (names: readonly string[]) => names.map((name) => t('quoted', { name })).join(', ')
}
