import type { CarteLanguages } from './languages.ts'
import { printedWords } from './words/words.ts'

/** A product of meat; its origin as a guest reads it, null when unknown. */
export interface Meat {
  id: string
  name: string
  origin: string | null
}

/**
 * 'Origine des viandes : France (Filet de bœuf, Magret de canard) ; Irlande (Épaule d’agneau)': each meat once, in the
 * order of the carte; null when no origin is known. A country has its name in the languages of the carte; a product, which
 * has one name, that one.
 */
export function meatOriginLine(
  dishes: readonly { meats: readonly Meat[] }[],
  languages: CarteLanguages = 'fr',
): string | null {
  const namesByOrigin = new Map<string, Map<string, string>>()
  for (const { id, name, origin } of dishes.flatMap(({ meats }) => meats)) {
    if (origin === null) continue
    const names = namesByOrigin.get(origin) ?? new Map<string, string>()
    namesByOrigin.set(origin, names.set(id, name))
  }
  if (namesByOrigin.size === 0) return null
  const words = printedWords(languages)
  const origins = [...namesByOrigin].map(
    ([origin, names]) => `${words.origin(origin)} (${[...names.values()].join(', ')})`,
  )
  const { meat, colon, semicolon } = words
  return `${meat}${colon}${origins.join(semicolon)}`
}
