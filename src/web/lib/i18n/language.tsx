import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import { rememberLanguage, type Language } from '../storage/preferences.ts'
import { useAtomValue } from '../store/use-atom-value.ts'
import type { Texts } from './texts.ts'

/** Shows the interface in a language; rejects, changing nothing, when its texts cannot be fetched. */
type ShowLanguage = (language: Language) => Promise<void>

const LanguageContext = createContext<ShowLanguage>(() => Promise.resolve())

interface LanguageProviderProps {
  texts: Texts
  children: ReactNode
}

export function LanguageProvider({ texts, children }: LanguageProviderProps) {
  const { language, messages } = useAtomValue(texts.shown)

  const show = useCallback<ShowLanguage>(
    async (wanted) => {
      await texts.speak(wanted)
      rememberLanguage(wanted)
      document.documentElement.lang = wanted
    },
    [texts],
  )

  return (
    <LanguageContext value={show}>
      <IntlProvider locale={language} messages={messages} timeZone={readerTimeZone}>
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
