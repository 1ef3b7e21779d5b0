import { useMantineColorScheme } from '@mantine/core'
import { use, useCallback } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { holdsPreferences } from './session-data.ts'
import { ShellContext, type Preference } from './shell-context.ts'

/**
 * Shows a chosen language or theme at once and remembers it: in this browser, and in the account of
 * the signed-in user. Rejects when the account could not be updated; the page keeps the choice.
 */
export function useChoosePreference() {
  const { session, saveToAccount } = use(ShellContext)
  const { showLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return useCallback(
    async (chosen: Preference) => {
      if (chosen.theme !== undefined) setColorScheme(chosen.theme)
      if (chosen.language !== undefined) await showLanguage(chosen.language)
      // Anywhere else the browser alone remembers.
      if (session && holdsPreferences(session)) await saveToAccount(chosen)
    },
    [session, saveToAccount, setColorScheme, showLanguage],
  )
}
