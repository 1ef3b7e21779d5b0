import { forgetDemo, isDemoWanted } from './demo.ts'

/**
 * For a link that leads out of the demo by loading another page, with which all that was read is gone.
 * Nothing stays in this browser.
 */
export function leaveDemo(): void {
  forgetDemo()
  // The router stores scroll positions on pagehide; its listener was added earlier and runs first.
  addEventListener('pagehide', forgetPositions, { once: true })
}

/** On a page outside the demo: arriving there, also by an address or by 'back', leaves the demo. */
export function leaveDemoOnArrival(): void {
  forgetIfWanted()
  addEventListener('pageshow', forgetIfWanted)
}

function forgetIfWanted() {
  if (!isDemoWanted()) return
  forgetDemo()
  forgetPositions()
}

function forgetPositions() {
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be reached was not kept either.
  }
}
