import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from './use-failure-text.ts'

/** What went wrong, and why where it is known: 'Erreur lors de la suppression du produit. Le serveur ne répond pas…' */
export function useFailureSentence() {
  const t = useTranslations('errors')
  const textOf = useFailureText()
  return useCallback(
    (what: string, failure: unknown): string => {
      const why = textOf(failure, '')
      return why === '' ? what : t('with', { what, why })
    },
    [t, textOf],
  )
}
