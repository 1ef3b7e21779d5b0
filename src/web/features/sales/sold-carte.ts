import type { SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import { carteOfPeriod } from '#domain/menu-engineering/carte-of-period.ts'

/** What the sales of a period are of: a closed one has its own dishes, an open one those of now with what has left. */
export function soldCarteOf(
  { gammes, menus }: SoldCarte,
  { closed, departed }: SalesPeriodDetail,
): SoldCarte {
  if (closed !== null) return closed
  if (departed === null) return { gammes, menus }
  const ids = [...departed.gammes.flatMap(({ dishes }) => dishes), ...departed.menus].map(({ id }) => id)
  return carteOfPeriod({ gammes, menus }, departed, new Set(ids))
}

export interface NamedCarte {
  id: string
  nom: string
}

/** The part that is of one carte; what does not say which it was on is a part of each. */
export function partOn({ gammes, menus }: SoldCarte, carteId: string): SoldCarte {
  const isOn = ({ carte }: { carte?: NamedCarte | undefined }) => carte === undefined || carte.id === carteId
  return { gammes: gammes.filter(isOn), menus: menus.filter(isOn) }
}

/** The cartes that gammes and menus are on, each once; one under several names has the first. */
export function cartesIn(...sold: readonly SoldCarte[]): NamedCarte[] {
  const cartes = new Map<string, NamedCarte>()
  for (const { carte } of sold.flatMap(({ gammes, menus }) => [...gammes, ...menus]))
    if (carte !== undefined && !cartes.has(carte.id)) cartes.set(carte.id, carte)
  return [...cartes.values()]
}

/** The carte that the page was opened from can be looked at too where nothing is on it. */
export function withOwn(cartes: NamedCarte[], { id, nom }: NamedCarte): NamedCarte[] {
  return cartes.some((carte) => carte.id === id) ? cartes : [...cartes, { id, nom }]
}

/** How many dishes a carte has. */
export function dishesOn(sold: SoldCarte, carteId: string): number {
  return partOn(sold, carteId).gammes.reduce((sum, { dishes }) => sum + dishes.length, 0)
}
