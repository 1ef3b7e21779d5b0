import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import type { Chef } from './chef.ts'

/** The browser as the tests start it. */
export function openBrowser(extra: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extra,
    ],
  })
}

/** The session of a chef, as the browser keeps it. */
export function cookiesOf({ headers }: Chef, url: string) {
  return (headers.cookie ?? '').split('; ').map((pair) => {
    const equals = pair.indexOf('=')
    return { name: pair.slice(0, equals), value: pair.slice(equals + 1), url }
  })
}
