import type { ForecastItem } from '#domain/forecast/tracked-item.ts'
import { forecaster } from '#domain/forecast/forecast.ts'
import { shownFigure } from '#domain/forecast/missed-range.ts'
import { openServices, type PastService } from '#domain/forecast/past-service.ts'

export interface SalesHistory {
  /**
   * The oldest first. `mean` and those of the items are known of generated ones: what a forecast says that knows everything but chance,
   * and no rule can beat.
   */
  services: readonly (PastService & { mean?: number; means?: ReadonlyMap<string, number> })[]
  /** Those on the carte at a time. */
  items: readonly (ForecastItem & { until: string | null })[]
}

/** How far forecasts were from what came, over the unmarked services of a history; parts of 1, NaN of nothing. */
export interface Missed {
  /** Services of which covers were forecast, and the other ones. */
  services: number
  unknown: number
  /** Sum |expected − served| / sum served; and of the means that only chance parts from what was served. */
  covers: number
  chance: number
  /** Services within the range. */
  coversHeld: number
  /** Sum |expected − sold| / sum sold of every dish at every service; of its mean, which only chance parts from it; and of the mean of its last 28 services. */
  dishes: number
  dishesChance: number
  mean: number
  /** (Portions over − portions short) / portions sold. */
  overLessShort: number
  /** Dishes of a service within the range. */
  dishesHeld: number
}

const MEAN_SERVICES = 28

class Ratio {
  #sum = 0
  #of = 0

  add(sum: number, of = 1): void {
    this.#sum += sum
    this.#of += of
  }

  get value(): number {
    return this.#sum / this.#of
  }
}

/** Walks through a history, and forecasts each service from those before it alone, with its figures as they are shown. */
export function walkForward({ services, items }: SalesHistory): Missed {
  const [covers, chance, coversHeld] = [new Ratio(), new Ratio(), new Ratio()]
  const [dishes, dishesChance, mean] = [new Ratio(), new Ratio(), new Ratio()]
  const [overLessShort, dishesHeld] = [new Ratio(), new Ratio()]
  let [known, unknown] = [0, 0]
  for (const [at, service] of services.entries()) {
    if (service.mark !== null || service.covers === null || service.covers === 0) continue
    const onCarte = items.filter(
      ({ since, until }) => since <= service.day && (until ?? '9999') >= service.day,
    )
    const past = services.slice(0, at)
    const found = forecaster(past, onCarte)(service)
    if (found.covers === null) unknown += 1
    if (found.covers === null) continue
    known += 1
    covers.add(Math.abs(found.covers.covers - service.covers), service.covers)
    chance.add(Math.abs((service.mean ?? Number.NaN) - service.covers), service.covers)
    coversHeld.add(isWithin(service.covers, found.covers) ? 1 : 0)
    const open = openServices(past).filter(({ meal, sold }) => meal === service.meal && sold.size > 0)
    for (const item of onCarte) {
      const sold = service.sold.get(item.id) ?? 0
      const expected = found.items.get(item.id) ?? null
      const own = open.slice(-MEAN_SERVICES).filter(({ day }) => day >= item.since)
      if (expected === null) continue
      const { figure, ...range } = shownFigure(found.covers.covers * expected.share, expected)
      overLessShort.add(figure - sold, sold)
      dishesHeld.add(isWithin(sold, range) ? 1 : 0)
      if (own.length === 0) continue
      const usual = own.reduce((sum, each) => sum + (each.sold.get(item.id) ?? 0), 0) / own.length
      dishes.add(Math.abs(figure - sold), sold)
      dishesChance.add(Math.abs(Math.round(service.means?.get(item.id) ?? Number.NaN) - sold), sold)
      mean.add(Math.abs(Math.round(usual) - sold), sold)
    }
  }
  return {
    services: known,
    unknown,
    covers: covers.value,
    chance: chance.value,
    coversHeld: coversHeld.value,
    dishes: dishes.value,
    dishesChance: dishesChance.value,
    mean: mean.value,
    overLessShort: overLessShort.value,
    dishesHeld: dishesHeld.value,
  }
}

function isWithin(figure: number, { low, high }: { low: number; high: number }): boolean {
  return figure >= low && figure <= high
}
