import type { Rolldown } from 'vite'
import { PUBLIC_PAGES, type PublicPage } from '../site/pages.ts'
import { componentOf } from '../site/build/page-files.ts'
import { ENTRIES, entryModule } from './entries.ts'
import { type ModuleGraph, reachesIn } from './module-reach.ts'
import { routeFile, routeFiles } from './route-files.ts'

/** Where a chef works longest: the first visit to it fetches nothing that it does not need. */
export const EDITOR = ['/_workspace', '/_workspace/recipes/$id/edit']

/** What this many routes need is fetched with the first of them. */
export const MANY_ROUTES = 7

/** Texts are fetched by language and area, and stay with those that ask for them. */
const TEXTS = /\/src\/web\/messages\/.+\//

/** What a release does not change is cached apart from the application. */
const ROUTER = /node_modules\/@tanstack\/(react-router|router-core|history|react-query|query-core)\//

type Reach = ReadonlySet<string>

/** The modules that each page fetches before it shows anything, and those that the site fetches when asked to. */
export interface Reaches {
  app: Reach
  site: Reach
  pages: readonly (Pick<PublicPage, 'name' | 'kind'> & { reach: Reach })[]
  later: Reach
  routes: readonly { id: string; reach: Reach }[]
}

/** @throws Error for an entry that does not exist, or is not part of the build */
export function findReaches(graph: ModuleGraph): Reaches {
  const reachOf = reachesIn(graph)
  const reach = (ids: readonly string[]) => new Set(ids.flatMap((id) => [...reachOf(id)]))
  const fetchedBy = (ids: Iterable<string>) =>
    Array.from(ids, (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).flat()
  const components = PUBLIC_PAGES.map((page) => entryModule(componentOf(page)))
  const site = reach([entryModule(ENTRIES.site)])
  const later = fetchedBy(reach([...site, ...components]))
  const files = routeFiles()
  EDITOR.forEach((id) => routeFile(id, files))
  return {
    app: reach([entryModule(ENTRIES.app)]),
    site,
    pages: PUBLIC_PAGES.map(({ name, kind }, index) => ({
      name,
      kind,
      reach: reach(components.slice(index, index + 1)),
    })),
    later: reach(later.filter((id) => !components.includes(id) && !TEXTS.test(id))),
    routes: Array.from(files, ([id, file]) => {
      // The router's plugin makes a separate module of what a route shows.
      const shown = fetchedBy([file]).filter((part) => part.startsWith(file))
      if (shown.length === 0 && EDITOR.includes(id)) throw new Error(`The route ${id} shows nothing`)
      return { id, reach: reach(shown) }
    }),
  }
}

type Page = Pick<PublicPage, 'name' | 'kind'>

/** What a page shares its scripts with, from all pages of the site to itself: site, form, account, login. */
const circlesOf = ({ name, kind }: Page) => ['site', ...kind.split('/'), name]

/** The narrowest circle of pages that all who need a module are in, or `later` for what the site fetches when asked to. */
function siteNeed(id: string, { site, pages, later }: Reaches) {
  if (site.has(id)) return 'site'
  const [first, ...others] = pages.filter(({ reach }) => reach.has(id)).map(circlesOf)
  if (!first) return later.has(id) ? 'later' : null
  return first.findLast((circle) => others.every((circles) => circles.includes(circle))) ?? null
}

function appNeed(id: string, { app, routes }: Reaches) {
  if (app.has(id)) return 'app'
  const needing = routes.filter(({ reach }) => reach.has(id))
  const many = needing.length >= MANY_ROUTES
  if (needing.some((route) => EDITOR.includes(route.id))) return many ? 'workspace' : 'editor'
  return many ? 'routes' : null
}

/** The chunk of a module, by who needs it: what a module imports is needed by at least the same. */
export function chunkOf(id: string, reaches: Reaches): string | null {
  if (TEXTS.test(id)) return null
  const site = siteNeed(id, reaches)
  const app = appNeed(id, reaches)
  if (site === null) return app === 'app' && ROUTER.test(id) ? 'router' : app
  if (app === 'app') return 'shared'
  return app === 'workspace' || app === 'editor' ? `${site}-editor` : site
}

/** Wider circles come first. */
const CIRCLES = [0, 1, 2, 3].flatMap((depth) => [
  ...new Set(PUBLIC_PAGES.flatMap((page) => circlesOf(page).slice(depth, depth + 1))),
])

/** What more pages need comes first: a chunk takes along what its modules import and no chunk before it has taken. */
export const CHUNKS = [
  'shared',
  ...[...CIRCLES, 'later'].map((pages) => `${pages}-editor`),
  ...CIRCLES,
  'later',
  'router',
  'app',
  'workspace',
  'editor',
  'routes',
]

/**
 * Modules by the pages that need them, a few chunks instead of some fifty that each cost a request. The site and the
 * application share some, so that who signs in has half of the application already.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let reaches: Reaches | undefined
  const known = new Map<string, string | null>()
  const chunkFor = (id: string, graph: ModuleGraph): string | null => {
    const found = known.get(id)
    if (found !== undefined) return found
    reaches ??= findReaches(graph)
    const chunk = chunkOf(id, reaches)
    known.set(id, chunk)
    return chunk
  }
  return CHUNKS.map((chunk) => ({
    debugName: chunk,
    minShareCount: 2,
    name: (id, graph) => (chunkFor(id, graph) === chunk ? chunk : null),
  }))
}
