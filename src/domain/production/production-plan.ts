import type { WastageMethod } from '../costing/wastage-method.ts'
import type { MadeSheet, Making } from '../purchases/made-of-needs.ts'
import type { PurchaseKitchen, PurchaseProduct } from '../purchases/purchase-kitchen.ts'
import { type KitchenById, purchasesFor } from '../purchases/purchase-list.ts'
import type { PurchaseList } from '../purchases/purchase-item.ts'
import { type Amount, type ReadyApart, timesReady } from '../purchases/ready-amounts.ts'
import { type DayToMake, timesMadeByDay } from '../purchases/times-made.ts'
import {
  daysMadeFor,
  type ProductionMark,
  type ProductionSheet,
  type ServedSheet,
} from './production-kitchen.ts'
import { type ApartPreparation, apartPreparations } from './apart-preparations.ts'
import { type ProductionNode, productionNode } from './production-node.ts'

/** What a kitchen has to make on a day. */
export interface ProductionDay<
  Product extends PurchaseProduct = PurchaseProduct,
  Sheet extends ProductionSheet = ProductionSheet,
> {
  day: string
  /** Each sheet once, after all that it takes: the order of making. Dishes are among them. */
  nodes: ProductionNode<Product, Sheet>[]
  /** What is taken of preparations and cannot be measured, and is in no node. */
  apart: ApartPreparation<Sheet>[]
  /** Ready amounts that shrink nothing. */
  readyApart: ReadyApart[]
  /** Portions of sheets that are not in the kitchen. */
  gone: ServedSheet[]
  /** What to buy for what is made on this day. */
  purchases: PurchaseList<Product>
}

export interface ProductionNeeds {
  /** Consecutive days, 'YYYY-MM-DD', each of them with or without services: the needs of later ones are not known. */
  days: readonly string[]
  served: readonly ServedSheet[]
  /** Of several of one sheet and day, the last counts. */
  marks: readonly ProductionMark[]
}

/**
 * What a kitchen has to make on each day, in the order of making, with what for and of what.
 *
 * The needs of a sheet on a day are the portions of its services and what the sheets take that are made on that day. A
 * sheet that is made for n days is made for the sum of its needs on these days, less what is ready on the first of them
 * (`madeOfNeeds`). So its reasons add up to what is needed, and that to what is ready, covered and made, at every sheet;
 * and over all days, what is needed and not covered is the sum of the needs of each.
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function productionPlan<Product extends PurchaseProduct, Sheet extends ProductionSheet>(
  kitchen: PurchaseKitchen<Product, Sheet>,
  { days, served, marks }: ProductionNeeds,
  method: WastageMethod,
): ProductionDay<Product, Sheet>[] {
  const byId: KitchenById<Product, Sheet> = {
    sheets: new Map(kitchen.sheets.map((sheet) => [sheet.id, sheet])),
    products: new Map(kitchen.products.map((product) => [product.id, product])),
  }
  const ofDays = Map.groupBy(
    served.filter(({ portions }) => portions > 0),
    ({ day }) => day,
  )
  const servedBy = new Map([...ofDays].map(([day, own]) => [day, Map.groupBy(own, ({ sheetId }) => sheetId)]))
  const marked = Map.groupBy(marks, ({ day }) => day)
  const takenOn = takenSheets(byId, ofDays)
  const begun = days.map((day) => begunDay(day, ofDays.get(day) ?? [], marked.get(day) ?? [], byId))
  const made = timesMadeByDay(byId.sheets, begun, method)
  return begun.map(({ day, readyApart, gone }, at) => {
    const own = new Map((marked.get(day) ?? []).map((mark) => [mark.sheetId, mark]))
    const ofDay = new Map(
      [...made].flatMap(([id, each]): [string, MadeSheet][] => {
        const own = each[at]
        return own === undefined || isNothing(own) ? [] : [[id, own]]
      }),
    )
    const nodes = [...ofDay.keys()]
      .toReversed()
      .map((id) =>
        productionNode(id, { kitchen: byId, made, days, at, servedBy, takenOn, method, marks: own }),
      )
    return {
      day,
      nodes,
      apart: apartPreparations(byId, ofDay, method),
      readyApart,
      gone,
      purchases: purchasesFor(byId, ofDay, method),
    }
  })
}

/** The sheets that others take which the services of a day need, at any depth. */
function takenSheets(
  { sheets }: Pick<KitchenById<PurchaseProduct, ProductionSheet>, 'sheets'>,
  ofDays: ReadonlyMap<string, readonly ServedSheet[]>,
): (day: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  return (day) => {
    const before = known.get(day)
    if (before !== undefined) return before
    const taken = new Set<string>()
    const visited = new Set<string>()
    const left = (ofDays.get(day) ?? []).map(({ sheetId }) => sheetId)
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (visited.has(id)) continue
      visited.add(id)
      for (const { subSheetId } of sheets.get(id)?.lines ?? []) {
        if (subSheetId === null) continue
        taken.add(subSheetId)
        left.push(subSheetId)
      }
    }
    known.set(day, taken)
    return taken
  }
}

/** A sheet that another day alone needs. */
function isNothing({ needed, excess }: MadeSheet): boolean {
  return needed === 0 && excess === 0
}

interface BegunDay extends DayToMake, Pick<ProductionDay, 'day' | 'readyApart' | 'gone'> {}

function begunDay(
  day: string,
  served: readonly ServedSheet[],
  marks: readonly ProductionMark[],
  { sheets }: Pick<KitchenById<PurchaseProduct, ProductionSheet>, 'sheets'>,
): BegunDay {
  const own = new Map(marks.map((mark) => [mark.sheetId, mark]))
  const amounts = [...own].flatMap(([id, { ready: amount }]): [string, Amount][] =>
    amount === null ? [] : [[id, amount]],
  )
  const ready = timesReady(sheets, new Map(amounts))
  const makings = [...own].flatMap(([id, mark]): [string, Making][] => {
    const sheet = sheets.get(id)
    if (sheet === undefined) return []
    return [[id, { ready: ready.times.get(id) ?? 0, days: Math.min(mark.days, daysMadeFor(mark, sheet)) }]]
  })
  return {
    day,
    chosen: served.map(({ sheetId, portions }) => ({ sheetId, covers: portions })),
    makings: new Map(makings),
    readyApart: ready.apart,
    gone: served.filter(({ sheetId }) => !sheets.has(sheetId)),
  }
}
