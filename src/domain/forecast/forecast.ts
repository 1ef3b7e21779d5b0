import { expectedCovers, pastExpectations, type ExpectedCovers } from './expected-covers.ts'
import { expectedItems, type ExpectedItem, type ForecastItem } from './expected-items.ts'
import { openServices, type PastService, type ServiceTime } from './past-service.ts'

export interface Forecast {
  /** Null with fewer than three open services of the weekday and meal. */
  covers: ExpectedCovers | null
  /** By the id of the item; null where nothing can be expected of it. */
  items: Map<string, ExpectedItem | null>
}

/**
 * What is expected of a service, from the services before it: the covers by `expectedCovers`, and the portions of each item per
 * cover by `expectedItems`, known also where the covers are not.
 * @param past of one carte, in any order; those after the service are left out
 */
export function forecast(
  past: readonly PastService[],
  items: readonly ForecastItem[],
  target: ServiceTime,
): Forecast {
  const open = openServices(past, target)
  const expectations = pastExpectations(open)
  return {
    covers: expectedCovers(open, expectations, target.day),
    items: expectedItems(open, expectations, items, target.day),
  }
}
