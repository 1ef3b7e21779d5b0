import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args?: { name?: string }
}

/** Notes from now on the tasks of a page; one browser notes those of one page at a time. */
export async function watchTasks(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: ['toplevel'] })
}

/**
 * The longest task of the page's main thread, in ms of processor time: how long it keeps the page from painting, whatever
 * else the machine does meanwhile.
 * @param renderer the process of the page
 */
export async function longestTask(browser: Browser, renderer: number): Promise<number> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const main = trace.traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === renderer && args?.name === 'CrRendererMain',
  )
  const tasks = trace.traceEvents.flatMap(({ pid, tid, tdur = 0 }) =>
    pid === main?.pid && tid === main.tid ? [tdur / 1000] : [],
  )
  if (tasks.length === 0) throw new Error('The trace has no task of the page')
  return Math.max(...tasks)
}
