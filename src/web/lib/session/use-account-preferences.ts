import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { orpc } from '../query/api.ts'
import { useDemo } from '../demo/demo.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { Language } from '../storage/preferences.ts'
import { holdsPreferences } from './session-data.ts'
import { useSession } from './shell-context.ts'

/** Once someone is signed in whose house holds their preferences, its language and theme take over from the browser's; a visitor of the demo keeps their own. */
export function useAccountPreferences(): void {
  const demo = useDemo()
  const { data } = useQuery({ ...orpc.account.get.queryOptions(), enabled: !demo })
  const session = useSession()
  const isHeld = session != null && holdsPreferences(session)
  const settings = demo || !isHeld ? undefined : data?.settings
  const language = settings?.language
  const theme = settings?.theme
  const shown = useLanguage()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })

  const show = useEffectEvent((chosen: Language) => {
    // Without its texts the page stays in the language it is in.
    if (chosen !== shown.language) shown.showLanguage(chosen).catch(() => undefined)
  })
  useEffect(() => {
    if (language !== undefined) show(language)
  }, [language])

  useEffect(() => {
    if (theme !== undefined) setColorScheme(theme)
  }, [theme, setColorScheme])
}
