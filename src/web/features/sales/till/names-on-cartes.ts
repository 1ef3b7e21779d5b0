import type { CarteSales } from '#contract/sales.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { keysOf } from '../recorded-sales.ts'
import { cartesIn, type NamedCarte, partOn } from '../sold-carte.ts'
import type { Resolution } from './use-till-names.ts'

export interface NamesOnCarte {
  carte: NamedCarte
  /** The till's names with the dish of this carte. */
  names: [key: string, as: Resolution][]
}

/**
 * Names of the till that are not settled and that things of several cartes have, by carte: one answer can settle those
 * of which the carte has one thing alone.
 */
export function namesOnCartes(
  sales: Pick<CarteSales, 'gammes' | 'menus'>,
  matches: readonly TillMatch[],
  resolved: ReadonlyMap<string, Resolution>,
): NamesOnCarte[] {
  const open = matches.filter(({ key, certainty }) => certainty === 'doubtful' && !resolved.has(key))
  const cartes = cartesIn(sales)
  if (cartes.length < 2) return []
  return cartes.flatMap((carte) => {
    const keys = keysOf(partOn(sales, carte.id))
    const names = open.flatMap(({ key, alike = [] }): NamesOnCarte['names'] => {
      const [id, ...others] = alike.filter((each) => keys.has(each))
      return id === undefined || others.length > 0 ? [] : [[key, { kind: 'dish', id }]]
    })
    return names.length === 0 ? [] : [{ carte, names }]
  })
}
