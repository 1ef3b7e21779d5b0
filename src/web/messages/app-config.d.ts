import type { Language } from '#web/lib/storage/preferences.ts'
import type { fr } from './fr.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof fr
  }
}
