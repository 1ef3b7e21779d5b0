import type { Kitchen } from '#domain/simulation/kitchen.ts'

const GRAMS = 1000

/** Of each sheet, in the order of the answer: its place in the kitchen, and the cost of a portion after the change. */
export type BareOutcome = { sheet: number; costPortion: number }

/**
 * The least arithmetic that answers what the simulator does, for lines that are a weight of a product by the kilo or a portion
 * of a sheet before: numbers side by side in plain arrays, the multiplications and the order, without a check, a unit, a
 * reason or an allergen.
 */
export function bareSimulation(
  { products, sheets }: Kitchen,
  category: string,
): (percent: number) => BareOutcome[] {
  const placeOf = new Map(products.map(({ id }, place) => [id, place]))
  const sheetOf = new Map(sheets.map(({ id }, place) => [id, place]))
  const prices = Float64Array.from(products, ({ priceHt }) => priceHt ?? 0)
  const isChanged = products.map((product) => product.category === category)
  const lines = sheets.flatMap((sheet) => sheet.lines)
  const productOfLine = Int32Array.from(lines, ({ userProductId }) => placeOf.get(userProductId ?? '') ?? -1)
  const sheetOfLine = Int32Array.from(lines, ({ subSheetId }) => sheetOf.get(subSheetId ?? '') ?? -1)
  const factorOfLine = Float64Array.from(
    lines,
    ({ quantity, wastagePercent, subSheetId }) =>
      ((quantity ?? 0) / (subSheetId === null ? GRAMS : 1)) * (1 + wastagePercent / 100),
  )

  const portions = Float64Array.from(sheets, (sheet) => sheet.portions)
  /** Where the lines of each sheet end. */
  const ends = new Int32Array(sheets.length)
  for (const [place, { lines: own }] of sheets.entries()) ends[place] = (ends[place - 1] ?? 0) + own.length

  const costsOf = (priceOf: Float64Array): Float64Array => {
    const costs = new Float64Array(sheets.length)
    let line = 0
    for (let sheet = 0; sheet < sheets.length; sheet += 1) {
      let cost = 0
      for (const end = ends[sheet] ?? 0; line < end; line += 1) {
        const product = productOfLine[line] ?? -1
        const price = product >= 0 ? priceOf[product] : costs[sheetOfLine[line] ?? -1]
        cost += (price ?? 0) * (factorOfLine[line] ?? 0)
      }
      costs[sheet] = cost / (portions[sheet] ?? 1)
    }
    return costs
  }

  const before = costsOf(prices)
  return (percent) => {
    const raised = prices.map((price, place) => (isChanged[place] ? price * (1 + percent / 100) : price))
    const after = costsOf(raised)
    return Array.from(after, (costPortion, sheet) => ({
      sheet,
      costPortion,
      drop: costPortion - (before[sheet] ?? 0),
    })).toSorted((one, other) => other.drop - one.drop)
  }
}
