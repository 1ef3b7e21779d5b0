import type { MenuChoice } from './menu-choice.ts'

/** EUR without VAT for one guest, unrounded. */
export interface MenuCost {
  /** When the guest takes the cheapest dish of every choice. */
  lowest: number
  /** When every dish of a choice is taken as often as the others. */
  mean: number
  /** When the guest takes the most expensive dish of every choice. */
  highest: number
  /** Whether a dish has lines without a cost, or a choice no dish, so that all three are too low. */
  incomplete: boolean
  /** Whether the cost of a dish is questioned, so that all three may be far from what the menu costs. */
  doubtful: boolean
}

/** What a menu costs: the sums over its choices. */
export function menuCost(choices: readonly MenuChoice[]): MenuCost {
  const cost: MenuCost = { lowest: 0, mean: 0, highest: 0, incomplete: false, doubtful: false }
  for (const { dishes } of choices) {
    if (dishes.length === 0 || dishes.some((dish) => dish.costIncomplete)) cost.incomplete = true
    if (dishes.some((dish) => dish.costDoubtful)) cost.doubtful = true
    if (dishes.length === 0) continue
    const costs = dishes.map((dish) => dish.portionCost)
    cost.lowest += Math.min(...costs)
    cost.mean += costs.reduce((sum, one) => sum + one, 0) / costs.length
    cost.highest += Math.max(...costs)
  }
  return cost
}
