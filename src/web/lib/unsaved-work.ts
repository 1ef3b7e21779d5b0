/**
 * Whether the page holds work that is not saved. The guard of the page (ui/unsaved-changes-guard.tsx)
 * registers how to ask; what leaves the page by another way than a link, such as signing out, asks here first.
 */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Returns what withdraws the registration. */
export function guardUnsavedWork(askToLeave: Ask): () => void {
  ask = askToLeave
  return () => {
    if (ask === askToLeave) ask = undefined
  }
}

/** True when nothing would be lost, or when the person accepts to lose it. */
export function confirmLeaving(): Promise<boolean> {
  return ask === undefined ? Promise.resolve(true) : ask()
}

/** Whether leaving would lose something: then nothing leads away by itself, not even a session that has ended. */
export function holdsUnsavedWork(): boolean {
  return ask !== undefined
}
