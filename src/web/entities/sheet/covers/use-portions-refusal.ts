import { useTranslations } from 'use-intl'

/** Why a typed text is no number of portions. */
export function usePortionsRefusal(): (typed: string) => string {
  const t = useTranslations('editor.portions')
  const tRules = useTranslations('errors.rules')
  return (typed) => (/^\s*0*\s*$/u.test(typed) ? tRules('portions-too-low') : t('refused'))
}
