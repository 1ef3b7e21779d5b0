import type { SalesDish, SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { carteOfPeriod } from '#domain/menu-engineering/carte-of-period.ts'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { soldDishes } from '../analysis/sold-dishes.ts'
import { spreadMenus } from '../sold-menus/spread-menus.ts'
import { recordedOf } from '../recorded-sales.ts'
import { cartesIn, partOn } from '../sold-carte.ts'

interface Figures {
  before: number
  after: number
}

/** EUR before and after; null where the shown figure stays. */
interface ChangedDish {
  id: string
  name: string
  /** The name of its carte; null where there is one alone. */
  carte: string | null
  price: Figures | null
  cost: Figures | null
}

export interface Recomputed {
  /** The margin of all portions sold, EUR without VAT. */
  total: Figures
  /** Whether the total is that of several cartes. */
  several: boolean
  /** Whether portions of menus that are spread evenly are in it. */
  estimated: boolean
  changed: ChangedDish[]
  /** Sold dishes and menus that are no longer on the carte. */
  gone: { dishes: number; menus: number }
}

/** What a closed period would change by if it was computed with the prices and costs of now; null of an open one. */
export function recomputedFigures(carte: CarteSales, period: SalesPeriodDetail): Recomputed | null {
  const { closed } = period
  if (closed === null) return null
  const values = new Map(Object.entries(recordedOf(period)))
  const after = carteOfPeriod(carte, closed, new Set(values.keys()))
  const judgementsOf = (sold: SoldCarte) =>
    eachCarte(sold)
      .map((one) => soldDishes({ gammes: one.gammes, all: true, values, menus: spreadMenus(one, values) }))
      .map((dishes) => judgeDishes(dishes))
  const totalOf = (of: ReturnType<typeof judgementsOf>) => of.reduce((sum, one) => sum + one.totalMargin, 0)
  const [then, now] = [judgementsOf(closed), judgementsOf(after)]
  const before = new Map(dishesOf(closed).map((dish) => [dish.id, dish]))
  const there = new Set(dishesOf(carte).map(({ id }) => id))
  const menus = new Set(carte.menus.map(({ id }) => id))
  const several = cartesIn(after).length > 1
  return {
    total: { before: totalOf(then), after: totalOf(now) },
    several,
    estimated: [...then, ...now].some(({ estimated }) => estimated),
    changed: after.gammes.flatMap(({ carte: on, dishes }) =>
      dishes.flatMap((dish) => changeOf(before.get(dish.id), dish, several ? (on?.nom ?? null) : null)),
    ),
    gone: {
      dishes: period.quantities.filter(({ gammeRecetteId }) => !there.has(gammeRecetteId)).length,
      menus: period.menuQuantities.filter(({ menuId }) => !menus.has(menuId)).length,
    },
  }
}

/** Menus are spread over the dishes of their carte. */
function eachCarte(sold: SoldCarte): SoldCarte[] {
  const cartes = cartesIn(sold)
  return cartes.length < 2 ? [sold] : cartes.map(({ id }) => partOn(sold, id))
}

const costOf = ({ coutMatiere, portions }: SalesDish) => portionCost(coutMatiere, portions)

const shown = (amount: number) => roundHalfAwayFromZero(amount, SHOWN_AMOUNT_DECIMALS)

const dishesOf = ({ gammes }: SoldCarte): SalesDish[] => gammes.flatMap(({ dishes }) => dishes)

function changeOf(before: SalesDish | undefined, after: SalesDish, carte: string | null): ChangedDish[] {
  if (before === undefined) return []
  const price = figures(before.prixTtcAffiche, after.prixTtcAffiche)
  const cost = figures(costOf(before), costOf(after))
  return price === null && cost === null ? [] : [{ id: after.id, name: after.nomAffiche, carte, price, cost }]
}

function figures(before: number, after: number): Figures | null {
  return shown(before) === shown(after) ? null : { before, after }
}
