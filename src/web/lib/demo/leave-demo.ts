import { forgetDemo, isDemoWanted } from './demo.ts'

/**
 * For a link that leads out of the demo by loading another page, with which all that was read is gone.
 * Nothing stays in this browser.
 */
export function leaveDemo(): void {
  forgetDemo()
  // As the page is left the router notes where its pages stood; it has listened for longer.
  addEventListener('pagehide', forgetPositions, { once: true })
}

/** On a page that nobody visits within the demo: whoever arrives there has left it, also by an address or by 'back'. */
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
