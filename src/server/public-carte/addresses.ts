import { allergenSlug } from '#domain/allergens/allergen-slug.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'

/** What an address says is left out: '?sans=gluten&sans=lait'. */
export const FILTER_NAME = 'sans'
/** What an address says the page is read in: '?lang=en'. The first language has the address alone. */
export const LANGUAGE_NAME = 'lang'

/** Where a page is in each of its languages, and in which it is read. */
export type Addresses = {
  language: TextLanguage
  /** Without a language or a filter. */
  plain: string
  /** Whether it is in the language that `plain` gives. */
  isFirst: boolean
  of: (language: TextLanguage, without?: readonly Allergen[]) => string
}

export function addressesOf(
  plain: string,
  language: TextLanguage,
  [first]: readonly TextLanguage[],
): Addresses {
  return {
    language,
    plain,
    isFirst: language === first,
    of: (other, without = []) => {
      const params = without.map((allergen) => `${FILTER_NAME}=${allergenSlug(allergen)}`)
      if (other !== first) params.unshift(`${LANGUAGE_NAME}=${other}`)
      return params.length === 0 ? plain : `${plain}?${params.join('&')}`
    },
  }
}
