import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const UI = resolve('src/web/ui')

/** The parts that a file imports: from `#web/ui/` or, within ui, beside it. */
function partsIn(file: string): string[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(/from '(#web\/|\.{1,2}\/)([^']+\.tsx?)'/g)]
  return paths
    .map(([, base = '', path = '']) =>
      base === '#web/' ? resolve('src/web', path) : resolve(dirname(file), base + path),
    )
    .filter((path) => path.startsWith(UI))
}

test('/dev/ui shows every part of ui', () => {
  const shown = new Set<string>()
  const waiting = globSync('tests/parts-page/**/*.tsx')
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const part of partsIn(file)) {
      if (shown.has(part)) continue
      shown.add(part)
      waiting.push(part)
    }
  }
  const parts = globSync('src/web/ui/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => resolve(file))
  expect(parts.filter((part) => !shown.has(part)).map((part) => relative(UI, part))).toEqual([])
})
