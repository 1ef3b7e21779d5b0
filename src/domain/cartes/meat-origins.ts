import type { CarteLanguages } from './languages.ts'
import { type MeatSpecies, speciesOf } from './meat-species.ts'
import { printedWords } from './words/words.ts'

/** A product of meat; its origin as a guest reads it, null when unknown. */
export interface Meat {
  id: string
  name: string
  origin: string | null
}

type Dishes = readonly { meats: readonly Meat[] }[]

/**
 * 'Origine des viandes : France (bœuf, canard) ; Irlande (agneau)': each animal once, in the order of the carte; null when
 * no origin is known. A product that says no single animal has its own name, as have those of an animal from several
 * places, so that a guest knows which is from where.
 */
export function meatOriginLine(dishes: Dishes, languages: CarteLanguages = 'fr'): string | null {
  const words = printedWords(languages)
  const namesByOrigin = new Map<string, Set<string>>()
  for (const { name, origin, species } of namedMeats(dishes)) {
    const names = namesByOrigin.get(origin) ?? new Set<string>()
    namesByOrigin.set(origin, names.add(species === null ? name : words.species(species)))
  }
  if (namesByOrigin.size === 0) return null
  const origins = [...namesByOrigin].map(
    ([origin, names]) => `${words.origin(origin)} (${[...names].join(', ')})`,
  )
  const { meat, colon, semicolon } = words
  return `${meat}${colon}${origins.join(semicolon)}`
}

/** The products that the line calls by their own name, which is the same in every language. */
export function ownNamesOfMeat(dishes: Dishes): string[] {
  const own = namedMeats(dishes).filter(({ species }) => species === null)
  return [...new Set(own.map(({ name }) => name))]
}

interface NamedMeat {
  name: string
  origin: string
  /** Null where the product has its own name. */
  species: MeatSpecies | null
}

function namedMeats(dishes: Dishes): NamedMeat[] {
  const known = dishes
    .flatMap(({ meats }) => meats)
    .flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin, species: speciesOf(name) }]))
  const isElsewhere = (meat: NamedMeat) =>
    known.some(({ species, origin }) => species === meat.species && origin !== meat.origin)
  return known.map((meat) => (isElsewhere(meat) ? { ...meat, species: null } : meat))
}
