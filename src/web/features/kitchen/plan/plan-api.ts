import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KitchenMaking } from '#contract/kitchen-plan.ts'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { readUnlessSame } from '../frame/read-unless-same.ts'

/** Covers and sheets change less often than ticks. */
const READ_AGAIN_MS = 60_000
/** What other tablets tick is here so much later at most, while the page is looked at. */
const EVERY_MS = 5000

type Making = KitchenMaking & { etag: string | undefined }

const makingKey = (day: string) => orpc.kitchen.making.queryKey({ input: { day } }) as readonly unknown[]

/** All that the plan of a day is computed from, with the ticks of all tablets. */
export function useKitchenPlan(day: string) {
  const queryClient = useQueryClient()
  const plan = useQuery({
    ...orpc.kitchen.plan.queryOptions({ input: { day } }),
    refetchInterval: READ_AGAIN_MS,
    staleTime: EVERY_MS,
  })
  const making = useQuery({
    queryKey: makingKey(day),
    queryFn: ({ signal }): Promise<Making> =>
      readUnlessSame(queryClient.getQueryData<Making>(makingKey(day)), (context) =>
        client.kitchen.making({ day }, { signal, context }),
      ),
    enabled: plan.data !== undefined,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
    retry: false,
  })
  const newer = making.data && making.dataUpdatedAt >= plan.dataUpdatedAt ? making.data : plan.data
  return { query: plan, marks: newer?.marks, batches: newer?.batches }
}

/** The writes of a plan: a tick that makes a batch, what is ready, and a batch that was never there. */
export function usePlanActs() {
  const queryClient = useQueryClient()
  const markIs = async (mark: ProductionMark) => {
    const key = makingKey(mark.day)
    await queryClient.cancelQueries({ queryKey: key })
    queryClient.setQueryData<Making>(key, (known) => known && withMark(known, mark))
  }
  const onSettled = () => invalidateAfter(queryClient, 'kitchen.tickPlan')
  return {
    tick: useSingleMutation(
      orpc.kitchen.tickPlan.mutationOptions({ onSuccess: ({ mark }) => markIs(mark), onSettled }),
    ),
    write: useSingleMutation(orpc.kitchen.markPlan.mutationOptions({ onSuccess: markIs, onSettled })),
    close: useSingleMutation(orpc.kitchen.closeBatch.mutationOptions({ onSettled })),
  }
}

function withMark({ marks, batches }: Making, mark: ProductionMark): Making {
  const isSame = (one: ProductionMark) => one.day === mark.day && one.techSheetId === mark.techSheetId
  return { marks: [...marks.filter((one) => !isSame(one)), mark], batches, etag: undefined }
}
