import { hasUnsavedWork, watchUnsavedWork } from '../navigation/unsaved-work.ts'

/** A shared Web Lock held by every page with unsaved work; a page that gets it exclusively knows that there is none. */
const LOCK = 'gramme-unsaved-work'
/** A save leads to another page: it has arrived by then. */
const STABLE_MS = 1000

/** Lets the other pages of this browser know, for as long as this one is open, whether it holds unsaved work. */
export function shareUnsavedWork(): void {
  let release: (() => void) | undefined
  watchUnsavedWork(() => {
    if (!hasUnsavedWork()) {
      release?.()
      release = undefined
    } else if (release === undefined) {
      const saved = new Promise<void>((resolve) => {
        release = resolve
      })
      void navigator.locks.request(LOCK, { mode: 'shared' }, () => saved)
    }
  })
}

/** Whether no page of this browser holds unsaved work. */
export function nothingUnsavedAnywhere(): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock !== null)
}

/** Does something once no page of this browser holds unsaved work. */
export async function onceAllIsSaved(work: () => void): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await new Promise((resolve) => setTimeout(resolve, STABLE_MS))
    work()
  })
}

/** Does something as soon as this page holds no unsaved work; at once when it holds none. */
export function onceThisIsSaved(work: () => void): void {
  if (!hasUnsavedWork()) {
    work()
    return
  }
  const stop = watchUnsavedWork(() => {
    if (hasUnsavedWork()) return
    stop()
    work()
  })
}
