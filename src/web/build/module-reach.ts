import { basename } from 'node:path'
import type { Rolldown } from 'vite'

export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const NAMED_IMPORTS = /import\s*\{([^}]*)\}\s*from/g
/** Imports all of its package, which says nothing of what is used: that is in the files called as the names imported. */
const PACKAGE_INDEX = /\/node_modules\/@(mantine|tabler)\/.*\/index\.m?js$/

/** The hook useClickOutside is in use-click-outside. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

/**
 * The modules that an entry imports and that these import, and so on, itself among them; not what they import later.
 * @throws Error for an entry that is not part of the build
 */
export function reachOf(entry: string, graph: ModuleGraph): Set<string> {
  if (!graph.getModuleInfo(entry)) throw new Error(`The chunks name ${entry}, which is not part of the build`)
  const reached = new Set([entry])
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    const names = new Set(
      Array.from(info?.code?.matchAll(NAMED_IMPORTS) ?? []).flatMap(([, list = '']) =>
        (list.match(/\w+/g) ?? []).map(plain),
      ),
    )
    for (const imported of info?.importedIds ?? []) {
      if (!PACKAGE_INDEX.test(imported)) reached.add(imported)
      else
        for (const part of graph.getModuleInfo(imported)?.importedIds ?? [])
          if (names.has(plain(basename(part).replace(/\.m?js$/, '')))) reached.add(part)
    }
  }
  return reached
}
