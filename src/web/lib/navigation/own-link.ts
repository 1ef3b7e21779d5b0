import { pathAt } from './address.ts'
import { type AppPath, ownPath } from './app-path.ts'

/** Where a link leads inside the application; undefined for a link elsewhere, and where there is none. */
export function ownLink(link: Element | null): AppPath | undefined {
  return pathAt(ownPath(link?.getAttribute('href')) ?? '')
}
