import { basename } from 'node:path'
import type { Rolldown } from 'vite'

export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const NAMED_IMPORTS = /import\s*\{([^}]*)\}\s*from/g
/** Imports all of its package, which says nothing of what is used: that is in the files called as the names imported. */
const PACKAGE_INDEX = /\/node_modules\/@mantine\/.*\/index\.m?js$/

/** The hook useClickOutside is in use-click-outside. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

/**
 * Finds the modules that an entry imports and that these import, and so on, itself among them; not what they import later.
 * Each module is read once for all entries: the bundler hands over its code with it.
 * @returns throws Error for an entry that is not part of the build
 */
export function reachesIn(graph: ModuleGraph): (entry: string) => Set<string> {
  const known = new Map<string, readonly string[]>()
  const importsOf = (id: string): readonly string[] => {
    const found = known.get(id) ?? readImports(id, graph)
    known.set(id, found)
    return found
  }
  return (entry) => {
    if (!graph.getModuleInfo(entry))
      throw new Error(`The chunks name ${entry}, which is not part of the build`)
    const reached = new Set([entry])
    for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
    return reached
  }
}

function readImports(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id)
  const imported = info?.importedIds ?? []
  if (!imported.some((each) => PACKAGE_INDEX.test(each))) return [...imported]
  const names = new Set(
    Array.from(info?.code?.matchAll(NAMED_IMPORTS) ?? []).flatMap(([, list = '']) =>
      (list.match(/\w+/g) ?? []).map(plain),
    ),
  )
  return imported.flatMap((each) =>
    PACKAGE_INDEX.test(each)
      ? (graph.getModuleInfo(each)?.importedIds ?? []).filter((part) =>
          names.has(plain(basename(part).replace(/\.m?js$/, ''))),
        )
      : [each],
  )
}
