import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const SHEET = '.layer.css'

test('every component of Mantine that is used has its stylesheet', () => {
  const there = globSync(`node_modules/@mantine/core/styles/*${SHEET}`).map((file) => basename(file, SHEET))
  const taken = [
    ...readFileSync('src/web/theme/mantine-styles.ts', 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g),
  ].map(([, name]) => name)
  const used = globSync('src/web/**/*.tsx')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  expect(used).toContain('Button')
  // They write style elements into the page, which the content security policy does not allow: ui/columns.tsx instead.
  for (const name of ['SimpleGrid', 'Grid', 'AppShell']) expect(used).not.toContain(name)
  expect(there.filter((name) => used.includes(name) && !taken.includes(name))).toEqual([])
})
