import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/preferences.ts'
import { fr } from './fr.ts'

/** French comes with the application; English is fetched when it is asked for. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'fr') return fr
  const { en } = await import('./en.ts')
  // Same keys, other words: the compiler has checked the shape in en.ts.
  return en as unknown as Messages
}
