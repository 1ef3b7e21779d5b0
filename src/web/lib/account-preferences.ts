import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLanguage } from './language.tsx'
import type { Language } from './preferences.ts'
import { sessionQuery } from './session.ts'

interface Preference {
  language?: Language
  theme?: MantineColorScheme
}

/**
 * Shows a chosen language or theme at once and remembers it: in this browser, and in the account of
 * whoever is signed in. Rejects when the account could not be told; the page keeps the choice.
 */
export function useChoosePreference() {
  const queryClient = useQueryClient()
  const { showLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  return useCallback(
    async ({ language, theme }: Preference) => {
      if (theme !== undefined) setColorScheme(theme)
      if (language !== undefined) await showLanguage(language)
      if (!queryClient.getQueryData(sessionQuery.queryKey)) return
      // The API's code is fetched here, because visitors of the public pages never need it.
      const { client, orpc } = await import('./api.ts')
      const account = await client.account.change({ settings: { language, theme } })
      queryClient.setQueryData(orpc.account.get.queryKey(), account)
    },
    [queryClient, setColorScheme, showLanguage],
  )
}
