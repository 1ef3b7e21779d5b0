import { paths } from '#web/entities/paths.ts'
import { isPublicPath } from '#web/lib/navigation/base-paths.ts'

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? ''

/** Where the application begins; every other page is the site's. */
const AREAS: ReadonlySet<string> = new Set(
  Object.values(paths)
    .map((path) => (typeof path === 'function' ? path('id') : path))
    .filter((path) => !isPublicPath(path))
    .map(firstSegment),
)

/** Whether an address shows the application, whose shell is the same for all of them. */
export function isAppAddress(pathname: string): boolean {
  return AREAS.has(firstSegment(pathname))
}
