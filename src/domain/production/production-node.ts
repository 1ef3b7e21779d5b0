import type { WastageMethod } from '../costing/wastage-method.ts'
import type { MadeSheet } from '../purchases/made-of-needs.ts'
import type { PurchaseProduct } from '../purchases/purchase-kitchen.ts'
import type { KitchenById } from '../purchases/purchase-list.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import { wholeOf } from '../purchases/whole-of.ts'
import type { LineUnit } from '../quantity/unit.ts'
import {
  daysMadeFor,
  mostDays,
  type ProductionMark,
  type ProductionSheet,
  type ServedSheet,
} from './production-kitchen.ts'
import { type ProductionLine, productionLines } from './production-lines.ts'

/** Why a sheet is needed: a service serves it, or a sheet that is made takes it. */
type ProductionReason<Sheet extends ProductionSheet = ProductionSheet> = {
  /** In the unit of the node, unrounded. */
  quantity: number
} & (
  | { by: 'service'; service: string; day: string; portions: number }
  /** `made` is what is made of the sheet on the days of the node: portions of a dish, else in its own unit. */
  | { by: 'sheet'; sheet: Sheet; made: Amount }
)

/**
 * A sheet that is needed on a day. All quantities are in `unit`, unrounded. The reasons add up to `needed`; so do `ready`,
 * `covered` and `made`.
 */
export interface ProductionNode<
  Product extends PurchaseProduct = PurchaseProduct,
  Sheet extends ProductionSheet = ProductionSheet,
> {
  sheet: Sheet
  /** Null where the sheet does not say: 'Sans poste'. */
  station: string | null
  /**
   * No sheet that the services of these days need takes it, also none that is ready: it is served as it is, and counted in portions.
   */
  isDish: boolean
  /** The unit of the sheet, or portions of a dish and of a sheet without a yield. */
  unit: LineUnit
  /** What the whole sheet gives. */
  whole: number
  needed: number
  /** What is ready and used. */
  ready: number
  /** What an earlier day has provided. */
  covered: number
  /** The day of that; null where there is none. */
  coveredSince: string | null
  /** What is to be made. */
  made: number
  /** How many times the whole sheet that is. */
  times: number
  /** What is ready beyond what is needed. */
  excess: number
  /** Of so many days the needs are in `needed`; 0 on a day that an earlier one covers. */
  days: number
  /** The last of them. */
  until: string
  /** For how many days it may be made at most. */
  mostDays: number
  reasons: ProductionReason<Sheet>[]
  /** Of what is to be made. */
  lines: ProductionLine<Product, Sheet>[]
}

type ServedByDay = ReadonlyMap<string, ReadonlyMap<string, readonly ServedSheet[]>>

export interface NodeSource<Product extends PurchaseProduct, Sheet extends ProductionSheet> {
  kitchen: KitchenById<Product, Sheet>
  /** Of each sheet, for each day. */
  made: ReadonlyMap<string, readonly MadeSheet[]>
  days: readonly string[]
  /** The place of the day of the node. */
  at: number
  /** By the day, then by the sheet. */
  servedBy: ServedByDay
  /** The sheets that others take which the services of a day need. */
  takenOn: (day: string) => ReadonlySet<string>
  method: WastageMethod
  /** Of the day, by the sheet. */
  marks: ReadonlyMap<string, ProductionMark>
}

/** @throws RangeError for a sheet that is not made on the day */
export function productionNode<Product extends PurchaseProduct, Sheet extends ProductionSheet>(
  id: string,
  source: NodeSource<Product, Sheet>,
): ProductionNode<Product, Sheet> {
  const { kitchen, made, days, at, method, marks } = source
  const mark = marks.get(id)
  const sheet = kitchen.sheets.get(id)
  const own = made.get(id)?.[at]
  if (sheet === undefined || own === undefined) throw new RangeError(`Sheet ${id} is not made on the day`)
  const { needed, ready, covered, times, excess, takenBy } = own
  const last = at + Math.max(1, own.days) - 1
  let lines: ProductionLine<Product, Sheet>[] | undefined
  const isDish =
    takenBy.size === 0 &&
    own.served > 0 &&
    !days.slice(at, last + 1).some((day) => source.takenOn(day).has(id))
  const { quantity: whole, unit } = isDish ? inPortions(sheet) : wholeOf(sheet)
  return {
    sheet,
    station: sheet.station.trim() || null,
    isDish,
    unit,
    whole,
    needed: needed * whole,
    ready: ready * whole,
    covered: covered * whole,
    coveredSince: own.days === 0 ? coveringDay(source, id) : null,
    made: times * whole,
    times,
    excess: excess * whole,
    days: own.days,
    until: days[last] ?? '',
    mostDays: mark === undefined ? mostDays(sheet) : daysMadeFor(mark, sheet),
    reasons: reasonsOf(id, own, { ...source, whole, last }),
    // Of the hundreds of a plan few are read.
    get lines() {
      return (lines ??= times === 0 ? [] : productionLines(sheet, times, kitchen, method))
    },
  }
}

function inPortions({ portions }: ProductionSheet): Amount {
  return { quantity: portions, unit: 'portion' }
}

function coveringDay(
  { made, days, at }: NodeSource<PurchaseProduct, ProductionSheet>,
  id: string,
): string | null {
  const begun = made.get(id)?.findLastIndex((each, day) => day < at && each.days > 0) ?? -1
  return days[begun] ?? null
}

interface ReasonSource<Sheet extends ProductionSheet> extends NodeSource<PurchaseProduct, Sheet> {
  whole: number
  /** The place of the last day of the node. */
  last: number
}

/** Services first, by day; then the sheets, in the order in which their chosen dishes come. */
function reasonsOf<Sheet extends ProductionSheet>(
  id: string,
  { takenBy }: MadeSheet,
  { kitchen, made, days, at, last, servedBy, whole }: ReasonSource<Sheet>,
): ProductionReason<Sheet>[] {
  const portionsOf = kitchen.sheets.get(id)?.portions ?? 1
  const services = days.slice(at, last + 1).flatMap((day) =>
    [...portionsByService(servedBy.get(day)?.get(id) ?? [])].map(([service, portions]) => ({
      by: 'service' as const,
      service,
      day,
      portions,
      quantity: (portions / portionsOf) * whole,
    })),
  )
  const sheets = [...takenBy].flatMap(([by, times]) => {
    const sheet = kitchen.sheets.get(by)
    if (sheet === undefined) return []
    const each = made.get(by)?.slice(at, last + 1) ?? []
    const isDish = each.some(({ served }) => served > 0)
    const { quantity, unit } = isDish ? inPortions(sheet) : wholeOf(sheet)
    const above = each.reduce((sum, day) => sum + day.times, 0)
    return [
      { by: 'sheet' as const, sheet, made: { quantity: above * quantity, unit }, quantity: times * whole },
    ]
  })
  return [...services, ...sheets]
}

function portionsByService(served: readonly ServedSheet[]): Map<string, number> {
  const byService = new Map<string, number>()
  for (const { service, portions } of served) byService.set(service, (byService.get(service) ?? 0) + portions)
  return byService
}
