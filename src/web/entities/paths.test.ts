import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPublicPath } from '#web/lib/navigation/base-paths.ts'
import { ownPath } from '#web/lib/navigation/app-path.ts'
import { paths } from './paths.ts'

const routeTree = readFileSync(new URL('../route-tree.gen.ts', import.meta.url), 'utf8')

/** The addresses the routes answer, a parameter written as '$' alone. */
function routedAddresses(): Set<string> {
  const listed = routeTree.split('fullPaths:')[1]?.split('fileRoutesByTo')[0] ?? ''
  const addresses = [...listed.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
  return new Set(addresses.map((address) => address.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '$')))
}

test('every address of the application leads to a page', () => {
  const routed = routedAddresses()
  const lost = Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path('$')))
    .filter((address) => !isPublicPath(address) && !routed.has(address))
  expect(lost).toEqual([])
})

test('the page a visitor came from is kept with its search and hash', () => {
  expect(ownPath('/recipes?category=Plat#bas')).toBe('/recipes?category=Plat#bas')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/recipes',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/recipes/..//elsewhere.example',
  '/%2e/\\elsewhere.example',
  'recipes',
  'javascript:alert(1)',
  undefined,
  42,
])('an address that leads elsewhere is refused: %j', (value) => {
  expect(ownPath(value)).toBeUndefined()
})
