import type { ProductionLine } from '#domain/production/production-lines.ts'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'

/** Products are weighed and counted as in every sheet; of a preparation it is what its own reasons show. */
export function lineRounding({ preparation }: ProductionLine): KitchenRounding {
  return preparation === null ? 'kitchen' : 'made'
}
