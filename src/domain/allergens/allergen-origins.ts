import type { WithAllergens } from './allergens-of.ts'
import { ALLERGENS } from './allergen.ts'
import type { Allergen } from './allergen.ts'
import { isUndeclared } from './allergen-state.ts'
import type { DeclaredAllergens } from './allergen-state.ts'

/** A line as far as its allergens go: of a product, of another sheet, or of neither. */
export interface AllergenLine {
  product: (DeclaredAllergens & { name: string }) | null
  preparation?: (WithAllergens & { id: string; title: string; undeclaredLines: number }) | null | undefined
  /** Names a line without either: it begins with the name of the deleted product. */
  note?: string | null | undefined
}

/** A product with an allergen, and the preparations it is in, from the sheet downwards. */
export interface Origin {
  /** Null for a line without product or preparation. */
  name: string | null
  via: string[]
}

interface AllergenOrigin {
  allergen: Allergen
  origins: Origin[]
}

export interface AllergenOrigins {
  /** Contained, in the order of the list. */
  allergens: AllergenOrigin[]
  /** Possible, and contained nowhere in the sheet. */
  traces: AllergenOrigin[]
  undeclared: Origin[]
}

/**
 * Where each allergen of a sheet comes from, at any depth. A preparation whose lines are not in `below` is itself
 * the origin. What is contained anywhere in the sheet is no trace of it.
 * @param below the lines of the preparations, by their id
 */
export function allergenOrigins(
  lines: readonly AllergenLine[],
  below: ReadonlyMap<string, readonly AllergenLine[]>,
): AllergenOrigins {
  const contained = new Map<Allergen, Origin[]>()
  const possible = new Map<Allergen, Origin[]>()
  const undeclared: Origin[] = []
  const add = (origins: Origin[], origin: Origin) => {
    const same = ({ name, via }: Origin) => name === origin.name && via.join('\n') === origin.via.join('\n')
    if (!origins.some(same)) origins.push(origin)
  }
  const bring = (found: Map<Allergen, Origin[]>, allergens: readonly Allergen[], origin: Origin) => {
    for (const allergen of allergens) {
      const origins = found.get(allergen) ?? []
      found.set(allergen, origins)
      add(origins, origin)
    }
  }

  const walk = (level: readonly AllergenLine[], via: string[], passed: ReadonlySet<string>) => {
    for (const { product, preparation, note } of level) {
      const inside = preparation && !passed.has(preparation.id) ? below.get(preparation.id) : undefined
      if (preparation && inside) {
        walk(inside, [...via, preparation.title], new Set([...passed, preparation.id]))
        continue
      }
      const bearer = product ?? preparation ?? null
      const origin = { name: product?.name ?? preparation?.title ?? (note || null), via }
      bring(contained, bearer?.allergens ?? [], origin)
      bring(possible, bearer?.traces ?? [], origin)
      if (isUndeclared(bearer)) add(undeclared, origin)
    }
  }
  walk(lines, [], new Set())
  for (const allergen of contained.keys()) possible.delete(allergen)
  return { allergens: inOrder(contained), traces: inOrder(possible), undeclared }
}

function inOrder(found: ReadonlyMap<Allergen, Origin[]>): AllergenOrigin[] {
  return ALLERGENS.flatMap((allergen) => {
    const origins = found.get(allergen)
    return origins ? [{ allergen, origins }] : []
  })
}
