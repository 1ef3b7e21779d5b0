import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider, useLocale, type Messages } from 'use-intl'
import { loadMessages } from '#web/messages/load-messages.ts'
import { rememberLanguage, type Language } from './preferences.ts'

/** Shows the interface in a language; rejects, changing nothing, when its texts cannot be fetched. */
type ShowLanguage = (language: Language) => Promise<void>

const LanguageContext = createContext<ShowLanguage>(() => Promise.resolve())

interface LanguageProviderProps {
  initial: { language: Language; messages: Messages }
  children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(initial)

  const show = useCallback<ShowLanguage>(async (language) => {
    const messages = await loadMessages(language)
    rememberLanguage(language)
    document.documentElement.lang = language
    setShown({ language, messages })
  }, [])

  return (
    <LanguageContext value={show}>
      <IntlProvider locale={shown.language} messages={shown.messages} timeZone={readerTimeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

const readerTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useLanguage() {
  const language = useLocale()
  const showLanguage = use(LanguageContext)
  return useMemo(() => ({ language, showLanguage }), [language, showLanguage])
}
