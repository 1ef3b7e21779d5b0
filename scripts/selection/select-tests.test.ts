import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathsIn } from './api-nouns.ts'
import { loadedBy } from './import-graph.ts'
import { TestSelection } from './select-tests.ts'

const selection = new TestSelection()
const selectedBy = (...changed: string[]) => Object.values(selection.select(changed).selected).flat()

const MENUS = 'src/server/menus/menus.test.ts'
const PURCHASES = 'src/server/purchases/purchases.test.ts'
const CATALOGUE = 'src/server/suppliers/catalogue.test.ts'

test('a function of the domain selects its tests, and the API tests of the nouns that compute with it', () => {
  const selected = selectedBy('src/domain/purchases/purchase-list.ts')
  expect(selected).toContain('src/domain/purchases/purchase-list.test.ts')
  expect(selected).toContain(PURCHASES)
  expect(selected).not.toContain(MENUS)
})

test('the routes of a noun select the tests that call them, wherever they are', () => {
  const selected = selectedBy('src/server/menus/menus.routes.ts')
  expect(selected).toContain(MENUS)
  expect(selected).toContain('src/server/bin/round-trip.test.ts')
  expect(selected).not.toContain(CATALOGUE)
})

test('a helper of API tests stands for the routes that it calls', () => {
  const selected = selectedBy('src/server/suppliers/catalogue.routes.ts')
  // It calls the catalogue through src/server/testing/catalogues.ts alone.
  expect(selected).toContain('src/server/products/follow-cheapest.test.ts')
  expect(selected).not.toContain('src/server/products/products-list.test.ts')
})

test('what a noun composes of the bin does not reach the tests of those that take one thing back', () => {
  const selected = selectedBy('src/server/products/undo-merge.queries.ts')
  expect(selected).toContain('src/server/bin/bin.test.ts')
  expect(selected).not.toContain('src/server/sales/sales.test.ts')
})

test('a file selects the tests of its folder, also where only the composed server loads it', () => {
  expect(selectedBy('src/server/account/erase-departed.ts')).toContain(
    'src/server/account/departures.test.ts',
  )
})

test('a route of accounts selects the tests that call it, and what each of these routes uses all of them', () => {
  const passkeys = 'src/server/auth/passkeys.test.ts'
  const secondFactor = 'src/server/auth/two-factor.test.ts'
  const own = selectedBy('src/server/auth/passkeys.ts')
  expect(own).toContain(passkeys)
  expect(own).not.toContain(secondFactor)
  expect(selectedBy('src/server/auth/auth-routes.ts')).toEqual(
    expect.arrayContaining([passkeys, secondFactor, 'src/server/auth/throttle.test.ts']),
  )
  // It writes addresses without their end.
  expect(selectedBy('src/server/auth/sign-out.ts')).toContain('src/server/auth/throttle.test.ts')
})

test.each(['src/server/app.ts', 'src/server/router.ts', 'src/server/testing/start-api.ts'])(
  '%s selects every API test',
  (file) => {
    const selected = selectedBy(file)
    expect(selected).toEqual(expect.arrayContaining([MENUS, PURCHASES, CATALOGUE]))
    expect(selected).not.toContain('src/domain/purchases/purchase-list.test.ts')
  },
)

test.each([
  'package-lock.json',
  'vitest.config.ts',
  'src/database/schema/menus.ts',
  'src/database/migrations/0000_new.sql',
  'a-file-of-an-unknown-kind',
])('%s selects everything', (file) => {
  const { selected, whole, everything } = selection.select([file])
  expect(everything).toBe(file)
  expect(Object.values(selected).flat()).toHaveLength(selection.tests.length)
  expect(whole).toEqual([])
})

test('what is set up for a project selects all of it', () => {
  const { selected } = selection.select(['src/web/testing/component-setup.ts'])
  expect(selected.component).toEqual(
    globSync('src/**/*.component.test.tsx').toSorted(
      (a, b) => selected.component.indexOf(a) - selected.component.indexOf(b),
    ),
  )
  expect(selected.database).toEqual([])
})

test('a text selects the pages that ask for its area', () => {
  const { selected } = selection.select(['src/web/messages/fr/areas/purchases.ts'])
  expect(selected.component).toContain('src/web/features/purchases/purchases-page.component.test.tsx')
})

test('what imports a file is asked for its lint, and the file itself where it is a program', () => {
  const importing = selection.importing(['src/domain/costing/line-cost.ts', 'docs/glossary.md'])
  expect(importing).toContain('src/domain/costing/line-cost.ts')
  expect(importing).toContain('src/domain/costing/line-cost.test.ts')
  expect(importing).not.toContain('docs/glossary.md')
  expect(importing).not.toContain('src/server/menus/menus.test.ts')
})

test('a document selects the tests that read documents, and none with a database or a browser', () => {
  const { selected } = selection.select(['docs/glossary.md'])
  expect(selected.pure).toContain('scripts/docs.test.ts')
  expect([...selected.database, ...selected.component, ...selected.journey]).toEqual([])
})

test('each test file selects itself', () => {
  const missing = selection.tests.filter(({ file }) => !selectedBy(file).includes(file))
  expect(missing).toEqual([])
})

test('what starts servers or calls every route is selected by itself and its helpers, and else is named', () => {
  const { selected, whole } = selection.select(['src/domain/costing/line-cost.ts'])
  expect(whole).toEqual(expect.arrayContaining(['tests/attacks/isolation.test.ts', 'e2e/purchases.spec.ts']))
  expect(selected.journey).toEqual([])
  expect(selectedBy('tests/attacks/operations.ts')).toContain('tests/attacks/isolation.test.ts')
  expect(selectedBy('e2e/support/accessible.ts')).toContain('e2e/archive.spec.ts')
})

test('every test file is known', () => {
  const files = globSync(['{src,scripts,bench,tests}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'])
  expect(selection.tests.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('an import of types alone loads nothing; other imports, workers, patterns and named files do', () => {
  const text = [
    "import type { A } from './a.ts'",
    "import { type B } from './b.ts'",
    "import { type C, c } from '#domain/c.ts'",
    "import './d.css'",
    "export { e } from '../e.ts'",
    "const f = await import('./f.tsx')",
    "new Worker(new URL('g.worker.ts', import.meta.url))",
    "readFileSync('docs/glossary.md')",
    "import { z } from 'zod'",
    "import words from './words.txt?raw'",
  ].join('\n')
  expect([...loadedBy('src/web/x/file.ts', text)]).toEqual([
    'src/domain/c.ts',
    'src/web/x/d.css',
    'src/web/e.ts',
    'src/web/x/words.txt',
    'src/web/x/f.tsx',
    'src/web/x/g.worker.ts',
    'docs/glossary.md',
  ])
})

test('addresses are read as a whole and in parts, and titles are none', () => {
  const text = [
    "import { write } from '../testing/kitchen.ts'",
    "test('a menu of account', () => chef.get('/api/menus'))",
    'chef.get(`/api/gammes/${gamme.id}/recipes?limit=2`)',
    'chef.post(`${address}/lines/${line.id}`)',
  ].join('\n')
  expect(pathsIn(text)).toEqual(['menus', 'gammes/*/recipes', 'lines/*'])
  expect(pathsIn("namesIn('public')")).toEqual([])
})
