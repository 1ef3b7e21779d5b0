import {
  type Timer,
  type NewTimer,
  addToTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from '#domain/kitchen/timer.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { timersOf } from './timer-store.ts'

/** The timers of an account, and what is done with them. Each is named by its id; one that is gone stays gone. */
export function useTimers(account: string | null) {
  const store = timersOf(account)
  const timers = useAtomValue(store.timers)
  const change = (id: string, changed: (timer: Timer) => Timer) =>
    store.change((all) => all.map((timer) => (timer.id === id ? changed(timer) : timer)))
  return {
    timers,
    /** One that is there already goes on. */
    start: (timer: NewTimer) =>
      store.change((all) =>
        all.some(({ id }) => id === timer.id) ? all : [...all, startTimer(timer, serverClock.now())],
      ),
    pause: (id: string) => change(id, (timer) => pauseTimer(timer, serverClock.now())),
    resume: (id: string) => change(id, (timer) => resumeTimer(timer, serverClock.now())),
    add: (id: string, seconds: number) =>
      change(id, (timer) => addToTimer(timer, seconds, serverClock.now())),
    rename: (id: string, name: string) => change(id, (timer) => ({ ...timer, name })),
    stop: (id: string) => store.change((all) => all.filter((timer) => timer.id !== id)),
  }
}

export type Timers = ReturnType<typeof useTimers>
