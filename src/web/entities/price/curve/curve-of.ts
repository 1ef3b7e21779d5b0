import type { PriceStep } from '#contract/prices.ts'

/** A price at the moment that it came. */
export type CurvePoint = Pick<PriceStep, 'at' | 'unit' | 'newPriceHt' | 'formerProduct'>

/** A price from one moment to the next, within a square of 1 by 1: time to the right, euros upwards. */
export interface CurveStep {
  from: number
  to: number
  /** Undefined while there was no price. */
  height: number | undefined
  price: number | null
}

export interface PriceCurve {
  steps: CurveStep[]
  first: Known
  last: Known
  lowest: Known
  highest: Known
}
interface Known {
  price: number
  at: string
}

/** The height of a price that never changed. */
const MIDDLE = 0.5

/**
 * The steps of a price up to now, since it has its present unit. Undefined before there are two prices to
 * compare: one alone draws no curve.
 * @param all the newest first, as it is listed; those of products that were merged into this one draw nothing
 */
export function curveOf(all: readonly CurvePoint[], now: number): PriceCurve | undefined {
  const history = all.filter(({ formerProduct }) => formerProduct === null)
  const unit = history[0]?.unit
  const otherUnit = history.findIndex((step) => step.unit !== unit)
  const steps = (otherUnit === -1 ? history : history.slice(0, otherUnit)).toReversed()
  const known = steps.flatMap(({ newPriceHt, at }) =>
    newPriceHt === null ? [] : [{ price: newPriceHt, at }],
  )
  const [first] = known
  const last = known.at(-1)
  if (known.length < 2 || first === undefined || last === undefined) return undefined
  const lowest = known.reduce((least, step) => (step.price < least.price ? step : least))
  const highest = known.reduce((most, step) => (step.price > most.price ? step : most))
  const begin = Date.parse(steps[0]?.at ?? first.at)
  const end = Math.max(now, Date.parse(steps.at(-1)?.at ?? last.at))
  const place = (moment: number) => (end === begin ? 1 : (moment - begin) / (end - begin))
  const span = highest.price - lowest.price
  const height = (price: number) => (span === 0 ? MIDDLE : (price - lowest.price) / span)
  return {
    first,
    last,
    lowest,
    highest,
    steps: steps.map(({ at, newPriceHt: price }, index) => {
      const next = steps[index + 1]
      return {
        from: place(Date.parse(at)),
        to: next ? place(Date.parse(next.at)) : 1,
        height: price === null ? undefined : height(price),
        price,
      }
    }),
  }
}

/** The outline of the steps for a drawing of this size, its y downwards: across at each price, straight up or down to the next. */
export function outline(steps: readonly CurveStep[], width: number, height: number): string {
  let pen = false
  return steps
    .map((step) => {
      if (step.height === undefined) {
        pen = false
        return ''
      }
      const y = (1 - step.height) * height
      const start = pen ? `V${round(y)}` : `M${round(step.from * width)} ${round(y)}`
      pen = true
      return `${start}H${round(step.to * width)}`
    })
    .join('')
}

function round(coordinate: number): number {
  return Math.round(coordinate * 100) / 100
}
