/**
 * A timer of the kitchen. One that runs is an instant of the server's clock at which it ends: it goes on while no page shows it, and is
 * the same after a reload. One that is paused keeps what is left.
 */
export type Timer = {
  id: string
  /** Of what it is: a step, or a text that was typed. */
  name: string
  /** For which it was started. */
  seconds: number
} & ({ endsAt: number } | { leftMs: number })

export type NewTimer = Pick<Timer, 'id' | 'name' | 'seconds'>

/** At most so long, in seconds: a day. */
const LONGEST_TIMER_S = 24 * 3600

/** @param now by the clock of the server, in milliseconds since 1970, as every `now` here */
export function startTimer({ id, name, seconds }: NewTimer, now: number): Timer {
  return { id, name, seconds, endsAt: now + seconds * 1000 }
}

/** What is left, in milliseconds; below zero for as long as it has been over. */
export function leftOf(timer: Timer, now: number): number {
  return 'endsAt' in timer ? timer.endsAt - now : timer.leftMs
}

export function isOver(timer: Timer, now: number): boolean {
  return leftOf(timer, now) <= 0
}

const isRunning = (timer: Timer) => 'endsAt' in timer

/** Holds what is left; a timer that is over stays as it is. */
export function pauseTimer(timer: Timer, now: number): Timer {
  if (!('endsAt' in timer) || isOver(timer, now)) return timer
  const { endsAt, ...same } = timer
  return { ...same, leftMs: endsAt - now }
}

export function resumeTimer(timer: Timer, now: number): Timer {
  if ('endsAt' in timer) return timer
  const { leftMs, ...same } = timer
  return { ...same, endsAt: now + leftMs }
}

/**
 * Gives a timer so many seconds more, or less. One that is over begins again from now: two minutes added to it are two minutes.
 * @param seconds below zero takes some away; nothing is taken below now
 */
export function addToTimer(timer: Timer, seconds: number, now: number): Timer {
  const left = Math.max(leftOf(timer, now), 0) + seconds * 1000
  const leftMs = Math.min(Math.max(left, 0), LONGEST_TIMER_S * 1000)
  return 'endsAt' in timer ? { ...timer, endsAt: now + leftMs } : { ...timer, leftMs }
}

/** What a clock shows of it: whole seconds, the last of which is shown until it is over; below zero since then. */
export function shownSeconds(timer: Timer, now: number): number {
  return Math.ceil(leftOf(timer, now) / 1000) || 0
}

/** The next to end first; those that are paused after them, by what is left. */
export function byEnd(timers: readonly Timer[], now: number): Timer[] {
  return [...timers].sort(
    (one, other) =>
      Number(isRunning(other)) - Number(isRunning(one)) || leftOf(one, now) - leftOf(other, now),
  )
}
