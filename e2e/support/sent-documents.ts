import type { Page } from '@playwright/test'

/** What a document says before its script has run. */
interface SentDocument {
  language: string | null
  title: string
  canonical: string
  /** Addresses of the page in other languages, by the text of their links in the footer. */
  switches: Record<string, string>
  /** How many of each are in it. */
  counts: Record<string, number>
  links: string[]
  ids: string[]
}

/** What each page has once: its heading, what a search engine and a link preview read, and the script before the first paint. */
export const ONCE = [
  'h1',
  'head meta[name="description"]',
  'head link[rel="canonical"]',
  'head meta[property="og:image"]',
  // The name has a hash: the service worker of an earlier build would answer for a fixed one.
  'head script[src^="/assets/first-paint-"]',
]
export const ALTERNATES = 'head link[rel="alternate"][hreflang]'

/** The documents of addresses as the server sends them, read by the browser's own parser. */
export async function sentDocuments(page: Page, addresses: string[]): Promise<Map<string, SentDocument>> {
  await page.goto('/robots.txt')
  const documents = await page.evaluate(
    async ([paths, selectors]) => {
      const read = async (path: string) => {
        const sent = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
        const all = (selector: string) => [...sent.querySelectorAll(selector)]
        const addressOf = (element: Element) =>
          new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.origin + path)
            .href
        return {
          language: sent.documentElement.getAttribute('lang'),
          title: sent.title,
          canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
          switches: Object.fromEntries(
            all('footer a[hreflang]').map((link) => [
              link.textContent.trim(),
              link.getAttribute('href') ?? '',
            ]),
          ),
          counts: Object.fromEntries(selectors.map((selector) => [selector, all(selector).length])),
          links: all('a[href], head link[href], img[src]').map(addressOf),
          ids: all('[id]').map(({ id }) => id),
        }
      }
      return Promise.all(paths.map(async (path) => [path, await read(path)] as const))
    },
    [addresses, [...ONCE, ALTERNATES]] as const,
  )
  return new Map(documents)
}
