import type { Allergen } from '#domain/allergens/allergen.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { WORDS } from '#domain/cartes/words/words.ts'

/** 'lait', within a sentence. */
export function inSentence(allergen: Allergen, language: TextLanguage): string {
  return WORDS[language].allergen(allergen).toLowerCase()
}

/** 'sans gluten ni lait'. */
export function withoutWords(allergens: readonly Allergen[], language: TextLanguage): string {
  return WORDS[language].page.withoutAll(allergens.map((allergen) => inSentence(allergen, language)))
}

/** 'Plus que 6', 'Épuisé'. */
export function leftWords(remaining: number, language: TextLanguage): string {
  const { locale, page } = WORDS[language]
  return remaining === 0 ? page.soldOut : page.left(new Intl.NumberFormat(locale).format(remaining))
}
