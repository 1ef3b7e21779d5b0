import { isDemo } from './demo.ts'

/** What the browser keeps with each page of its history, for as long as the tab is there. */
interface Kept {
  demo?: true
}

/**
 * Notes with the page that is shown whether it is the demo's: 'back' or a reload may show it again when the demo is
 * over, and finds no other trace of it.
 */
export function markDemoInHistory(): void {
  if (isDemo() === wasDemoPage()) return
  const { demo: _, ...others } = (history.state ?? {}) as Kept
  // Past the router, that would take it for a navigation.
  History.prototype.replaceState.call(history, isDemo() ? { ...others, demo: true } : others, '')
}

/** Whether this place in the browser's history was the demo's when it was last shown. */
export function wasDemoPage(): boolean {
  return (history.state as Kept | null)?.demo === true
}
