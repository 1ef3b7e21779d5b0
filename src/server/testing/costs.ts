import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { lineCost } from '#domain/costing/line-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { ApiClient } from './api-client.ts'

type Reader = Pick<ApiClient, 'get' | 'done'>

type SheetFigures = {
  coutMatiere: number
  uncostedLines: number
  /** In the order of the alphabet. */
  allergens: Allergen[]
  traces: Allergen[]
  undeclaredLines: number
}
type Costs = Record<string, SheetFigures>
type Listed = { items: TechSheetSummary[]; nextCursor: string | null }

/** What every sheet costs and declares, as the list says it. */
export async function storedCosts(chef: Reader): Promise<Costs> {
  const items: TechSheetSummary[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`
    const page: Listed = await chef.done(chef.get<Listed>(`/api/tech-sheets?limit=200${after}`))
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return Object.fromEntries(
    items.map(({ id, coutMatiere, uncostedLines, allergens, traces, undeclaredLines }) => [
      id,
      {
        coutMatiere,
        uncostedLines,
        allergens: allergens.toSorted(),
        traces: traces.toSorted(),
        undeclaredLines,
      },
    ]),
  )
}

/**
 * The same, computed again from the lines, the products and the settings that the API returns, preparations first.
 * @throws where a sheet contains itself
 */
export async function naiveCosts(chef: Reader): Promise<Costs> {
  type Account = { settings: { wastageMethod: WastageMethod } }
  const { settings } = await chef.done(chef.get<Account>('/api/account'))
  const found: Costs = {}

  async function costOf(id: string, above: readonly string[]): Promise<SheetFigures> {
    const already = found[id]
    if (already) return already
    if (above.includes(id)) throw new Error(`a cycle: ${[...above, id].join(' → ')}`)
    const { ingredients, portions } = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
    /** Null for a line whose cost is not known. */
    const costs: { percent: number | null; cost: number | null; counts: boolean }[] = []
    let undeclaredLines = 0
    const allergens = new Set<Allergen>()
    const possible = new Set<Allergen>()
    for (const line of ingredients) {
      const below = line.subSheetId && (await costOf(line.subSheetId, [...above, id]))
      const preparation = below && line.preparation ? { ...line.preparation, ...below } : null
      const { costing, forfait } = line
      const byQuantity = lineCost({ ...line, preparation }, settings.wastageMethod)
      costs.push({
        percent: costing === 'forfait-percent' ? (forfait ?? 0) : null,
        counts: costing !== 'qs',
        cost: {
          quantity: byQuantity.known ? byQuantity.cost : null,
          qs: 0,
          'forfait-portion': forfait === null ? null : forfait * portions,
          'forfait-sheet': forfait,
          'forfait-percent': null,
        }[costing],
      })
      for (const allergen of (preparation ?? line.product)?.allergens ?? []) allergens.add(allergen)
      for (const allergen of (preparation ?? line.product)?.traces ?? []) possible.add(allergen)
      const declared =
        preparation?.undeclaredLines === 0 ||
        line.product?.allergenFree === true ||
        (line.product?.allergens.length ?? 0) > 0
      if (!declared) undeclaredLines += 1
    }
    const others = costs.filter(({ percent }) => percent === null)
    const base = others.reduce((total, { cost }) => total + (cost ?? 0), 0)
    const hasBase = others.some(({ cost, counts }) => counts && cost !== null)
    const percentages = costs.flatMap(({ percent }) => percent ?? [])
    const known = hasBase ? percentages.filter((percent) => percent > 0) : []
    const sum = known.reduce((total, percent) => total + (base * percent) / 100, base)
    const uncostedLines =
      others.filter(({ cost }) => cost === null).length + percentages.length - known.length
    const coutMatiere = roundHalfAwayFromZero(sum, 10)
    const traces = [...possible].filter((one) => !allergens.has(one)).toSorted()
    const cost = { coutMatiere, uncostedLines, allergens: [...allergens].toSorted(), traces, undeclaredLines }
    found[id] = cost
    return cost
  }

  for (const id of Object.keys(await storedCosts(chef))) await costOf(id, [])
  return found
}
