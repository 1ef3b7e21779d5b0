import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PlannedService, ProductionMark, ServicePlan } from '#contract/service-shapes.ts'
import { MAX_PLAN_DAYS } from '#domain/services/service.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { itemId, serviceKey } from '#web/entities/plan/service-view.ts'

/** A day with those after it: what keeps is made for several. Refetched on every mount: other windows may have changed it. */
export function planQuery(from: string, days = MAX_PLAN_DAYS) {
  return orpc.services.plan.queryOptions({ input: { from, days }, staleTime: 0 })
}

/** All that the cartes can be made of. */
export function kitchenQuery() {
  return orpc.services.kitchen.queryOptions({ staleTime: 0 })
}

/** A service that the server has answered shows at once, on every page that has its day. */
export function serviceIs(queryClient: QueryClient, service: PlannedService): void {
  const same = serviceKey(service)
  changePlans(queryClient, (plan) => ({
    ...plan,
    days: plan.days.map(({ day, services }) => {
      if (day !== service.day) return { day, services }
      const known = services.some((one) => serviceKey(one) === same)
      return {
        day,
        services: known
          ? services.map((one) => (serviceKey(one) === same ? service : one))
          : [...services, service],
      }
    }),
  }))
}

function serviceIsGone(
  queryClient: QueryClient,
  { day, ...gone }: Pick<PlannedService, 'day' | 'carteId' | 'meal'>,
) {
  changePlans(queryClient, (plan) => ({
    ...plan,
    days: plan.days.map((of) =>
      of.day === day
        ? { day, services: of.services.filter((one) => serviceKey(one) !== serviceKey(gone)) }
        : of,
    ),
  }))
}

/** Portions that were sold at a service show at once; the covers that are counted from them are read again. */
export function soldIs(
  queryClient: QueryClient,
  of: Pick<PlannedService, 'day' | 'carteId' | 'meal'>,
  sold: ReadonlyMap<string, number | null>,
): void {
  changePlans(queryClient, (plan) => ({
    ...plan,
    days: plan.days.map(({ day, services }) => ({
      day,
      services: services.map((service) =>
        day === of.day && serviceKey(service) === serviceKey(of)
          ? {
              ...service,
              items: service.items.map((item) => {
                const typed = sold.get(itemId(item))
                return typed === undefined ? item : { ...item, sold: typed }
              }),
            }
          : service,
      ),
    })),
  }))
}

/** What is stored of making a sheet on a day. */
export function productionIs(queryClient: QueryClient, mark: ProductionMark): void {
  const isSame = (one: ProductionMark) => one.day === mark.day && one.techSheetId === mark.techSheetId
  changePlans(queryClient, (plan) => ({
    ...plan,
    marks: [...plan.marks.filter((one) => !isSame(one)), mark],
  }))
}

function changePlans(queryClient: QueryClient, change: (plan: ServicePlan) => ServicePlan): void {
  queryClient.setQueriesData<ServicePlan>(
    { queryKey: orpc.services.plan.key() },
    (plan) => plan && change(plan),
  )
}

export function useWriteService() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.services.write.mutationOptions({ onSuccess: (service) => serviceIs(queryClient, service) }),
  )
}

export function useRemoveService() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.services.remove.mutationOptions({
      onSuccess: (_gone, service) => {
        serviceIsGone(queryClient, service)
        // Not awaited: the notice that puts it back is there at once.
        void invalidateAfter(queryClient, 'services')
      },
    }),
  )
}

export function useMarkProduction() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.services.mark.mutationOptions({ onSuccess: (mark) => productionIs(queryClient, mark) }),
  )
}

/** Reads again whether a sheet is made for a day; null while it is not. */
export function useReadDone() {
  const queryClient = useQueryClient()
  return async ({ day, techSheetId }: Pick<ProductionMark, 'day' | 'techSheetId'>) => {
    const { marks } = await queryClient.fetchQuery(planQuery(day))
    const mark = marks.find((one) => one.day === day && one.techSheetId === techSheetId)
    return mark === undefined || mark.doneAt === null ? null : { by: mark.doneBy }
  }
}
