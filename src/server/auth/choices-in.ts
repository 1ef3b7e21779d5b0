import { LANGUAGES, THEMES } from '#contract/facts/settings.ts'
import type { Choices } from '../account/account-settings.ts'

/** The language and the theme of the page that an account was made on. */
export function choicesIn(body: unknown): Choices {
  const chosen: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return {
    language: LANGUAGES.find((language) => language === chosen.language),
    theme: THEMES.find((theme) => theme === chosen.theme),
  }
}
