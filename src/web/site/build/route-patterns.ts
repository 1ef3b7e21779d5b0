import { readRouteTree } from '../../build/route-files.ts'

/** The addresses behind the sign-in, as '/recipes/$id/edit'; not the one that takes what no other knows. */
export function routePatterns(): string[] {
  const source = readRouteTree()
  const written = /fullPaths:([^]*?)fileRoutesByTo/.exec(source)?.[1] ?? ''
  const patterns = Array.from(written.matchAll(/'(\/[^']+?)\/?'/g), ([, pattern]) => pattern ?? '')
  const known = [...new Set(patterns)].filter((pattern) => pattern !== '/' && pattern !== '/$')
  if (known.length === 0) throw new Error('The route tree names no address')
  return known
}
