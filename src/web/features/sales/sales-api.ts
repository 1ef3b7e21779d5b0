import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { SalesMapping } from '#contract/sales-mapping.ts'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { refetchInFlight } from '#web/lib/query/refetch-in-flight.ts'
import { removeQueryWhenIdle } from '#web/lib/query/remove-query-when-idle.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useIdempotencyKeys } from '#web/lib/query/use-idempotency-keys.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { haveSameDays } from '#web/entities/carte/days.ts'
import type { TypedSales } from './recorded-sales.ts'
import { keysOf, salesByKind, summaryOf, recordedOf } from './recorded-sales.ts'

/** A period of a carte, as its addresses name it. */
export interface PeriodRef {
  id: string
  periodId: string
}

/** Refetched on every mount: prices, costs and other windows may have changed it. */
export function salesQuery(carteId: string) {
  return orpc.sales.list.queryOptions({ input: { id: carteId }, staleTime: 0 })
}

export function periodQuery(carteId: string, periodId: string) {
  return orpc.sales.get.queryOptions({ input: { id: carteId, periodId }, staleTime: 0 })
}

/** A sheet as a period has it. Computing a period again changes it. */
export function keptSheetQuery(period: PeriodRef, ficheId: string) {
  return orpc.sales.sheet.queryOptions({ input: { ...period, ficheId } })
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

/** Closes, recomputes and opens a period; what the server answers is shown at once. */
export function useClosing(carteId: string) {
  const queryClient = useQueryClient()
  const onSuccess = (period: SalesPeriodDetail) => {
    periodIs(queryClient, carteId, period)
    void invalidateAfter(queryClient, 'sales')
  }
  // Another window was first: the period that is stored is shown behind the refusal.
  const onError = (failure: unknown) => {
    const stored = storedVersionOf(failure)
    if (stored !== undefined) periodIs(queryClient, carteId, stored as SalesPeriodDetail)
  }
  return {
    close: useSingleMutation(orpc.sales.close.mutationOptions({ onSuccess, onError })),
    reopen: useSingleMutation(orpc.sales.reopen.mutationOptions({ onSuccess, onError })),
  }
}

interface Rewriting {
  /** The period as it is stored. */
  made: SalesPeriodDetail
  /** The days and sales that it gets. */
  period: NewPeriod
}

/**
 * Gives a stored period these days and these sales of what is on the cartes, and no others. What has left them keeps its
 * sales.
 */
export function useRewritePeriod(carte: CarteSales) {
  const onSettled = useInvalidateSales()
  return useSingleMutation({
    mutationFn: (rewriting: Rewriting) => rewritePeriod(carte, rewriting),
    onSettled,
  })
}

async function rewritePeriod(carte: CarteSales, { made, period }: Rewriting): Promise<SalesPeriod> {
  const { id, firstDay, lastDay, fileName, quantities = [], menuQuantities = [], taken = [] } = period
  const { days = [], replaceDays = false } = period
  const of = { id, periodId: made.id }
  const keys = keysOf(carte)
  const before = Object.keys(recordedOf(made)).map((key) => [key, null] as const)
  const given = Object.entries(recordedOf({ quantities, menuQuantities, taken }))
  const all = new Map<string, number | null>([...before, ...given].filter(([key]) => keys.has(key)))
  const sales = salesByKind(all, carte.menus)
  // First, as sales by day have to be of the days of their period.
  const { version } = haveSameDays(made, period)
    ? made
    : await client.sales.changeDays({ ...of, firstDay, lastDay, version: made.version })
  if (all.size + days.length === 0) return summaryOf({ ...made, firstDay, lastDay, version })
  return client.sales.write({ ...of, version, fileName, ...sales, days, replaceDays })
}

/** Reads what the days of a period are about to replace, and gives what puts it back in place of what they have brought. */
async function daysBefore({ days = [], replaceDays = false }: NewPeriod): Promise<() => Promise<void>> {
  if (days.length === 0) return async () => {}
  const named = new Set(days.map(({ day }) => day))
  const inOrder = [...named].toSorted()
  const [from = '', to = ''] = [inOrder[0], inOrder.at(-1)]
  const known = replaceDays ? (await client.daySales.figures({ from, to })).days : []
  return async () => {
    await client.daySales.putBack({
      days: known.filter(({ day }) => named.has(day)),
      forget: days.map(({ day, meal }) => ({ day, meal })),
    })
  }
}

/** How the sales of a file are stored. */
export function useStoreSales(carte: CarteSales) {
  const { create, forget } = useIdempotencyKeys(client.sales.create)
  const queryClient = useQueryClient()
  const onSettled = useInvalidateSales()
  const rewrite = async (rewriting: Rewriting) => {
    try {
      return await rewritePeriod(carte, rewriting)
    } finally {
      await onSettled()
    }
  }
  return {
    /** Adds a period, and gives what removes it with the sales by day that came with it. */
    add: async (period: NewPeriod) => {
      const putDaysBack = await daysBefore(period)
      const made = await create(period)
      await onSettled()
      const takeBack = async () => {
        await putDaysBack()
        await client.sales.remove({ id: carte.id, periodId: made.id })
        removeQueryWhenIdle(queryClient, periodQuery(carte.id, made.id).queryKey)
        await Promise.all([
          invalidateAfter(queryClient, 'sales.remove'),
          invalidateAfter(queryClient, 'daySales'),
        ])
      }
      return { id: made.id, takeBack }
    },
    /** To be called before an earlier send's sales are added a second time. */
    forget,
    rewrite,
    /** Replaces the sales of a stored period of the same days, and gives what puts them back as they were. */
    replace: async (periodId: string, period: NewPeriod) => {
      const made = await queryClient.fetchQuery(periodQuery(carte.id, periodId))
      const putDaysBack = await daysBefore(period)
      const stored = await rewrite({ made, period })
      const now = { ...made, ...stored, ...salesIn(period) }
      const putBack = async () => {
        await putDaysBack()
        return rewrite({ made: now, period: { ...made, id: carte.id } })
      }
      return { id: periodId, putBack }
    },
  }
}

function salesIn({ quantities = [], menuQuantities = [], taken = [] }: NewPeriod) {
  return { quantities, menuQuantities, taken }
}

export type NewPeriod = Parameters<typeof client.sales.create>[0]

/** Keeps how a till's file was read. If it fails, the next file asks for the columns again, and no sale is lost. */
export async function keepMapping(carteId: string, mapping: SalesMapping): Promise<void> {
  await client.sales.keepMapping({ id: carteId, mapping }).catch(() => undefined)
}

/** Stores what was typed of a period as it was read, and gives the one that is stored then. */
export async function writeQuantities(
  queryClient: QueryClient,
  { id: carteId, menus }: Pick<CarteSales, 'id' | 'menus'>,
  read: SalesPeriodDetail,
  typed: TypedSales,
): Promise<SalesPeriodDetail> {
  const { id: periodId, version } = read
  const written = salesByKind(Object.entries(typed), menus)
  const summary = await client.sales.write({ id: carteId, periodId, version, ...written })
  refetchInFlight(queryClient)
  const recorded = Object.entries({ ...recordedOf(read), ...typed }).flatMap(([key, quantity]) =>
    quantity === null ? [] : [[key, quantity] as const],
  )
  const stored = { ...read, ...summary, ...salesByKind(recorded, menus) }
  periodIs(queryClient, carteId, stored)
  return stored
}

/** A period that the server has answered shows at once. */
export function periodIs(queryClient: QueryClient, carteId: string, period: SalesPeriodDetail): void {
  const summary = summaryOf(period)
  queryClient.setQueryData(orpc.sales.get.queryKey({ input: { id: carteId, periodId: period.id } }), period)
  queryClient.setQueryData(
    orpc.sales.list.queryKey({ input: { id: carteId } }),
    (before) => before && { ...before, periods: before.periods.map(replacing(summary)) },
  )
}

function replacing(summary: SalesPeriod) {
  return (period: SalesPeriod) => (period.id === summary.id ? summary : period)
}
