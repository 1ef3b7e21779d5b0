import { createAtom } from '@tanstack/store'
import { address } from './address.ts'
import type { AppPath } from './app-path.ts'

/**
 * Whether the page holds work that is not saved. The guards of the page (ui/unsaved-changes-guard.tsx)
 * register how to ask; what leaves the page by another way than a link, such as signing out, asks here first.
 */
type ConfirmLeaving = () => Promise<boolean>

/** The page's own guard first, that of a form opened over it after. */
const guards = createAtom<readonly ConfirmLeaving[]>([])

/** Returns what withdraws the registration. */
export function registerUnsavedWork(guard: ConfirmLeaving): () => void {
  guards.set((others) => [...others, guard])
  return () => guards.set((others) => others.filter((other) => other !== guard))
}

/** True when nothing would be lost, or when the person accepts to lose it. */
export async function confirmLeaving(): Promise<boolean> {
  for (const guard of guards.get().toReversed()) {
    if (!(await guard())) return false
  }
  return true
}

/** Whether leaving would lose something: then nothing leads away by itself, not even a session that has ended. */
export function hasUnsavedWork(): boolean {
  return guards.get().length > 0
}

/** Calls `listener` whenever work becomes unsaved, or is saved or given up. Returns what stops it. */
export function watchUnsavedWork(listener: () => void): () => void {
  return guards.subscribe(listener).unsubscribe
}

let leaving = false

/** Leaves the application for another document, once it is settled that nothing keeps anyone here. */
export function leaveTo(path: AppPath): void {
  leaving = true
  location.assign(address(path))
}

/** Whether the browser need not ask again before the page is closed. */
export function isLeaving(): boolean {
  return leaving
}
