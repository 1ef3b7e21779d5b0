import type { KitchenMark, SentMark } from '#contract/kitchen-shapes.ts'

/** What was ticked on a day, as the server last answered it. */
export interface DayMarks {
  etag: string | undefined
  items: KitchenMark[]
}

/** A step that is done. */
export interface StepDone {
  /** ISO 8601. */
  doneAt: string
  initials: string
  /** Null for a tablet, and for what was ticked on this device and is not with the server yet. */
  personId: string | null
}

type Place = Pick<SentMark, 'sheetId' | 'day' | 'step'>

export const placeKey = ({ sheetId, day, step }: Place) => `${day} ${sheetId} ${step}`

/**
 * The steps that are done, by `placeKey`: of what the server answered and of what waits on this device, the later one counts.
 * @param waiting of the account that the page shows
 */
export function stepsDone(
  items: readonly KitchenMark[],
  waiting: readonly SentMark[],
): ReadonlyMap<string, StepDone> {
  const done = new Map<string, StepDone>()
  const changedAt = new Map<string, number>()
  for (const { doneAt, initials, personId, ...mark } of items) {
    changedAt.set(placeKey(mark), Date.parse(mark.changedAt))
    if (doneAt !== null) done.set(placeKey(mark), { doneAt, initials, personId })
  }
  for (const mark of waiting) {
    const key = placeKey(mark)
    if (Date.parse(mark.at) < (changedAt.get(key) ?? -Infinity)) continue
    if (mark.done) done.set(key, { doneAt: mark.at, initials: mark.initials, personId: null })
    else done.delete(key)
  }
  return done
}

/** What was answered to ticks that were sent, in the place of what was known of these steps; the next read is whole again. */
export function withWritten(
  known: DayMarks | undefined,
  day: string,
  written: readonly KitchenMark[],
): DayMarks {
  const ofDay = written.filter((mark) => mark.day === day)
  const keys = new Set(ofDay.map(placeKey))
  return {
    etag: known?.etag,
    items: [...(known?.items ?? []).filter((mark) => !keys.has(placeKey(mark))), ...ofDay],
  }
}

/**
 * When a tick is made, in ISO 8601: now, and never before what its user has seen of the step, whatever the clocks.
 * @param now by the clock of the server, in milliseconds since 1970
 */
export function tickedAt(
  place: Place,
  now: number,
  { items, waiting }: { items: readonly KitchenMark[]; waiting: readonly SentMark[] },
): string {
  const key = placeKey(place)
  const seen = [
    ...items.filter((mark) => placeKey(mark) === key).map(({ changedAt }) => Date.parse(changedAt)),
    ...waiting.filter((mark) => placeKey(mark) === key).map(({ at }) => Date.parse(at)),
  ]
  return new Date(Math.max(now, ...seen.map((at) => at + 1))).toISOString()
}
