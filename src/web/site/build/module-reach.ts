import type { Rolldown } from 'vite'

export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["'](?:@mantine\/core|@tabler\/icons-react)["']/g
const PART_OF_LIBRARY = /\/(?:@mantine\/core\/esm\/components|@tabler\/icons-react\/dist\/esm\/icons)\/(\w+)/

interface Reach {
  modules: ReadonlySet<string>
  /** Names of components and icons: a library's index imports all of it, and says nothing of what is used. */
  parts: ReadonlySet<string>
}

const isLibrary = (id: string) => id.includes('/node_modules/') && !id.endsWith('.css')

/** What a source imports and that imports, and so on; not what it fetches later. Found once a build, when it is asked for. */
export function moduleReach() {
  const known = new Map<string, Reach>()
  const reachOf = (source: string, graph: ModuleGraph): Reach => {
    const reach = known.get(source) ?? find(source, graph)
    known.set(source, reach)
    return reach
  }
  return {
    isLibrary,
    reaches: (source: string, id: string, graph: ModuleGraph): boolean => {
      const { modules, parts } = reachOf(source, graph)
      return modules.has(id) || parts.has(PART_OF_LIBRARY.exec(id)?.[1] ?? '')
    },
  }
}

function find(source: string, graph: ModuleGraph): Reach {
  const modules = new Set([`${process.cwd()}/${source}`])
  const parts = new Set<string>()
  for (const id of modules) {
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) if (!isLibrary(imported)) modules.add(imported)
    for (const [, names = ''] of info?.code?.matchAll(IMPORTED) ?? [])
      for (const [name] of names.matchAll(/\w+/g)) parts.add(name)
  }
  return { modules, parts }
}
