import type { Doubt } from './list-row.ts'
import type { Pack, PackReading } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/**
 * Of 'Prix HT kg ou L' the unit that the pack of a row, or else the one in its name, is measured in: of 'Seau 5 kg' the kilogram, of
 * 'Brique 1 L' the litre.
 * @returns the unit, and a doubt where neither shows it
 */
export function measureOfPack(
  { per, or }: { per: PricedBy | null; or?: { units: readonly PricedBy[]; column: number } },
  pack: Pack | null,
  inName: PackReading,
): { per: PricedBy | null; doubts: Doubt[] } {
  if (or === undefined) return { per, doubts: [] }
  const shown = pack ?? (inName.known ? inName.pack : null)
  const dimension =
    shown?.besides === null ? shown.levels.find(({ each }) => each !== null)?.each?.dimension : undefined
  const found = [per, ...or.units].find(
    (unit) => unit?.kind === 'measure' && unit.measure.dimension === dimension,
  )
  if (found != null) return { per: found, doubts: [] }
  return { per, doubts: [{ field: 'priceHt', column: or.column, reason: 'price-basis-uncertain' }] }
}
