import { expect, test } from 'vitest'
import { type ModuleGraph, reachesIn } from './module-reach.ts'

const MANTINE = '/node_modules/@mantine/core/esm'

function graphOf(modules: Record<string, { imports: string[]; code?: string }>): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const found = modules[id]
      return found ? ({ importedIds: found.imports, code: found.code ?? '' } as never) : null
    },
  }
}

test('of the index of a library, an entry reaches what it imports by name', () => {
  const graph = graphOf({
    'page.tsx': {
      imports: ['part.tsx', `${MANTINE}/index.mjs`],
      code: 'import {Button} from "@mantine/core"',
    },
    'part.tsx': { imports: ['page.tsx'] },
    [`${MANTINE}/index.mjs`]: { imports: [`${MANTINE}/Button/Button.mjs`, `${MANTINE}/Drawer/Drawer.mjs`] },
    [`${MANTINE}/Button/Button.mjs`]: { imports: [`${MANTINE}/Box.mjs`] },
  })
  expect([...reachesIn(graph)('page.tsx')]).toEqual([
    'page.tsx',
    'part.tsx',
    `${MANTINE}/Button/Button.mjs`,
    `${MANTINE}/Box.mjs`,
  ])
})

test('an entry that is not part of the build is refused', () => {
  expect(() => reachesIn(graphOf({}))('page.tsx')).toThrow(
    'The chunks name page.tsx, which is not part of the build',
  )
})
