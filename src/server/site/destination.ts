import type { Language } from '#contract/account.ts'
import { LANGUAGES } from '#contract/facts/settings.ts'
import { publicPath } from '#contract/public-path.ts'
import type { SiteIndex, SitePage } from '#contract/site.ts'

/** What an address that names no file leads to. */
export type Destination =
  | { kind: 'page'; page: SitePage; language: Language }
  /** Behind the sign-in: the application shows what is there. */
  | { kind: 'app' }
  /** The same without a slash at its end. */
  | { kind: 'moved'; path: `/${string}` }
  /** A missing file: an HTML page would be no use to the client. */
  | { kind: 'missing' }
  /** Nothing we know: the landing in the language of the address. */
  | { kind: 'unknown'; home: `/${string}` }

/** Decides by the path, without the query. */
export type Destinations = (path: string) => Destination

/** A page that is asked for by an old name of its file is no file. */
const FILE = /^\/assets\/|\.(?!html?$)[a-z\d]{1,12}$/i

export function destinationsOf({ pages, app }: SiteIndex): Destinations {
  const known = new Map<string, Destination>()
  for (const page of pages)
    for (const language of LANGUAGES)
      known.set(publicPath(page.path, language), { kind: 'page', page, language })
  const patterns = app.map((pattern) => pattern.split('/'))

  const find = (path: string): Destination | undefined =>
    known.get(path) ??
    (patterns.some((pattern) => fits(path.split('/'), pattern)) ? { kind: 'app' } : undefined)

  return (path) => {
    const found = find(path)
    if (found) return found
    const shorter = path.replace(/\/+$/, '')
    // Only to what is there: an address that begins with two slashes would lead to another host.
    if (shorter !== path && find(shorter)) return { kind: 'moved', path: `/${shorter.slice(1)}` }
    if (FILE.test(path)) return { kind: 'missing' }
    return { kind: 'unknown', home: publicPath('/', path.startsWith('/en/') ? 'en' : 'fr') }
  }
}

/** '$id' stands for any one part of an address. */
function fits(parts: string[], pattern: string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  )
}
