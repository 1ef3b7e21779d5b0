import type { ServiceRef } from '#contract/service-shapes.ts'
import { forecast, type Forecast } from '#domain/forecast/forecast.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { ServiceKey } from '#domain/services/usual-services.ts'
import { type KnownService, knownServices, timeKey } from './known-services.ts'
import type { PlanCarte } from './plan-cartes.queries.ts'
import type { SoldAt, StoredService } from './plan-history.queries.ts'

const keyOf = (ref: ServiceRef) => `${timeKey(ref)} ${ref.carteId}`
const isOf =
  ({ id }: PlanCarte) =>
  ({ carteId }: { carteId: string }) =>
    carteId === id

/** What is known of services from what was typed of them and what was sold, and what it makes expect. */
export class PastServices {
  /** That took place. */
  readonly held: readonly ServiceKey[]
  /** Days of which anything is known, also that the house was closed. */
  readonly known: ReadonlySet<string>
  /** By their carte, day and meal. */
  readonly #services: ReadonlyMap<string, ReadonlyMap<string, KnownService>>

  constructor(cartes: readonly PlanCarte[], stored: readonly StoredService[], sold: readonly SoldAt[]) {
    this.#services = new Map(
      cartes.map((carte) => [
        carte.id,
        knownServices(carte, stored.filter(isOf(carte)), sold.filter(isOf(carte))),
      ]),
    )
    const served = stored.filter((service) => service.served !== null)
    const closed = stored.filter(({ mark }) => mark === 'closed')
    const closedKeys = new Set(closed.map(keyOf))
    this.held = [...sold, ...served].filter((service) => !closedKeys.has(keyOf(service)))
    this.known = new Set([...sold, ...served, ...closed].map(({ day }) => day))
  }

  /** Undefined where nothing is known of it. */
  at(ref: ServiceRef): KnownService | undefined {
    return this.#services.get(ref.carteId)?.get(timeKey(ref))
  }

  /** By what was before it. */
  expected({ id, gammes, menus }: PlanCarte, target: ServiceRef): Forecast {
    const past = [...(this.#services.get(id)?.values() ?? [])]
    const dishes = gammes.flatMap((gamme) => gamme.dishes.map((dish) => ({ ...dish, gammeId: gamme.id })))
    const items = [...dishes, ...menus.map((menu) => ({ ...menu, gammeId: null }))].map(
      ({ id: itemId, gammeId, since }) => ({ id: itemId, gammeId, since: houseDay(since) }),
    )
    return forecast(past, items, target)
  }
}
