import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CarteWords } from '../composition/setting.ts'

/** What the house writes on a carte, in the reader's language. */
export function useCarteWords(): CarteWords {
  const t = useTranslations()
  const language = useLocale()
  return useMemo(
    () => ({
      language,
      or: t('cartePaper.or'),
      continued: (gamme) => t('cartePaper.continued', { gamme }),
      allergen: (allergen) => t(`trade.allergens.${allergen}`),
      traces: t('cartePaper.traces'),
      undeclared: t('cartePaper.undeclared'),
    }),
    [t, language],
  )
}
