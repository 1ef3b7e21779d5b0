import { useMemo } from 'react'
import type { PurchaseSources } from '#contract/purchases.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { useToday } from '#web/entities/plan/days.ts'
import { type PlanOfDay, type Production, productionOf } from '#web/entities/plan/production-of.ts'

/** What is made on a day, with the purchases for it. */
export type PlannedProduction = Production<PurchaseSources['products'][number]>

interface Read extends PlanOfDay {
  /** Undefined until it is read. */
  kitchen: PurchaseSources | undefined
  method: WastageMethod | undefined
}

/** What is to be made on a day, and what is to be bought for it, again at every figure that is typed; undefined until all of it is read. */
export function useProduction({ day, plan, typed, kitchen, method }: Read): PlannedProduction | undefined {
  const today = useToday()
  return useMemo(
    () =>
      kitchen === undefined || method === undefined
        ? undefined
        : productionOf({ day, plan, typed, kitchen, method, today }),
    [day, plan, typed, kitchen, method, today],
  )
}
