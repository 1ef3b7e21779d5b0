import { expect, test } from 'vitest'
import { chunkOf, CHUNKS, EDITOR, findReaches, MANY_ROUTES, type Reaches } from './chunk-groups.ts'
import { PUBLIC_PAGES } from '../site/pages.ts'

/** Two pages of each kind, and the only one of its kind. */
const PAGES = PUBLIC_PAGES.filter(({ name }) =>
  ['home', 'faq', 'legal', 'terms', 'contact', 'login', 'register'].includes(name),
)
const NEEDS = ['app', 'site', 'later', 'editor', 'routes', ...PAGES.map(({ name }) => name)]
const MODULE = 'module.ts'

/** A module that is needed by those whose bits are set. */
function reachesOf(bits: number): Reaches {
  const reach = (need: string) => new Set(bits & (1 << NEEDS.indexOf(need)) ? [MODULE] : [])
  return {
    app: reach('app'),
    site: reach('site'),
    pages: PAGES.map(({ name, kind }) => ({ name, kind, reach: reach(name) })),
    later: reach('later'),
    routes: [
      ...EDITOR.map((id) => ({ id, reach: reach('editor') })),
      ...Array.from({ length: MANY_ROUTES }, (_, index) => ({ id: `/${index}`, reach: reach('routes') })),
    ],
  }
}

const orderOf = (bits: number) => {
  const chunk = chunkOf(MODULE, reachesOf(bits))
  return chunk === null ? Infinity : CHUNKS.indexOf(chunk)
}

test('a module is in the same chunk as what imports it or in an earlier one, so that no chunks import each other', () => {
  const all = Array.from({ length: 1 << NEEDS.length }, (_, bits) => ({ bits, order: orderOf(bits) }))
  expect(all.filter(({ order }) => order === -1)).toEqual([])
  const wrong = all.flatMap((importer) =>
    all.filter(
      (imported) => (imported.bits & importer.bits) === importer.bits && imported.order > importer.order,
    ),
  )
  expect(wrong).toEqual([])
})

test('an entry that is not part of the build ends it', () => {
  expect(() => findReaches({ getModuleInfo: () => null })).toThrow(/site\/main\.tsx.*not part of the build/)
})
