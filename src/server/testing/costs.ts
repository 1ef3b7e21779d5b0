import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { lineCost } from '#domain/costing/line-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { ApiClient } from './api-client.ts'

type Cost = { coutMatiere: number; uncostedLines: number }
type Costs = Record<string, Cost>
type Listed = { items: TechSheetSummary[] }

/** The cost of every sheet as the list says it. */
export async function storedCosts(chef: ApiClient): Promise<Costs> {
  const { items } = await chef.done(chef.get<Listed>('/api/tech-sheets?limit=200'))
  return Object.fromEntries(
    items.map(({ id, coutMatiere, uncostedLines }) => [id, { coutMatiere, uncostedLines }]),
  )
}

/** The same, worked out anew from the lines, the products and the settings that the API gives, preparations first. */
export async function naiveCosts(chef: ApiClient): Promise<Costs> {
  type Account = { settings: { wastageMethod: WastageMethod } }
  const { settings } = await chef.done(chef.get<Account>('/api/account'))
  const costs: Costs = {}

  async function costOf(id: string): Promise<Cost> {
    const known = costs[id]
    if (known) return known
    const { ingredients } = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
    let sum = 0
    let uncostedLines = 0
    for (const line of ingredients) {
      const preparation = line.preparation && { ...line.preparation, ...(await costOf(line.preparation.id)) }
      const cost = lineCost({ ...line, preparation }, settings.wastageMethod)
      if (cost.known) sum += cost.cost
      else uncostedLines += 1
    }
    const cost = { coutMatiere: roundHalfAwayFromZero(sum, 4), uncostedLines }
    costs[id] = cost
    return cost
  }

  for (const id of Object.keys(await storedCosts(chef))) await costOf(id)
  return costs
}
