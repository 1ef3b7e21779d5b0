import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { PairingCode } from '../../src/contract/devices.ts'
import { PASSWORD } from './account.ts'
import { openWatched } from './offline.ts'
import { post } from './post.ts'

/** A browser that is no tablet yet, whose clock may be another one. */
export async function openBrowser(browser: Browser, baseURL: string, aheadMs = 0): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  await context.addInitScript((ahead) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ahead
  }, aheadMs)
  return context
}

/** Pairs a browser with the kitchen of who is signed in on `owner`; it shows the list of sheets. */
export async function pair(owner: APIRequestContext, tablet: Page, name: string): Promise<void> {
  const { address } = await post<PairingCode>(owner, '/api/kitchen-devices/invitations', {
    name,
    sheets: 'all',
    password: PASSWORD,
  })
  const { pathname, hash } = new URL(address)
  await openWatched(tablet, pathname + hash)
  await tablet.waitForURL('/cuisine')
}

export const stepTick = (tablet: Page, number: number) =>
  tablet.getByRole('button', { name: `Étape ${number} faite` })
