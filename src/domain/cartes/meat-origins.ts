/** A product of meat, and where it comes from in the words a guest reads; null while nobody said. */
export interface Meat {
  id: string
  name: string
  origin: string | null
}

const NBSP = '\u00a0'

/**
 * 'Origine des viandes : France (Filet de bœuf, Magret de canard) ; Irlande (Épaule d’agneau)': each meat once, in the
 * order in which a guest meets it; null where no origin is known. Always in French, as the law of the carte is.
 */
export function meatOriginLine(dishes: readonly { meats: readonly Meat[] }[]): string | null {
  const namesByOrigin = new Map<string, Map<string, string>>()
  for (const { id, name, origin } of dishes.flatMap(({ meats }) => meats)) {
    if (origin === null) continue
    const names = namesByOrigin.get(origin) ?? new Map<string, string>()
    namesByOrigin.set(origin, names.set(id, name))
  }
  if (namesByOrigin.size === 0) return null
  const origins = [...namesByOrigin].map(([origin, names]) => `${origin} (${[...names.values()].join(', ')})`)
  return `Origine des viandes${NBSP}: ${origins.join(`${NBSP}; `)}`
}
