import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { SalesMapping, SalesPeriod, SalesPeriodDetail } from '#contract/sales.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { refetchInFlight } from '#web/lib/query/refetch-in-flight.ts'
import { removeQueryWhenIdle } from '#web/lib/query/remove-query-when-idle.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Refetched on every mount: prices, costs and other windows may have changed it. */
export function salesQuery(carteId: string) {
  return orpc.sales.list.queryOptions({ input: { id: carteId }, staleTime: 0 })
}

export function periodQuery(carteId: string, periodId: string) {
  return orpc.sales.get.queryOptions({ input: { id: carteId, periodId }, staleTime: 0 })
}

function useInvalidateSales() {
  const queryClient = useQueryClient()
  return () => invalidateAfter(queryClient, 'sales')
}

export function useCreatePeriod() {
  return useCreateOnce(client.sales.create, { onSuccess: useInvalidateSales() })
}

export function useChangeDays() {
  const onSuccess = useInvalidateSales()
  return useSingleMutation(orpc.sales.changeDays.mutationOptions({ onSuccess }))
}

export function useRemovePeriod() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.sales.remove.mutationOptions({
      onSuccess: (_gone, input) => {
        removeQueryWhenIdle(queryClient, orpc.sales.get.key({ input }))
        // Not waited for: what asked for it leaves the page with the last period.
        void invalidateAfter(queryClient, 'sales.remove')
      },
    }),
  )
}

/** Gives a period that an earlier attempt has made these days and these sales, and no others. */
export function useRewritePeriod() {
  const onSettled = useInvalidateSales()
  return useSingleMutation({
    mutationFn: async ({ made, period }: { made: SalesPeriodDetail; period: NewPeriod }) => {
      const { id, firstDay, lastDay, quantities = [] } = period
      const of = { id, periodId: made.id }
      const told = new Set(quantities.map(({ gammeRecetteId }) => gammeRecetteId))
      const others = made.quantities.filter(({ gammeRecetteId }) => !told.has(gammeRecetteId))
      const all = [...quantities, ...others.map((sale) => ({ ...sale, quantity: null }))]
      const { version } =
        all.length === 0 ? made : await client.sales.write({ ...of, version: made.version, quantities: all })
      return client.sales.changeDays({ ...of, firstDay, lastDay, version })
    },
    onSettled,
  })
}

export type NewPeriod = Parameters<typeof client.sales.create>[0]

/** Keeps how a till's file was read. If it fails, the next file asks for the columns again, and no sale is lost. */
export async function keepMapping(carteId: string, mapping: SalesMapping): Promise<void> {
  await client.sales.keepMapping({ id: carteId, mapping }).catch(() => undefined)
}

interface Typed {
  gammeRecetteId: string
  quantity: number | null
}

/** Stores what was typed of a period as it was read, and gives the one that is stored then. */
export async function writeQuantities(
  queryClient: QueryClient,
  carteId: string,
  read: SalesPeriodDetail,
  quantities: Typed[],
): Promise<SalesPeriodDetail> {
  const { id: periodId, version } = read
  const summary = await client.sales.write({ id: carteId, periodId, version, quantities })
  refetchInFlight(queryClient)
  const typed = new Set(quantities.map(({ gammeRecetteId }) => gammeRecetteId))
  const told = quantities.flatMap(({ gammeRecetteId, quantity }) =>
    quantity === null ? [] : [{ gammeRecetteId, quantity }],
  )
  const others = read.quantities.filter(({ gammeRecetteId }) => !typed.has(gammeRecetteId))
  const stored = { ...read, ...summary, quantities: [...others, ...told] }
  periodIs(queryClient, carteId, stored)
  return stored
}

/** A period that the server has answered shows at once. */
export function periodIs(queryClient: QueryClient, carteId: string, period: SalesPeriodDetail): void {
  const { quantities: _quantities, ...summary } = period
  queryClient.setQueryData(orpc.sales.get.queryKey({ input: { id: carteId, periodId: period.id } }), period)
  queryClient.setQueryData(
    orpc.sales.list.queryKey({ input: { id: carteId } }),
    (before) => before && { ...before, periods: before.periods.map(replacing(summary)) },
  )
}

function replacing(summary: SalesPeriod) {
  return (period: SalesPeriod) => (period.id === summary.id ? summary : period)
}
