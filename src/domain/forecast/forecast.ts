import { dayNumber } from '../services/days.ts'
import {
  expectedCovers,
  type ExpectedCovers,
  type PastExpectations,
  pastExpectations,
} from './expected-covers.ts'
import { type ExpectedItem, itemsExpected } from './expected-items.ts'
import type { ForecastItem } from './tracked-item.ts'
import {
  firstDayBefore,
  type OpenService,
  openServices,
  type PastService,
  type ServiceTime,
} from './past-service.ts'

export interface Forecast {
  /** Null with fewer than three open services of the weekday and meal. */
  covers: ExpectedCovers | null
  /** By the id of the item; null where nothing can be expected of it. */
  items: Map<string, ExpectedItem | null>
}

/** What several services have in common that are expected by the same ones. */
interface History {
  open: readonly OpenService[]
  expectations: PastExpectations
  itemsOn: (day: string) => Forecast['items']
}

/**
 * What is expected of services, each from the services of its meal before it: the covers by `expectedCovers`, and the portions of
 * each item per cover by `itemsExpected`, known also where the covers are not. Services with the same ones before them share what
 * is worked out of these.
 * @param past of one carte, in any order; those after a service are left out
 */
export function forecaster(
  past: readonly PastService[],
  items: readonly ForecastItem[],
): (target: ServiceTime) => Forecast {
  const byMeal = Map.groupBy(openServices(past), ({ meal }) => meal)
  const soldBy = new Map([...byMeal].map(([meal, services]) => [meal, soldOf(services)]))
  const histories = new Map<string, History>()
  return ({ day, meal }) => {
    const at = dayNumber(day)
    const ofMeal = byMeal.get(meal) ?? []
    const [from, end] = [firstDayBefore(at), at].map((first) => placeOf(ofMeal, first))
    const key = `${String(meal)} ${String(from)} ${String(end)}`
    const { open, expectations, itemsOn } =
      histories.get(key) ?? historyOf(ofMeal.slice(from, end), items, soldElsewhere(soldBy, meal))
    histories.set(key, { open, expectations, itemsOn })
    return { covers: expectedCovers(open, expectations, day), items: itemsOn(day) }
  }
}

/** The first service of a day or later. */
function placeOf(open: readonly OpenService[], day: number): number {
  const place = open.findIndex(({ at }) => at >= day)
  return place === -1 ? open.length : place
}

/** The items that any of the services has sold. */
function soldOf(services: readonly OpenService[]): ReadonlySet<string> {
  const items = new Set<string>()
  for (const { sold } of services) for (const [id, portions] of sold) if (portions) items.add(id)
  return items
}

function soldElsewhere(
  soldBy: ReadonlyMap<OpenService['meal'], ReadonlySet<string>>,
  meal: OpenService['meal'],
): ReadonlySet<string> {
  return new Set([...soldBy].flatMap(([other, ids]) => (other === meal ? [] : [...ids])))
}

function historyOf(
  open: readonly OpenService[],
  items: readonly ForecastItem[],
  elsewhere: ReadonlySet<string>,
): History {
  const expectations = pastExpectations(open)
  return { open, expectations, itemsOn: itemsExpected(open, expectations, items, elsewhere) }
}
