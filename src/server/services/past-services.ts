import type { ServiceRef } from '#contract/service-shapes.ts'
import { MEALS } from '#domain/services/service.ts'
import type { ServiceKey } from '#domain/services/usual-services.ts'
import type { SoldAt, StoredService } from './plan-history.queries.ts'

/** What is known of services that are over, from what was typed of them and what was sold. */
export class PastServices {
  /** That took place. */
  readonly held: readonly ServiceKey[]
  /** Days of which anything is known, also that the house was closed. */
  readonly known: ReadonlySet<string>
  readonly #sold: ReadonlyMap<string, SoldAt>

  constructor(stored: readonly StoredService[], sold: readonly SoldAt[]) {
    this.#sold = new Map(sold.map((each) => [keyOf(each), each]))
    const served = stored.filter((service) => service.served !== null)
    const closed = stored.filter(({ mark }) => mark === 'closed')
    const closedKeys = new Set(closed.map(keyOf))
    this.held = [...sold, ...served].filter((service) => !closedKeys.has(keyOf(service)))
    this.known = new Set([...sold, ...served, ...closed].map(({ day }) => day))
  }

  /** Portions by the ids of dishes and menus; of a day as a whole those of its meals where it is known by them. Undefined while its sales are not known. */
  at(ref: ServiceRef): ReadonlyMap<string, number> | undefined {
    const own = this.#sold.get(keyOf(ref))
    if (own !== undefined || ref.meal !== null) return own?.sold
    const parts = MEALS.flatMap((meal) => this.#sold.get(keyOf({ ...ref, meal })) ?? [])
    if (parts.length === 0) return undefined
    const sum = new Map<string, number>()
    for (const { sold } of parts)
      for (const [id, quantity] of sold) sum.set(id, (sum.get(id) ?? 0) + quantity)
    return sum
  }
}

const keyOf = ({ day, meal, carteId }: ServiceRef) => `${day} ${meal} ${carteId}`
