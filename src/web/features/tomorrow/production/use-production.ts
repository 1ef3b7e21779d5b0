import { useMemo } from 'react'
import type { PurchaseSources } from '#contract/purchases.ts'
import type { PlannedService, ServicePlan } from '#contract/service-shapes.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { batchesLeft } from '#domain/production/batches-left.ts'
import {
  type ProductionDay,
  type ProductionNeeds,
  productionPlan,
} from '#domain/production/production-plan.ts'
import { useToday } from '../days.ts'
import { dayNeeds } from './day-needs.ts'
import { isDone } from './stations.ts'

export type KitchenSheet = PurchaseSources['sheets'][number]
type KitchenProduct = PurchaseSources['products'][number]
export type PlannedProduction = ProductionDay<KitchenProduct, KitchenSheet>
export type KitchenNode = PlannedProduction['nodes'][number]

export interface ProductionOf {
  day: string
  plan: ServicePlan
  /** The services of the day as they are typed, by serviceKey. */
  typed: ReadonlyMap<string, PlannedService>
  /** Undefined until it is read. */
  kitchen: PurchaseSources | undefined
  method: WastageMethod | undefined
}

/** What is to be made on a day, and what is to be bought for what is not made yet; again at every figure that is typed. */
export function useProduction({ day, plan, typed, kitchen, method }: ProductionOf) {
  const today = useToday()
  return useMemo(() => {
    if (kitchen === undefined || method === undefined) return undefined
    const needs = dayNeeds(plan, day, typed, today)
    const of = (own: ProductionNeeds) => dayOf(productionPlan(kitchen, own, method), day)
    const made = of(needs)
    const marks = new Map(
      plan.marks.filter((mark) => mark.day === day).map((mark) => [mark.techSheetId, mark]),
    )
    const done = made.nodes.filter(({ sheet }) => isDone(marks.get(sheet.id)))
    const left = done.length === 0 ? made : of(withDone(needs, day, done))
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
  }, [day, plan, typed, kitchen, method, today])
}
export type Production = NonNullable<ReturnType<typeof useProduction>>

function dayOf(days: readonly PlannedProduction[], day: string): PlannedProduction {
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
