import type { CarteSales, SalesDish } from '#contract/sales.ts'
import type {
  Judgement as JudgementOf,
  JudgedDish as JudgedDishOf,
} from '#domain/menu-engineering/judge-dishes.ts'
import type { Quantities } from '../entry/use-quantities.ts'

/** A dish of the carte with its sales and its gamme. */
export type CarteDish = SalesDish & { gamme: string; quantity: number | null }
export type Judgement = JudgementOf<CarteDish>
export type JudgedDish = JudgedDishOf<CarteDish>
export type Thresholds = NonNullable<Judgement['thresholds']>

export function soldDishes(gammes: CarteSales['gammes'], values: Quantities): CarteDish[] {
  return gammes.flatMap(({ nom, dishes }) =>
    dishes.map((dish) => ({ ...dish, gamme: nom, quantity: values.get(dish.id) ?? null })),
  )
}
