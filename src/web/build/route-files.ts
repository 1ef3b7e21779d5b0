import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entryModule } from './entries.ts'

const ROUTE_TREE = 'src/web/route-tree.gen.ts'

export const readRouteTree = () => readFileSync(ROUTE_TREE, 'utf8')

/** The module of each route by its id, as '/_workspace/recipes/$id/edit'. */
export function routeFiles(tree = readRouteTree()): Map<string, string> {
  const sources = new Map(
    Array.from(
      tree.matchAll(/import \{ Route as (\w+)Import \} from '(.+)'/g),
      ([, name = '', path = '']) => [name, entryModule(join(dirname(ROUTE_TREE), path))],
    ),
  )
  const ids = /interface FileRoutesById \{([^]*?)\n\}/.exec(tree)?.[1] ?? ''
  const files = new Map<string, string>()
  for (const [, id = '', name = ''] of ids.matchAll(/'(.+)': typeof (\w+?)(?:WithChildren)?\n/g)) {
    const file = sources.get(name)
    if (file === undefined) throw new Error(`${ROUTE_TREE} names no file of the route ${id}`)
    files.set(id, file)
  }
  if (files.size === 0) throw new Error(`${ROUTE_TREE} names no route`)
  return files
}

/**
 * The module of a route that the build names.
 * @throws Error for a route that the application does not have
 */
export function routeFile(id: string, files = routeFiles()): string {
  const file = files.get(id)
  if (file === undefined)
    throw new Error(`The build names the route ${id}, which ${ROUTE_TREE} does not have`)
  return file
}
