import type { JudgedDish } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'

/** '41', and '≈ 41,3' where portions of menus are spread evenly over the dishes of a choice. */
export function useSoldText(): (judged: Pick<JudgedDish, 'dish' | 'sold'>) => string {
  const portionsText = usePortionsText()
  return ({ dish, sold }) => portionsText(sold, dish.inMenus?.recorded ?? true)
}

/** Portions, marked where they are a guess. */
export function usePortionsText(): (portions: number, recorded: boolean) => string {
  const estimates = useEstimates()
  return (portions, recorded) => estimates.portions(portions, !recorded)
}
