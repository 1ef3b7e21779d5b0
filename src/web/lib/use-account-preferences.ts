import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { orpc } from './api.ts'
import { useLanguage } from './language.tsx'

/** Once someone is signed in, the account's language and theme take over from the browser's. */
export function useAccountPreferences(): void {
  const { data } = useQuery(orpc.account.get.queryOptions())
  const language = data?.settings.language
  const theme = data?.settings.theme
  const shown = useLanguage()
  const { setColorScheme } = useMantineColorScheme()

  const showLanguage = useEffectEvent(() => {
    // Without its texts the page stays in the language it is in.
    if (language && language !== shown.language) shown.showLanguage(language).catch(() => undefined)
  })
  useEffect(() => showLanguage(), [language])

  const showTheme = useEffectEvent(() => {
    if (theme) setColorScheme(theme)
  })
  useEffect(() => showTheme(), [theme])
}
