import type { PlannedService, ServiceItem, ServicePlan, ServiceRef } from '#contract/service-shapes.ts'
import { MEALS } from '#domain/services/service.ts'
import { usualServices } from '#domain/services/usual-services.ts'
import type { DepartedName } from './departed-names.queries.ts'
import { departedSales } from './departed-sales.ts'
import { hasSales, type KnownService } from './known-services.ts'
import { PastServices } from './past-services.ts'
import type { PlanCarte } from './plan-cartes.queries.ts'
import type { SoldAt, StoredService } from './plan-history.queries.ts'

type Read = {
  cartes: readonly PlanCarte[]
  stored: readonly StoredService[]
  sold: readonly SoldAt[]
  /** Of the days that are planned. */
  departed: readonly DepartedName[]
}

/** As the meals of a day follow one another; the day as a whole comes last. */
const placeOf = ({ meal }: Pick<ServiceRef, 'meal'>) => (meal === null ? MEALS.length : MEALS.indexOf(meal))

/** Says of services what is stored, known and expected of them. */
export class ServicePlanner {
  readonly cartes: readonly PlanCarte[]
  readonly #stored: ReadonlyMap<string, StoredService>
  readonly #past: PastServices
  readonly #departed: readonly DepartedName[]

  constructor({ cartes, stored, sold, departed }: Read) {
    this.cartes = cartes
    this.#departed = departed
    this.#stored = new Map(stored.map((service) => [keyOf(service), service]))
    this.#past = new PastServices(cartes, stored, sold)
  }

  /** Those that are stored, and those that are usual on that weekday. */
  day(day: string): ServicePlan['days'][number] {
    const stored = [...this.#stored.values()].filter((service) => service.day === day)
    // A carte with its meals planned has no service of the whole day beside them, and the other way round.
    const fits = ({ meal, carteId }: Omit<ServiceRef, 'day'>) =>
      stored.every((each) => each.carteId !== carteId || (each.meal === null) === (meal === null))
    const refs = new Map(
      [...stored, ...this.#usual(day).filter(fits)].map(({ meal, carteId }) => {
        const ref = { day, meal, carteId }
        return [keyOf(ref), ref] as const
      }),
    )
    const inOrder = this.cartes.flatMap(({ id }) =>
      [...refs.values()]
        .filter(({ carteId }) => carteId === id)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
    return { day, services: inOrder.flatMap((ref) => this.service(ref) ?? []) }
  }

  #usual(day: string): Omit<ServiceRef, 'day'>[] {
    const usual = usualServices(this.#past.held, this.#past.known, day)
    const [first] = this.cartes
    return usual ?? (first ? MEALS.map((meal) => ({ meal, carteId: first.id })) : [])
  }

  /** Undefined for a carte that is not the user's. */
  service({ day, meal, carteId }: ServiceRef): PlannedService | undefined {
    const carte = this.cartes.find(({ id }) => id === carteId)
    if (carte === undefined) return undefined
    const ref = { day, meal, carteId }
    const stored = this.#stored.get(keyOf(ref))
    const known = this.#past.at(ref)
    const expected = this.#past.expected(ref)
    const item = (id: string): Pick<ServiceItem, 'portions' | 'expected' | 'sold'> => ({
      portions: stored?.portions[id] ?? null,
      expected: expected?.items.get(id) ?? null,
      sold: soldOf(known, id),
    })
    return {
      ...ref,
      version: stored?.version ?? 0,
      covers: stored?.covers ?? null,
      proposed: stored?.proposed ?? null,
      served: stored?.served ?? null,
      counted: known?.count ?? null,
      mark: stored?.mark ?? null,
      expected: expected?.covers ?? null,
      items: [
        ...carte.gammes.flatMap(({ dishes }) =>
          dishes.map(({ id }) => ({ gammeRecetteId: id, menuId: null, ...item(id) })),
        ),
        ...carte.menus.map(({ id }) => ({ gammeRecetteId: null, menuId: id, ...item(id) })),
      ],
      departed: departedSales(known?.departed ?? new Map(), this.#departed, ref),
    }
  }
}

/** Portions of a dish or a menu; a service with sales has sold none of what it does not name. */
function soldOf(known: KnownService | undefined, id: string): number | null {
  if (known === undefined || !hasSales(known)) return null
  return known.sold.has(id) ? (known.sold.get(id) ?? null) : 0
}

const keyOf = ({ day, meal, carteId }: ServiceRef) => `${day} ${meal} ${carteId}`
