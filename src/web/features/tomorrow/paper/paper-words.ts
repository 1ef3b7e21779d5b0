import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { planWords } from '#web/entities/plan/plan-words.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The words of what is made, in the reader's language. */
export function paperWords(t: Translate, language: Language) {
  return {
    ...planWords(t, language),
    /** 'mercredi 2 décembre 2026' */
    day: (day: string) =>
      dayInWords(new Intl.DateTimeFormat(LOCALES[language], DAY).format(new Date(day)), language),
  }
}
export type PaperWords = ReturnType<typeof paperWords>
