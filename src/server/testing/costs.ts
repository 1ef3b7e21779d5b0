import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { lineCost } from '#domain/costing/line-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { ApiClient } from './api-client.ts'

type Costs = Record<string, { coutMatiere: number; uncostedLines: number }>
type Listed = { items: TechSheetSummary[] }

/** The cost of every sheet as the list says it. */
export async function storedCosts(chef: ApiClient): Promise<Costs> {
  const { items } = await chef.done(chef.get<Listed>('/api/tech-sheets?limit=200'))
  return Object.fromEntries(
    items.map(({ id, coutMatiere, uncostedLines }) => [id, { coutMatiere, uncostedLines }]),
  )
}

/** The same, worked out anew from the lines, the products and the settings that the API gives. */
export async function naiveCosts(chef: ApiClient): Promise<Costs> {
  type Account = { settings: { wastageMethod: WastageMethod } }
  const { settings } = await chef.done(chef.get<Account>('/api/account'))
  const costs: Costs = {}
  for (const id of Object.keys(await storedCosts(chef))) {
    const { ingredients } = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
    const lines = ingredients.map((line) => lineCost(line, settings.wastageMethod))
    const known = lines.filter((line) => line.known)
    costs[id] = {
      coutMatiere: roundHalfAwayFromZero(
        known.reduce((sum, line) => sum + line.cost, 0),
        4,
      ),
      uncostedLines: lines.length - known.length,
    }
  }
  return costs
}
