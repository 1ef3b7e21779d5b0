import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { cachedAtOf } from '#web/lib/offline/fetch-from-server.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { client } from '#web/lib/query/api.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { useKitchen } from '../frame/kitchen-context.ts'
import { noteRefusal } from '../frame/kitchen-query.ts'
import { type DayMarks, placeKey, type StepDone, stepsDone, tickedAt } from './day-marks.ts'
import { readInitials } from './initials.ts'
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
  const queryClient = useQueryClient()
  const day = useKitchenDay()
  const { data } = useQuery({
    queryKey: marksKey(day),
    queryFn: async ({ signal }): Promise<DayMarks> => {
      // A tablet that was revoked or locked is known by the read below; all else waits for the next time.
      if (account !== null) await sendTicks(queryClient, account).catch(() => undefined)
      const known = queryClient.getQueryData<DayMarks>(marksKey(day))
      let isKept = false
      const onAnswer = (answer: Response) => {
        isKept = cachedAtOf(answer) !== undefined
      }
      const answer = await client.kitchen.marks(
        { day },
        { signal, context: { ifNoneMatch: known?.etag, onAnswer } },
      )
      // What was kept on this device is older than what this page knows.
      if (known && (answer.status === 304 || isKept)) return known
      if (answer.status === 304) return { etag: undefined, items: [] }
      return { etag: answer.headers.etag, items: answer.body.items }
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
      const mark = { ...place, done: isDone, initials: readInitials(), at }
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
    [account, day, queryClient],
  )
  return { day, markOf, set, waiting: writes.length }
}

const NONE = [] as const

function useKitchenDay(): string {
  const [day, setDay] = useState(() => kitchenDay(new Date(serverClock.now())))
  useEffect(() => {
    const looking = setInterval(() => {
      const now = kitchenDay(new Date(serverClock.now()))
      if (now !== day) setDay(now)
    }, EVERY_MS)
    return () => clearInterval(looking)
  }, [day])
  return day
}
