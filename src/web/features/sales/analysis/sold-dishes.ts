import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import type {
  Judgement as JudgementOf,
  JudgedDish as JudgedDishOf,
} from '#domain/menu-engineering/judge-dishes.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import type { CarteMenus, PortionsInMenus } from '../sold-menus/spread-menus.ts'

/** A dish of the carte with its sales and its gamme; the gamme is null where menus alone offer it. */
export type CarteDish = SalesDish & {
  gamme: string | null
  quantity: number | null
  inMenus: PortionsInMenus | undefined
}
export type Judgement = JudgementOf<CarteDish>
export type JudgedDish = JudgedDishOf<CarteDish>
export type Thresholds = NonNullable<Judgement['thresholds']>

export interface SoldOnCarte {
  /** Those that are looked at. */
  gammes: CarteSales['gammes']
  /** Whether they are all, so that dishes which menus alone offer are looked at too. */
  all: boolean
  values: Quantities
  menus: CarteMenus
}

/** The dishes of the carte, and of those that have left it the ones that were sold. */
export function soldDishes({ gammes, all, values, menus }: SoldOnCarte): CarteDish[] {
  const onCarte = gammes.flatMap(({ nom, dishes }) =>
    dishes.map((dish) => ({
      ...dish,
      gamme: nom,
      quantity: values.get(dish.id) ?? null,
      inMenus: menus.byDish.get(dish.id),
    })),
  )
  const sold = onCarte.filter(
    ({ leftAt, quantity, inMenus }) => leftAt === undefined || quantity !== null || inMenus !== undefined,
  )
  const inMenus = all ? menus.others.map((dish) => ({ ...dish, gamme: null, quantity: 0 })) : []
  return [...sold, ...inMenus]
}
