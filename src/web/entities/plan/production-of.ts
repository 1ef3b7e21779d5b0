import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { batchesLeft } from '#domain/production/batches-left.ts'
import {
  type ProductionDay,
  type ProductionNeeds,
  productionPlan,
} from '#domain/production/production-plan.ts'
import type { PurchaseKitchen, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { dayNeeds, type PlannedDays } from './day-needs.ts'
import type { ViewedService } from './service-view.ts'
import { isDone } from './stations.ts'

export type KitchenSheet = KitchenPlan['sheets'][number]
type PlannedProduction<Product extends PurchaseProduct> = ProductionDay<Product, KitchenSheet>
export type KitchenNode = PlannedProduction<PurchaseProduct>['nodes'][number]

export interface PlanOfDay {
  day: string
  plan: PlannedDays
  /** The services of the day as they are typed, by serviceKey. */
  typed: ReadonlyMap<string, ViewedService>
}

interface ProductionOf<Product extends PurchaseProduct> extends PlanOfDay {
  kitchen: PurchaseKitchen<Product, KitchenSheet>
  method: WastageMethod
  /** The day that the kitchen works on. */
  today: string
}

/** What is to be made on a day, and what is to be bought for what is not made yet. */
export function productionOf<Product extends PurchaseProduct>(of: ProductionOf<Product>) {
  const { day, plan, typed, kitchen, method, today } = of
  const needs = dayNeeds(plan, day, typed, today)
  const planned = (own: ProductionNeeds) => dayOf(productionPlan(kitchen, own, method), day)
  const made = planned(needs)
  const marks = new Map(plan.marks.filter((mark) => mark.day === day).map((mark) => [mark.techSheetId, mark]))
  const done = made.nodes.filter(({ sheet }) => isDone(marks.get(sheet.id)))
  const left = done.length === 0 ? made : planned(withDone(needs, day, done))
  const batches = batchesLeft({
    batches: plan.batches,
    marks: plan.marks.map(({ techSheetId, ...mark }) => ({ ...mark, sheetId: techSheetId })),
    sheets: new Map(kitchen.sheets.map((sheet) => [sheet.id, sheet])),
    day,
    today,
  })
  /** What an earlier day provides is not made yet. */
  const plannedEarlier = ({ sheet, coveredSince }: KitchenNode) =>
    !isDone(plan.marks.find((mark) => mark.day === coveredSince && mark.techSheetId === sheet.id))
  return { needs, made, marks, batches, plannedEarlier, purchases: left.purchases }
}
/** The same for any products, as far as their purchases go. */
export type Production<Product extends PurchaseProduct = PurchaseProduct> = ReturnType<
  typeof productionOf<Product>
>

function dayOf<Product extends PurchaseProduct>(
  days: readonly PlannedProduction<Product>[],
  day: string,
): PlannedProduction<Product> {
  const found = days.find((known) => known.day === day)
  if (found === undefined) throw new RangeError(`The plan has no ${day}`)
  return found
}

/** What is done is there: all of it is ready, and nothing is bought for it. */
function withDone(needs: ProductionNeeds, day: string, done: readonly KitchenNode[]): ProductionNeeds {
  const ready = new Map(
    done.map(({ sheet, needed, unit }) => [sheet.id, { quantity: needed, unit }] as const),
  )
  return {
    ...needs,
    marks: needs.marks.map((mark) => {
      const amount = mark.day === day ? ready.get(mark.sheetId) : undefined
      return amount === undefined ? mark : { ...mark, ready: amount }
    }),
  }
}
