import type { QueryClient } from '@tanstack/react-query'
import { createAtom } from '@tanstack/store'
import type { MarksWritten, SentMark } from '#contract/kitchen-shapes.ts'
import { MARK_HOURS, MAX_SENT_MARKS } from '#domain/kitchen/limits.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { tickWrites } from '#web/lib/waiting/tick-writes.ts'
import type { WaitingWrite } from '#web/lib/waiting/waiting-write.ts'
import { WaitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { type DayMarks, placeKey, withWritten } from './day-marks.ts'

/** The ticks that wait on this device; each is sent by itself, as it can only be set or cleared. */
export const kitchenTicks = new WaitingWrites(tickWrites)

/** Ticks of an account that were not kept, by the reason, until somebody has read that. */
export type Left = Readonly<Record<MarksWritten['left'][number]['reason'], number>>
const NONE_LEFT: Left = { gone: 0, 'too-old': 0 }
export const leftTicks = createAtom(NONE_LEFT)
export const forgetLeft = () => leftTicks.set(NONE_LEFT)

export const tickOf = ({ body }: WaitingWrite) => body as SentMark

export const marksKey = (day: string) => orpc.kitchen.marks.queryKey({ input: { day } }) as readonly unknown[]

/** Stores a tick on the device, in the place of one of the same step. @throws where the browser stores nothing */
export async function keepTick(account: string, mark: SentMark): Promise<void> {
  await kitchenTicks.keep({
    userId: account,
    id: placeKey(mark),
    name: mark.step,
    ready: true,
    body: mark,
    files: [],
  })
}

/** Sends what waits for an account, in one request; rejects where that fails, and all waits on. */
export async function sendTicks(queryClient: QueryClient, account: string): Promise<void> {
  const oldest = serverClock.now() - MARK_HOURS * 3_600_000
  const all = await kitchenTicks.of(account)
  const isOld = (write: WaitingWrite) => Date.parse(tickOf(write).at) <= oldest
  for (const write of all.filter(isOld)) {
    await kitchenTicks.forget(write)
    addLeft(['too-old'])
  }
  const writes = all.filter((write) => !isOld(write)).slice(0, MAX_SENT_MARKS)
  if (writes.length === 0) return
  await kitchenTicks.sendTogether(writes, async (sent) => {
    await writeMarks(queryClient, sent.map(tickOf))
  })
}

/** Sends ticks, and shows what the server answers before a read that is under way could show what was before. */
export async function writeMarks(queryClient: QueryClient, marks: SentMark[]): Promise<void> {
  const { marks: written, left } = await client.kitchen.mark({ marks })
  for (const day of new Set(written.map((mark) => mark.day))) {
    await queryClient.cancelQueries({ queryKey: marksKey(day) })
    queryClient.setQueryData<DayMarks>(marksKey(day), (known) => withWritten(known, day, written))
  }
  addLeft(left.map(({ reason }) => reason))
}

function addLeft(reasons: (keyof Left)[]): void {
  if (reasons.length === 0) return
  leftTicks.set((left) => ({
    gone: left.gone + reasons.filter((reason) => reason === 'gone').length,
    'too-old': left['too-old'] + reasons.filter((reason) => reason === 'too-old').length,
  }))
}
