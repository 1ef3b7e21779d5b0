import type { SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import {
  type Absence,
  type Comparison,
  comparePeriods,
  type PeriodDishes,
} from '#domain/menu-engineering/compare-periods.ts'
import {
  menusLeftOut,
  type MenusLeftOut,
  type UnrecordedMenu,
} from '#domain/menu-engineering/menus-left-out.ts'
import { type CarteDish, soldDishes } from '../analysis/sold-dishes.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import { spreadMenus } from '../sold-menus/spread-menus.ts'

export interface PeriodOfCarte {
  period: Pick<SalesPeriodDetail, 'firstDay' | 'closed'>
  carte: SoldCarte
  /** The ids of the dishes and menus of all cartes in this period. */
  everywhere: ReadonlySet<string>
  values: Quantities
}

export interface ComparedCartes {
  comparison: Comparison
  /** Sold menus that count in no dish. */
  unspread: number
  /** Menus that the dishes are compared without, because their sales are not recorded. */
  unrecorded: UnrecordedMenu[]
}

type Menu = SoldCarte['menus'][number]
type SoldMenuReading = Parameters<typeof menusLeftOut>[0][number]

/**
 * A carte, or one gamme of it, in two periods.
 * @param gamme the id of the gamme; the whole carte without
 */
export function compareCartes(before: PeriodOfCarte, after: PeriodOfCarte, gamme?: string): ComparedCartes {
  const [menusBefore, menusAfter] = [menusOf(before, after), menusOf(after, before)]
  const left = menusLeftOut(menusBefore, menusAfter)
  const [was, is] = [dishesOf(before, left, gamme), dishesOf(after, left, gamme)]
  const sheets = new Set([before, after].flatMap(({ carte }) => sheetsOf(carte, gamme)))
  const shown = new Set(
    [...before.carte.menus, ...after.carte.menus]
      .filter((menu) => gamme === undefined || offers(menu, sheets))
      .map(({ id }) => id),
  )
  return {
    comparison: comparePeriods(was, is),
    unspread: [...menusBefore, ...menusAfter].reduce(
      (sum, { quantity, spreads }) => sum + (spreads ? 0 : (quantity ?? 0)),
      0,
    ),
    unrecorded: left.unrecorded.filter(({ id }) => shown.has(id)),
  }
}

/** The menus of a period, those among them that have left it and without a figure. */
function menusOf(one: PeriodOfCarte, other: PeriodOfCarte): SoldMenuReading[] {
  const known = new Set(one.carte.menus.map(({ id }) => id))
  const left = other.carte.menus.filter((menu) => !known.has(menu.id) && maybeThere(menu, one))
  return [
    ...spreadMenus(one.carte, one.values).readings.map(({ menu: { id, nom }, quantity, spread }) => ({
      id,
      nom,
      quantity,
      spreads: spread?.known !== false,
    })),
    ...left.map(({ id, nom }) => ({ id, nom, quantity: null, spreads: true })),
  ]
}

function dishesOf(
  one: PeriodOfCarte,
  { ids }: MenusLeftOut,
  gamme: string | undefined,
): PeriodDishes<CarteDish> {
  const { carte, values } = one
  const all = gamme === undefined
  const counted = carte.menus.filter(({ id }) => !ids.has(id))
  const menus = spreadMenus({ gammes: carte.gammes, menus: counted }, values)
  const gammes = all ? carte.gammes : carte.gammes.filter(({ id }) => id === gamme)
  const dishes = soldDishes({ gammes, all, values, menus })
  const shown = new Set(dishes.map(({ ficheId }) => ficheId))
  const hidden = new Set(sheetsOf(carte, gamme).filter((ficheId) => !shown.has(ficheId)))
  const absenceOf = (dish: CarteDish): Absence => {
    const sheet = new Set([dish.ficheId])
    if (hidden.has(dish.ficheId)) return 'unrecorded'
    // Of a gamme, the dishes of menus alone are not looked at.
    if (all && !shown.has(dish.ficheId) && carte.menus.some((menu) => offers(menu, sheet)))
      return counted.some((menu) => offers(menu, sheet)) ? 'unsold' : 'unrecorded'
    return maybeThere(dish, one) ? 'unrecorded' : 'absent'
  }
  return { dishes, absenceOf }
}

/**
 * Whether a thing may have been on the carte in a period that keeps nothing of it. A closed period keeps all of its carte;
 * an open one has that of today, and of what is no longer on it only what was sold: a thing that left it in these days, or
 * on an unknown day, has unrecorded sales.
 */
function maybeThere(
  { id, leftAt }: { id: string; leftAt?: string | undefined },
  { period, everywhere }: PeriodOfCarte,
): boolean {
  if (period.closed !== null || everywhere.has(id)) return false
  return leftAt === undefined || leftAt.slice(0, 10) >= period.firstDay
}

const sheetsOf = ({ gammes }: SoldCarte, gamme: string | undefined) =>
  gammes
    .filter(({ id }) => gamme === undefined || id === gamme)
    .flatMap(({ dishes }) => dishes.map(({ ficheId }) => ficheId))

const offers = ({ choices }: Menu, sheets: ReadonlySet<string>) =>
  choices.some(({ dishes }) => dishes.some(({ ficheId }) => sheets.has(ficheId)))
