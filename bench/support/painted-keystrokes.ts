import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from each keystroke to the paint it led to. */
    keystrokes: number[]
  }
}

/**
 * Times every keystroke that changes the text of an element, from the moment the browser took the key (the event's
 * own timestamp) until the frame with the new text is painted. A change asks for the next animation frame, whose
 * callbacks run right before style, layout and paint; a task of the highest priority posted from there is the first
 * after them. A message is not: timers that wait for the same paint run before it. PerformanceObserver's event timings
 * agree with this within a millisecond or two, but are rounded to 8 ms.
 */
export async function watchKeystrokes(page: Page, watched: string): Promise<void> {
  await page.locator(watched).waitFor()
  await page.evaluate((selector) => {
    window.keystrokes = []
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}`)
    let takenAt: number | undefined
    window.addEventListener('keydown', (event) => (takenAt = event.timeStamp), true)
    new MutationObserver(() => {
      const from = takenAt
      takenAt = undefined
      if (from === undefined) return
      requestAnimationFrame(() => {
        void scheduler.postTask(() => window.keystrokes.push(performance.now() - from), {
          priority: 'user-blocking',
        })
      })
    }).observe(element, { characterData: true, childList: true, subtree: true })
  }, watched)
}

/** What was timed since the last time. */
export function takeKeystrokes(page: Page): Promise<number[]> {
  return page.evaluate(() => window.keystrokes.splice(0))
}
