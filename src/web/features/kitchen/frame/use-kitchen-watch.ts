import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '#web/lib/i18n/language.tsx'
import type { Language } from '#web/lib/storage/preferences.ts'
import { type KitchenHere, noteRefusal } from './kitchen-query.ts'

/** Any read may be the one that finds the tablet revoked or locked. */
export function useKitchenWatch(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          noteRefusal(queryClient, event.action.error)
      }),
    [queryClient],
  )
}

/** A tablet shows the language of its house. */
export function useLanguageOfHouse(here: KitchenHere | null | undefined): void {
  const shown = useLanguage()
  const language = here?.device ? here.language : undefined
  const show = useEffectEvent((chosen: Language) => {
    // Without its texts the page stays in the language it is in.
    if (chosen !== shown.language) shown.showLanguage(chosen).catch(() => undefined)
  })
  useEffect(() => {
    if (language !== undefined) show(language)
  }, [language])
}
