import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { PurchaseKitchen, PurchaseLine, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'
import type { ProductionSheet } from '#domain/production/production-kitchen.ts'
import type { ProductionNeeds } from '#domain/production/production-plan.ts'
import { Fraction } from './fraction.ts'

/** Grams or millilitres in a unit. */
const METRIC: Partial<Record<LineUnit, readonly ['weight' | 'volume', number]>> = {
  kg: ['weight', 1000],
  g: ['weight', 1],
  L: ['volume', 1000],
  cl: ['volume', 10],
  ml: ['volume', 1],
}
const LEAST = Fraction.of(0.000_001)
const HUNDRED = Fraction.of(100)

/** What a plan has to be, in whole sheets and in the unit of a product. */
export interface Oracle {
  needed: (sheetId: string, day: number) => Fraction
  made: (sheetId: string, day: number) => Fraction
  bought: (productId: string, day: number) => Fraction
}

/**
 * The plan by another way: what is needed of a sheet is summed over every sheet that takes it, from below
 * up to the dishes, in fractions without a rounding. It shares no function with the plan.
 */
export function oracle(
  { sheets, products }: PurchaseKitchen<PurchaseProduct, ProductionSheet>,
  { days, served, marks }: ProductionNeeds,
  method: WastageMethod,
): Oracle {
  const known = new Map<string, Fraction>()
  const once = (key: string, work: () => Fraction) => {
    const found = known.get(key) ?? work()
    known.set(key, found)
    return found
  }
  const sheetOf = (id: string) => sheets.find((sheet) => sheet.id === id)
  const markOf = (id: string, day: number) =>
    marks.findLast((mark) => mark.sheetId === id && mark.day === days[day])

  const needOfDay = (id: string, day: number): Fraction =>
    once(`need ${id} ${String(day)}`, () => {
      const sheet = sheetOf(id)
      if (sheet === undefined) return Fraction.ZERO
      let need = Fraction.ZERO
      for (const each of served)
        if (each.sheetId === id && each.day === days[day])
          need = need.plus(Fraction.of(each.portions).by(Fraction.of(sheet.portions)))
      for (const above of sheets)
        for (const line of above.lines) {
          const taken = line.subSheetId === id ? ofSheet(line, sheet, method) : null
          if (taken !== null) need = need.plus(made(above.id, day).times(taken))
        }
      return need
    })

  /** The first day that each day is made on. */
  const begins = (id: string): number[] => {
    const keeps = sheetOf(id)?.keepsHours ?? null
    const most = keeps === null ? 1 : Math.min(7, Math.max(1, Math.floor(keeps / 24)))
    const first: number[] = []
    while (first.length < days.length) {
      const day = first.length
      const wanted = Math.min(markOf(id, day)?.days ?? 1, most)
      for (let more = 0; more < wanted && first.length < days.length; more += 1) first.push(day)
    }
    return first
  }

  const needed = (id: string, day: number): Fraction => {
    const first = begins(id)
    if (first[day] !== day) return needOfDay(id, day)
    return first.reduce(
      (sum, begun, each) => (begun === day ? sum.plus(needOfDay(id, each)) : sum),
      Fraction.ZERO,
    )
  }

  const made = (id: string, day: number): Fraction =>
    once(`made ${id} ${String(day)}`, () => {
      const sheet = sheetOf(id)
      if (sheet === undefined || begins(id)[day] !== day) return Fraction.ZERO
      const amount = markOf(id, day)?.ready ?? null
      const ready = amount === null ? null : inSheets(Fraction.of(amount.quantity), amount.unit, sheet)
      const all = needed(id, day)
      if (ready === null || !ready.isAbove(Fraction.ZERO)) return all
      const left = all.minus(ready)
      const whole = Fraction.of(sheet.yieldQuantity ?? sheet.portions)
      return LEAST.isAbove(left.size.times(whole)) || !left.isAbove(Fraction.ZERO) ? Fraction.ZERO : left
    })

  const bought = (productId: string, day: number): Fraction => {
    const product = products.find(({ id }) => id === productId)
    let sum = Fraction.ZERO
    for (const sheet of sheets)
      for (const line of sheet.lines) {
        if (product === undefined || line.userProductId !== productId) continue
        const gross = grossOf(line, method)
        const inUnit = gross === null ? null : inUnitOf(gross, line.unit, product)
        if (inUnit !== null) sum = sum.plus(inUnit.times(made(sheet.id, day)))
      }
    return sum
  }
  return { needed, made, bought }
}

/** With the loss of the line; null where that is not known. */
function grossOf(line: PurchaseLine, method: WastageMethod): Fraction | null {
  if (line.costing !== 'quantity' || line.quantity === null) return null
  const net = Fraction.of(line.quantity)
  const loss = Fraction.of(line.wastagePercent)
  const rest = HUNDRED.minus(loss)
  if (line.wastagePercent < 0 || method === 'rendement')
    return rest.isAbove(Fraction.ZERO) ? net.times(HUNDRED).by(rest) : null
  return net.times(HUNDRED.plus(loss)).by(HUNDRED)
}

function ofSheet(line: PurchaseLine, sheet: ProductionSheet, method: WastageMethod): Fraction | null {
  const gross = grossOf(line, method)
  return gross === null ? null : inSheets(gross, line.unit, sheet)
}

/** So much of a sheet, in whole sheets. */
function inSheets(quantity: Fraction, unit: LineUnit, sheet: ProductionSheet): Fraction | null {
  if (unit === 'portion') return quantity.by(Fraction.of(sheet.portions))
  const { yieldQuantity, yieldUnit } = sheet
  if (yieldQuantity === null || yieldUnit === null) return null
  const bare = { unit: yieldUnit, densityKgPerL: null, contentQuantity: null, contentUnit: null }
  return inUnitOf(quantity, unit, bare)?.by(Fraction.of(yieldQuantity)) ?? null
}

const isOne = (unit: LineUnit) => unit === 'pièce' || unit === 'unité'

/** In the unit that a product is priced in, by its density and by what one of it holds. */
function inUnitOf(quantity: Fraction, unit: LineUnit, product: ProductMeasures): Fraction | null {
  if (unit === product.unit || (isOne(unit) && isOne(product.unit))) return quantity
  const from = small(quantity, unit, product)
  const to = small(Fraction.ONE, product.unit, product)
  if (from === null || to === null || (METRIC[unit] === undefined && METRIC[product.unit] === undefined))
    return null
  if (from.dimension === to.dimension) return from.amount.by(to.amount)
  if (product.densityKgPerL === null) return null
  const density = Fraction.of(product.densityKgPerL)
  return (from.dimension === 'volume' ? from.amount.times(density) : from.amount.by(density)).by(to.amount)
}

/** In grams or millilitres. */
function small(quantity: Fraction, unit: LineUnit, product: ProductMeasures) {
  const metric = METRIC[unit]
  if (metric !== undefined) return { dimension: metric[0], amount: quantity.times(Fraction.of(metric[1])) }
  const { contentQuantity, contentUnit } = product
  if (contentQuantity === null || contentUnit === null) return null
  const isSold = METRIC[product.unit] !== undefined || isSame(unit, product.unit)
  const [dimension, amount] = METRIC[contentUnit] ?? ['weight', 0]
  return isSold
    ? { dimension, amount: quantity.times(Fraction.of(contentQuantity)).times(Fraction.of(amount)) }
    : null
}

function isSame(one: LineUnit, other: Unit): boolean {
  return one === other || (isOne(one) && isOne(other))
}
