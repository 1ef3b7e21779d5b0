import type { Language } from '#web/lib/preferences.ts'
import type { fr } from './fr.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof fr
  }
}
