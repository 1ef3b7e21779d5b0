import type {
  DishSale,
  MenuSale,
  SalesPeriod,
  SalesPeriodDetail,
  TakenDish,
  SoldCarte,
} from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'

/** Portions or menus by their key; null removes a figure. */
export type TypedSales = Record<string, number | null>

type Recorded<Sale, Quantity> = Omit<Sale, 'quantity'> & { quantity: Quantity }

/** The same as the contract sends it. */
export interface RecordedSales<Quantity> {
  quantities: Recorded<DishSale, Quantity>[]
  menuQuantities: Recorded<MenuSale, Quantity>[]
  taken: Recorded<TakenDish, Quantity>[]
}

/** The key of a dish taken in a menu; a dish of the carte and a menu have their ids. */
export function takenKey(choiceId: string, ficheId: string): string {
  return `${choiceId}/${ficheId}`
}

/** All recorded sales of a period, by key. */
export function recordedOf<Quantity>({
  quantities,
  menuQuantities,
  taken,
}: RecordedSales<Quantity>): Record<string, Quantity> {
  return Object.fromEntries([
    ...quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity] as const),
    ...menuQuantities.map(({ menuId, quantity }) => [menuId, quantity] as const),
    ...taken.map(({ choiceId, ficheId, quantity }) => [takenKey(choiceId, ficheId), quantity] as const),
  ])
}

/** The keys of all dishes and menus of a carte, and of the dishes taken in these. */
export function keysOf({ gammes, menus }: SoldCarte): ReadonlySet<string> {
  return new Set([
    ...gammes.flatMap(({ dishes }) => dishes.map(({ id }) => id)),
    ...menus.flatMap(({ id, choices }) => [
      id,
      ...choices.flatMap((choice) => choice.dishes.map(({ ficheId }) => takenKey(choice.id, ficheId))),
    ]),
  ])
}

/** The figures of what is on a carte, and how many dishes and menus have others. */
export function recordedOn(
  carte: SoldCarte,
  values: ReadonlyMap<string, number>,
): { there: [key: string, quantity: number][]; gone: number } {
  const keys = keysOf(carte)
  const there = [...values].filter(([key]) => keys.has(key))
  const gone = [...values.keys()].filter((key) => !keys.has(key) && !key.includes('/'))
  return { there, gone: gone.length }
}

/** Figures by key as the contract sends them. */
export function salesByKind<Quantity>(
  recorded: Iterable<readonly [key: string, quantity: Quantity]>,
  menus: CarteSales['menus'],
): RecordedSales<Quantity> {
  const menuIds = new Set(menus.map(({ id }) => id))
  const sales: RecordedSales<Quantity> = { quantities: [], menuQuantities: [], taken: [] }
  for (const [key, quantity] of recorded) {
    const [choiceId = '', ficheId] = key.split('/')
    if (ficheId !== undefined) sales.taken.push({ choiceId, ficheId, quantity })
    else if (menuIds.has(key)) sales.menuQuantities.push({ menuId: key, quantity })
    else sales.quantities.push({ gammeRecetteId: key, quantity })
  }
  return sales
}

/** A period as lists have it. */
export function summaryOf(period: SalesPeriodDetail): SalesPeriod {
  const { quantities: _d, menuQuantities: _m, taken: _t, closed: _c, departed: _l, ...summary } = period
  return summary
}
