import type { SalesDish, SoldCarte } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { pricedChoices } from '#domain/menus/priced-choices.ts'
import { singlePrice } from '#domain/menus/single-price.ts'
import { type MenuSpread, spreadMenu } from '#domain/menus/spread-menu.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import { takenKey } from '../recorded-sales.ts'

/** A menu of the carte with its sales; `spread` is null while these are not recorded. */
export interface MenuReading {
  menu: CarteSales['menus'][number]
  quantity: number | null
  spread: MenuSpread | null
  /** Recorded portions of dishes which the menu no longer offers. */
  gone: number
}

/** Portions of a dish in menus, and EUR without VAT that they brought. */
export interface PortionsInMenus {
  quantity: number
  revenueHt: number
  /** Whether all of them are recorded; otherwise some are spread evenly over a choice. */
  recorded: boolean
}

export interface CarteMenus {
  readings: MenuReading[]
  /** By id of the dish of the carte. */
  byDish: ReadonlyMap<string, PortionsInMenus>
  /** Sold dishes that menus alone offer. */
  others: (SalesDish & { inMenus: PortionsInMenus })[]
}

/** The menus sold in a period, spread over the dishes of the carte. */
export function spreadMenus({ gammes, menus }: SoldCarte, values: Quantities): CarteMenus {
  const readings = menus.map((menu) => readingOf(menu, values))
  const dishOf = dishesBySheet(gammes)
  const sheets = new Map(
    menus
      .flatMap(({ choices }) => choices)
      .flatMap(({ dishes }) => dishes.map((dish) => [dish.ficheId, dish])),
  )
  const byDish = new Map<string, PortionsInMenus>()
  const bySheet = new Map<string, PortionsInMenus>()
  for (const { spread } of readings) {
    if (!spread?.known) continue
    for (const { ficheId, quantity, revenueHt, recorded } of spread.portions) {
      if (quantity === 0) continue
      const dish = dishOf.get(ficheId)
      const [sums, key] = dish === undefined ? [bySheet, ficheId] : [byDish, dish]
      const before = sums.get(key) ?? { quantity: 0, revenueHt: 0, recorded: true }
      sums.set(key, {
        quantity: before.quantity + quantity,
        revenueHt: before.revenueHt + revenueHt,
        recorded: before.recorded && recorded,
      })
    }
  }
  const others = [...bySheet].flatMap(([ficheId, inMenus]) => {
    const sheet = sheets.get(ficheId)
    if (sheet === undefined) return []
    const { title, tvaRate, coutMatiere, portions, uncostedLines, doubt } = sheet
    const names = { id: ficheId, ficheId, nomAffiche: nameOf(sheet), title }
    const facts = { tvaRate, coutMatiere, portions, uncostedLines, doubt }
    return [{ ...names, ...facts, prixTtcAffiche: singlePrice(sheet) ?? 0, inMenus }]
  })
  return { readings, byDish, others }
}

function readingOf(menu: CarteSales['menus'][number], values: Quantities): MenuReading {
  const quantity = values.get(menu.id) ?? null
  const priced = pricedChoices(menu.choices)
  const choices = menu.choices.map(({ id, nom }, at) => ({
    nom,
    dishes: (priced[at]?.dishes ?? []).map((dish) => ({
      ...dish,
      taken: values.get(takenKey(id, dish.ficheId)) ?? null,
    })),
  }))
  const offered = new Set(
    menu.choices.flatMap(({ id, dishes }) => dishes.map(({ ficheId }) => takenKey(id, ficheId))),
  )
  const gone = [...values]
    .filter(([key]) => !offered.has(key) && menu.choices.some(({ id }) => key.startsWith(takenKey(id, ''))))
    .reduce((sum, [, portions]) => sum + portions, 0)
  return {
    menu,
    quantity,
    spread: quantity === null ? null : spreadMenu(menu.prixTtc, quantity, choices),
    gone,
  }
}

/** EUR without VAT of all menus sold; null while it is not known. */
export function menuMargin({ spread }: MenuReading): { margin: number; estimated: boolean } | null {
  if (!spread?.known || spread.cost <= 0) return null
  const { revenueHt, cost, costIncomplete, costDoubtful, choices } = spread
  return { margin: revenueHt - cost, estimated: costIncomplete || costDoubtful || choices !== 'known' }
}

/** The dish of each sheet: of several the first with a price, whose price menus count with. */
function dishesBySheet(gammes: CarteSales['gammes']): Map<string, string> {
  const found = new Map<string, string>()
  const dishes = gammes.flatMap((gamme) => gamme.dishes)
  for (const priced of [true, false])
    for (const { id, ficheId, prixTtcAffiche } of dishes)
      if (prixTtcAffiche > 0 === priced && !found.has(ficheId)) found.set(ficheId, id)
  return found
}
