import { forgetDemo } from './demo.ts'

/**
 * For a link that leads out of the demo by loading another page, with which all that was read is gone.
 * Nothing stays in this browser.
 */
export function leaveDemo(): void {
  forgetDemo()
  // As the page is left the router notes where its pages stood; it has listened for longer.
  addEventListener('pagehide', forgetPositions, { once: true })
}

function forgetPositions() {
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be reached was not kept either.
  }
}
