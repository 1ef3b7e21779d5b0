import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { isDemo } from '#web/lib/demo/demo.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { client } from '#web/lib/query/api.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { useKitchen } from '../frame/kitchen-context.ts'
import { noteRefusal } from '../frame/kitchen-query.ts'
import { readUnlessSame } from '../frame/read-unless-same.ts'
import { useKitchenDay } from '../frame/use-kitchen-day.ts'
import { type DayMarks, placeKey, type StepDone, stepsDone, tickedAt } from './day-marks.ts'
import { useTickInitials } from './tick-initials.ts'
import { keepTick, kitchenTicks, marksKey, sendTicks, tickOf, writeMarks } from './kitchen-ticks.ts'

/** What other tablets tick is here so much later at most, while the page is looked at. */
const EVERY_MS = 5000

export interface KitchenMarks {
  /** The day that the kitchen works on, by the clock of the server: 2026-12-01. */
  day: string
  /** Who has done a step today, and when; null for one that is not done. */
  markOf: (sheetId: string, step: string) => StepDone | null
  /** Ticks a step, or takes its tick away: here at once, on the other tablets once there is a network. */
  set: (sheetId: string, step: string, isDone: boolean) => void
  /** Ticks that the server does not have yet. */
  waiting: number
}

/** The ticks of the day on all sheets, of all tablets of the house. */
export function useKitchenMarks(): KitchenMarks {
  const { account } = useKitchen()
  const initials = useTickInitials()
  const queryClient = useQueryClient()
  const day = useKitchenDay()
  const { data } = useQuery({
    queryKey: marksKey(day),
    queryFn: async ({ signal }): Promise<DayMarks> => {
      // A tablet that was revoked or locked is known by the read below; all else waits for the next time.
      if (account !== null) await sendTicks(queryClient, account).catch(() => undefined)
      return readUnlessSame(queryClient.getQueryData<DayMarks>(marksKey(day)), (context) =>
        client.kitchen.marks({ day }, { signal, context }),
      )
    },
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
    gcTime: Infinity,
    retry: false,
  })
  const state = useAtomValue(kitchenTicks.state)
  useEffect(() => {
    if (account !== null) void kitchenTicks.show(account)
  }, [account])
  const writes = account !== null && state.userId === account ? state.writes : NONE
  const done = useMemo(() => stepsDone(data?.items ?? [], writes.map(tickOf)), [data, writes])

  const markOf = useCallback(
    (sheetId: string, step: string) => done.get(placeKey({ sheetId, day, step })) ?? null,
    [done, day],
  )
  const set = useCallback(
    (sheetId: string, step: string, isDone: boolean) => {
      if (isDemo() || account === null) {
        refusedInDemo()
        return
      }
      const place = { sheetId, day, step }
      const items = queryClient.getQueryData<DayMarks>(marksKey(day))?.items ?? []
      const waiting = kitchenTicks.state.get().writes.map(tickOf)
      const at = tickedAt(place, serverClock.now(), { items, waiting })
      const mark = { ...place, done: isDone, initials, at }
      void keepTick(account, mark)
        .then(
          async () => {
            await sendTicks(queryClient, account)
            // What is kept for reading without a network has it too.
            await queryClient.invalidateQueries({ queryKey: marksKey(day) })
          },
          // A browser that stores nothing sends it now or never.
          () => writeMarks(queryClient, [mark]),
        )
        .catch((failure: unknown) => noteRefusal(queryClient, failure))
    },
    [account, day, initials, queryClient],
  )
  return { day, markOf, set, waiting: writes.length }
}

const NONE = [] as const
