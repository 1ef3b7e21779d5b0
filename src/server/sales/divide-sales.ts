import type { DishSale, KeptPeriod, MenuSale, TakenDish } from '#contract/sales-periods.ts'

type Recorded<Sale> = readonly (Omit<Sale, 'quantity'> & { quantity: number | null })[]

/** Sales to record: those not named stay as they are, a quantity of null removes a record. */
export type RecordedSales = {
  quantities: Recorded<DishSale>
  menuQuantities: Recorded<MenuSale>
  taken: Recorded<TakenDish>
}

/**
 * Records the sales of what a period has kept of dishes and menus that have left the carte.
 * @returns what is kept then, the same object where nothing of it was named, and the sales of everything else
 */
export function divideSales(
  kept: KeptPeriod,
  { quantities, menuQuantities, taken }: RecordedSales,
): { kept: KeptPeriod; rest: RecordedSales } {
  const dishes = new Set(kept.gammes.flatMap((gamme) => gamme.dishes).map(({ id }) => id))
  const menus = new Set(kept.menus.map(({ id }) => id))
  const choices = new Set(kept.menus.flatMap((menu) => menu.choices).map(({ id }) => id))
  const ofDishes = divide(quantities, ({ gammeRecetteId }) => gammeRecetteId, dishes)
  const ofMenus = divide(menuQuantities, ({ menuId }) => menuId, menus)
  const ofChoices = divide(taken, ({ choiceId }) => choiceId, choices)
  const rest = { quantities: ofDishes.rest, menuQuantities: ofMenus.rest, taken: ofChoices.rest }
  if (ofDishes.kept.length + ofMenus.kept.length + ofChoices.kept.length === 0) return { kept, rest }
  return {
    kept: {
      ...kept,
      quantities: withRecords(kept.quantities, ofDishes.kept, ({ gammeRecetteId }) => gammeRecetteId),
      menuQuantities: withRecords(kept.menuQuantities, ofMenus.kept, ({ menuId }) => menuId),
      taken: withRecords(kept.taken, ofChoices.kept, ({ choiceId, ficheId }) => `${choiceId}/${ficheId}`),
    },
    rest,
  }
}

function divide<Sale>(sales: readonly Sale[], keyOf: (sale: Sale) => string, ids: ReadonlySet<string>) {
  const isKept = (sale: Sale) => ids.has(keyOf(sale))
  return { kept: sales.filter(isKept), rest: sales.filter((sale) => !isKept(sale)) }
}

/** The sales with those that are recorded now instead of what they had. */
function withRecords<Sale extends { quantity: number }>(
  sales: readonly Sale[],
  recorded: Recorded<Sale>,
  keyOf: (sale: Omit<Sale, 'quantity'>) => string,
): Sale[] {
  const named = new Set(recorded.map(keyOf))
  return [
    ...sales.filter((sale) => !named.has(keyOf(sale))),
    ...(recorded.filter(({ quantity }) => quantity !== null) as unknown as Sale[]),
  ]
}
