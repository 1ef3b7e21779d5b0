import { MOVED_PRICES } from './catalogues.ts'
import { SEASONS, TRENDS } from './courses.ts'
import { DELIVERIES, type ProductName } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'
import type { SupplierName } from './suppliers.ts'
import { workingDayUntil } from './working-day.ts'

type PriceMove = {
  name: ProductName
  unit: SeedProduct['unit']
  oldPriceHt: number
  newPriceHt: number
}

/** A price list that came from a supplier. */
export type PriceFile = {
  supplier: SupplierName
  /** Among the files of its supplier, from 0. */
  place: number
  fileName: string
  /** When it went into the catalogue. */
  at: Date
  /** Whether the restaurant took its prices, or still has to. */
  taken: boolean
  moves: readonly PriceMove[]
}

/** When the restaurant imported what it buys. */
const FIRST_PRICES_DAYS = 280

/** What the market decides comes often, what a maker decides each season. */
const MARKET = [235, 195, 155, 115, 75, 40, 12]
const HOUSE = [200, 130, 70, 20]
const LATEST = 3

const SENT: Record<SupplierName, { called: string; days: readonly number[] }> = {
  'Primeurs Valbrune': { called: 'mercuriale-valbrune', days: MARKET },
  'Viandes Fontérac': { called: 'tarif-fonterac', days: HOUSE },
  'Marée de Kergoat': { called: 'cours-kergoat', days: MARKET },
  'Comptoir Mirandol': { called: 'tarif-mirandol', days: HOUSE },
}

const FIRST_HOUR_UTC = 5
/** Sheets are written in the afternoon, and the last of them some days before prices move. */
const SHEETS_HOUR_UTC = 14
const LEAD = 5
const DAY_MS = 86_400_000
const dayBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY_MS)

/**
 * In the morning of a working day. Each supplier sends at a different hour: what two of them change never happens
 * at the same moment.
 */
function moment(today: Date, supplier: SupplierName, days: number): Date {
  const hour = FIRST_HOUR_UTC + Object.keys(SENT).indexOf(supplier)
  return workingDayUntil(new Date(dayBefore(today, days).setUTCHours(hour, 0, 0, 0)))
}

/** The day the restaurant began to write down what it cooks and buys. */
export function openingOf(today: Date): string {
  return dayBefore(today, FIRST_PRICES_DAYS + 4).toISOString()
}

/** When a sheet was written down, `share` (0 to 1) of the way from the first prices to the first that changed. */
export function writtenAt(today: Date, share: number): string {
  const days =
    FIRST_PRICES_DAYS - Math.floor(share * (FIRST_PRICES_DAYS - Math.max(...MARKET, ...HOUSE) - LEAD))
  return new Date(dayBefore(today, days).setUTCHours(SHEETS_HOUR_UTC, 0, 0, 0)).toISOString()
}

/** When the catalogue of a supplier was first put down, and what the restaurant buys of it imported. */
export function firstPricesAt(today: Date, supplier: SupplierName): Date {
  return moment(today, supplier, FIRST_PRICES_DAYS)
}

/** Prices end on five cents, those below a euro on one. */
function rounded(euros: number): number {
  return euros < 1 ? Math.round(euros * 100) / 100 : Math.round(euros * 20) / 20
}

/** What a product cost when it was imported, and after each price list since; the last is the price of today. */
export function pricesOf(
  product: SeedProduct,
  supplier: SupplierName,
  today: Date,
): readonly [first: number, ...later: number[]] {
  const name = product.name as ProductName
  const { days } = SENT[supplier]
  const [season, trend] = [SEASONS[name], TRENDS[name]]
  if (trend) return [...trend, product.priceHt]
  if (!season) return [product.priceHt]
  const level = (daysAgo: number) => season[dayBefore(today, daysAgo).getUTCMonth()] ?? 1
  const now = level(days.at(-1) ?? 0)
  const at = (daysAgo: number) => rounded((product.priceHt * level(daysAgo)) / now)
  return [at(FIRST_PRICES_DAYS), ...days.slice(0, -1).map(at), product.priceHt]
}

/** All files that brought other prices, the oldest of a supplier first. */
export function priceFiles(today: Date): PriceFile[] {
  return DELIVERIES.flatMap(({ supplier, products }) => {
    const bought: readonly SeedProduct[] = products
    const { called, days } = SENT[supplier]
    const courses = bought.map((product) => ({ product, prices: pricesOf(product, supplier, today) }))
    const sent = days.map((daysAgo, place) => ({
      daysAgo,
      taken: true,
      moves: courses.flatMap(({ product, prices }) => move(product, prices[place], prices[place + 1])),
    }))
    const latest = {
      daysAgo: LATEST,
      taken: false,
      moves: bought.flatMap((product) =>
        move(product, product.priceHt, MOVED_PRICES[product.name as ProductName]),
      ),
    }
    return [...sent, latest]
      .filter(({ moves }) => moves.length > 0)
      .map(({ daysAgo, taken, moves }, place) => {
        const at = moment(today, supplier, daysAgo)
        const fileName = `${called}-${at.toISOString().slice(0, 10)}.csv`
        return { supplier, place, fileName, at, taken, moves }
      })
  })
}

function move({ name, unit }: SeedProduct, before?: number, after?: number): PriceMove[] {
  if (before === undefined || after === undefined || before === after) return []
  return [{ name: name as ProductName, unit, oldPriceHt: before, newPriceHt: after }]
}
