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
  const costs: Costs = {}

  async function costOf(id: string, above: readonly string[]): Promise<SheetFigures> {
    const known = costs[id]
    if (known) return known
    if (above.includes(id)) throw new Error(`a cycle: ${[...above, id].join(' → ')}`)
    const { ingredients } = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
    let sum = 0
    let uncostedLines = 0
    let undeclaredLines = 0
    const allergens = new Set<Allergen>()
    const possible = new Set<Allergen>()
    for (const line of ingredients) {
      const below = line.subSheetId && (await costOf(line.subSheetId, [...above, id]))
      const preparation = below && line.preparation ? { ...line.preparation, ...below } : null
      const cost = lineCost({ ...line, preparation }, settings.wastageMethod)
      if (cost.known) sum += cost.cost
      else uncostedLines += 1
      for (const allergen of (preparation ?? line.product)?.allergens ?? []) allergens.add(allergen)
      for (const allergen of (preparation ?? line.product)?.traces ?? []) possible.add(allergen)
      const declared =
        preparation?.undeclaredLines === 0 ||
        line.product?.allergenFree === true ||
        (line.product?.allergens.length ?? 0) > 0
      if (!declared) undeclaredLines += 1
    }
    const coutMatiere = roundHalfAwayFromZero(sum, 10)
    const traces = [...possible].filter((one) => !allergens.has(one)).toSorted()
    const cost = { coutMatiere, uncostedLines, allergens: [...allergens].toSorted(), traces, undeclaredLines }
    costs[id] = cost
    return cost
  }

  for (const id of Object.keys(await storedCosts(chef))) await costOf(id, [])
  return costs
}
