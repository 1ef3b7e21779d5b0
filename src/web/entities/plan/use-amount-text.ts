import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { planWords } from './plan-words.ts'

/** '4,2 kg', '38 portions': a quantity as it is rounded for its use (`KitchenRounding`). */
export function useAmountText() {
  const t = useTranslations()
  const language = useLocale()
  return useMemo(() => planWords(t, language).amount, [t, language])
}

/** The amounts of the lines of what is made, as `planWords` says them. */
export function useLineAmount() {
  const t = useTranslations()
  const language = useLocale()
  return useMemo(() => planWords(t, language).lineAmount, [t, language])
}
