import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/gu
const CLASS = /\.([A-Za-z_][\w-]*)/gu

/** The classes that a component takes of a stylesheet that does not have them. */
function missingClasses(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const stylesheet = from.startsWith('#web/')
      ? from.replace('#web/', 'src/web/')
      : join(dirname(path), from)
    const known = new Set([...readFileSync(stylesheet, 'utf8').matchAll(CLASS)].map(([, one]) => one))
    // Neither a key of a text, 'list.title', nor a part of a file's name.
    const used = source.matchAll(new RegExp(String.raw`(?<![\w./'"-])${name}\.(\w+)`, 'gu'))
    return [...used].filter(([, one]) => !known.has(one)).map(([whole]) => `${path}: ${whole}`)
  })
}

test('each class that a component names is in its stylesheet', () => {
  const files = globSync('{src/web,tests}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(missingClasses)).toEqual([])
})
