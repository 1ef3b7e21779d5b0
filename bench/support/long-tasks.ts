import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds of each task of the page that took more than 50. */
    longTasks: number[]
  }
}

/** Notes from now on each task that keeps the page from painting for more than 50 ms. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** The longest task since the last time, in ms; 0 where none took more than 50. */
export async function takeLongestTask(page: Page): Promise<number> {
  // The browser reports tasks a little after their end.
  await page.waitForTimeout(300)
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)))
}
