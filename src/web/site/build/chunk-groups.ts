import type { Rolldown } from 'vite'
import { PUBLIC_PAGES } from '../pages.ts'
import { type ModuleGraph, moduleReach } from './module-reach.ts'

const APP = 'src/web/main.tsx'
const SITE = 'src/web/site/main.tsx'
/** Fetched by the site when it is opened, with stylesheets that the application starts with. */
const PHONE_MENU = 'src/web/features/shell/mobile-menu.tsx'
/** What the application starts with and the site never needs. */
const LIBRARIES_OF_THE_APP = /node_modules\/(@orpc|@tanstack|zod)\//

/** A few lines that nearly every control of the library is made with. */
const HOOK = /node_modules\/@mantine\/hooks\/esm\/use-uncontrolled\//

const FORMS: ReadonlySet<string> = new Set([
  'contact',
  'login',
  'register',
  'forgot-password',
  'reset-password',
])

function kindOf(page: string): string {
  if (page === 'home') return page
  return FORMS.has(page) ? 'forms' : 'reading'
}

/** Where a chef works longest: its first visit fetches nothing that only the site shows. */
const EDITOR = [
  'src/web/features/sheets/editor/editor-page.tsx',
  'src/web/features/sheets/editor/panel/calculator-figures.tsx',
  'src/web/features/sheets/sheet-view.ts',
  'src/web/ui/route-not-found.tsx',
  'src/web/features/shell/workspace.tsx',
]

/** What a page of the site has the browser fetch beside the site's own start, by the kind of page that needs it. */
const SEEDS: readonly { kind: string; source: string }[] = [
  ...PUBLIC_PAGES.map(({ name }) => ({ kind: kindOf(name), source: `src/web/site/pages/${name}.tsx` })),
  ...['fr', 'en'].flatMap((language) =>
    ['site', 'account'].map((area) => ({
      kind: `${area}-${language}`,
      source: `src/web/messages/${language}/areas/${area}.ts`,
    })),
  ),
]

const TEXTS: ReadonlySet<string> = new Set(
  SEEDS.filter(({ source }) => source.includes('/messages/')).map(({ kind }) => kind),
)

/**
 * The site and the application share files, so that whoever signs in has half of the application already, and no page
 * of the site fetches what only the application needs.
 */
export function siteChunkGroups(): Rolldown.CodeSplittingGroup[] {
  const { isLibrary, reaches } = moduleReach()
  const menuStylesOf = (id: string, graph: ModuleGraph) =>
    id.endsWith('.css') && reaches(PHONE_MENU, id, graph) && !reaches(SITE, id, graph) ? 'menu' : null
  const startOf = (id: string, graph: ModuleGraph) => {
    if (isLibrary(id)) return LIBRARIES_OF_THE_APP.test(id) ? null : 'shared'
    if (!reaches(SITE, id, graph)) return null
    if (reaches(APP, id, graph)) return 'shared'
    // What makes a page take over stays apart from what the application needs later.
    return id.includes('/src/web/site/') ? 'site' : 'shell'
  }
  const pagesOf = (id: string, graph: ModuleGraph) => {
    const kinds = new Set(SEEDS.filter(({ source }) => reaches(source, id, graph)).map(({ kind }) => kind))
    const [kind = null] = kinds
    if (kind === null || TEXTS.has(kind)) return kind
    const inEditor = EDITOR.some((source) => reaches(source, id, graph))
    if (kind === 'forms' && kinds.size === 1) return inEditor ? 'fields' : kind
    // What several need is named before the others: a group takes what its files import along, in the order of names.
    return inEditor || kinds.size > 1 ? 'common' : kind
  }
  return [
    { debugName: "stylesheets of a phone's menu", name: menuStylesOf },
    { name: 'shared', test: HOOK },
    { debugName: 'start of the site', tags: ['$initial'], name: startOf },
    { debugName: 'pages of the site', minShareCount: 2, name: pagesOf },
    // With all it is made of: taken along by the application's own groups, it would bring these.
    { name: 'drawer', test: /@mantine\/core\/esm\/components\/Drawer\// },
  ]
}
