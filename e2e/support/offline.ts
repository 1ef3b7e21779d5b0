import type { Page } from '@playwright/test'

/** What a browser complains of where the network is taken from it. */
export const LOST_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

/** Opens an address of the application with the service worker in charge of it. */
export async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}
