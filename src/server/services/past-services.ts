import type { ServiceRef } from '#contract/service-shapes.ts'
import type { ForecastItem } from '#domain/forecast/tracked-item.ts'
import { type Forecast, forecaster } from '#domain/forecast/forecast.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { ServiceKey } from '#domain/services/usual-services.ts'
import { type KnownService, knownServices, timeKey, withWholeDays } from './known-services.ts'
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
  readonly #cartes: ReadonlyMap<string, PastOfCarte>

  constructor(cartes: readonly PlanCarte[], stored: readonly StoredService[], sold: readonly SoldAt[]) {
    this.#cartes = new Map(
      cartes.map((carte) => [
        carte.id,
        new PastOfCarte(carte, knownServices(carte, stored.filter(isOf(carte)), sold.filter(isOf(carte)))),
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
    return this.#cartes.get(ref.carteId)?.at(ref)
  }

  /** By what was before it; undefined for a carte that is not there. */
  expected(target: ServiceRef): Forecast | undefined {
    return this.#cartes.get(target.carteId)?.expected(target)
  }
}

/** The past of one carte. Days as a whole are added up from their meals only where one of them is planned. */
class PastOfCarte {
  readonly #carte: PlanCarte
  readonly #services: ReadonlyMap<string, KnownService>
  #withWholeDays: ReadonlyMap<string, KnownService> | undefined
  readonly #forecasters = new Map<boolean, ReturnType<typeof forecaster>>()

  constructor(carte: PlanCarte, services: ReadonlyMap<string, KnownService>) {
    this.#carte = carte
    this.#services = services
  }

  at(ref: ServiceRef): KnownService | undefined {
    return this.#servicesFor(ref).get(timeKey(ref))
  }

  expected(target: ServiceRef): Forecast {
    const isWhole = target.meal === null
    const known =
      this.#forecasters.get(isWhole) ??
      forecaster([...this.#servicesFor(target).values()], itemsOf(this.#carte))
    this.#forecasters.set(isWhole, known)
    return known(target)
  }

  #servicesFor({ meal }: ServiceRef): ReadonlyMap<string, KnownService> {
    if (meal !== null) return this.#services
    return (this.#withWholeDays ??= withWholeDays(this.#services))
  }
}

function itemsOf({ gammes, menus }: PlanCarte): ForecastItem[] {
  const dishes = gammes.flatMap((gamme) => gamme.dishes.map((dish) => ({ ...dish, gammeId: gamme.id })))
  return [...dishes, ...menus.map((menu) => ({ ...menu, gammeId: null }))].map(({ id, gammeId, since }) => ({
    id,
    gammeId,
    since: houseDay(since),
  }))
}
