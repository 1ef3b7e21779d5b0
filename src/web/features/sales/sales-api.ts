import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { SalesMapping, SalesPeriod } from '#contract/sales.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { refetchInFlight } from '#web/lib/query/refetch-in-flight.ts'
import { removeQueryWhenIdle } from '#web/lib/query/remove-query-when-idle.ts'
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
  const onSuccess = useInvalidateSales()
  return useSingleMutation(orpc.sales.create.mutationOptions({ onSuccess }))
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

type Import = {
  period: Parameters<typeof client.sales.create>[0]
  mapping: SalesMapping
}

/** Stores a file's sales as a period, then how the file was read. */
export function useImportSales() {
  const onSuccess = useInvalidateSales()
  return useSingleMutation({
    mutationFn: async ({ period, mapping }: Import) => {
      const created = await client.sales.create(period)
      // If it fails, the next file asks for the columns again, and no sale is lost.
      await client.sales.keepMapping({ id: period.id, mapping }).catch(() => undefined)
      return created
    },
    onSuccess,
  })
}

interface Typed {
  gammeRecetteId: string
  quantity: number | null
}

/** Stores what was typed, and writes it into the cached period. */
export async function writeQuantities(
  queryClient: QueryClient,
  of: { id: string; periodId: string },
  quantities: Typed[],
): Promise<void> {
  const summary = await client.sales.write({ ...of, quantities })
  refetchInFlight(queryClient)
  const typed = new Set(quantities.map(({ gammeRecetteId }) => gammeRecetteId))
  const told = quantities.flatMap(({ gammeRecetteId, quantity }) =>
    quantity === null ? [] : [{ gammeRecetteId, quantity }],
  )
  queryClient.setQueryData(
    orpc.sales.get.queryKey({ input: of }),
    (before) =>
      before && {
        ...before,
        ...summary,
        quantities: [...before.quantities.filter((sale) => !typed.has(sale.gammeRecetteId)), ...told],
      },
  )
  queryClient.setQueryData(
    orpc.sales.list.queryKey({ input: { id: of.id } }),
    (before) => before && { ...before, periods: before.periods.map(replacing(summary)) },
  )
}

function replacing(summary: SalesPeriod) {
  return (period: SalesPeriod) => (period.id === summary.id ? summary : period)
}
