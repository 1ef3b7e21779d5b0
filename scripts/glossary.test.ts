import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The text of all program files of a folder, one after the other. */
function textOf(folder: string): string {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

const rows = read('docs/glossary.md')
  .split('\n## What users see\n')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

const quotedIn = (column: number) =>
  (rows ?? []).flatMap((cells) =>
    [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
  )

test('the glossary says something of each thing', () => {
  expect(rows?.length).toBeGreaterThan(30)
  for (const cells of rows ?? []) expect(cells).toHaveLength(7)
})

test('its French words are on screen', () => {
  const texts = textOf('src/web/messages/fr').toLocaleLowerCase('fr')
  // A table that no page shows yet has no word, and no page.
  const shown = (rows ?? []).filter((cells) => cells[1] !== '' || cells[4] !== '')
  const words = shown.flatMap((cells) => (cells[1] ?? '').split(', '))
  expect(words).not.toContain('')
  expect(words.filter((word) => !texts.includes(word.toLocaleLowerCase('fr')))).toEqual([])
})

test('its names are exported or are fields of the contract', () => {
  const source = ['src/domain', 'src/contract', 'src/database'].map(textOf).join('\n')
  const names = new Set(
    [
      ...source.matchAll(
        /\bexport (?:async )?(?:const|type|interface|function) ([\w$]+)|^\s+([\w$]+)(?=: )/gm,
      ),
    ].map(([, exported, field]) => exported ?? field),
  )
  expect(quotedIn(2).filter((name) => !names.has(name))).toEqual([])
})

test('its tables are those of the schema, each of them named', () => {
  const schema = textOf('src/database/schema')
  const tables = [...schema.matchAll(/(?:userTable|auth\.table)\(\s*'([a-z_]+)'/g)].map(
    ([, name]) => name ?? '',
  )
  const named = new Set(quotedIn(3))
  expect([...named].filter((name) => !tables.includes(name))).toEqual([])
  const ofAuthentication = ['sessions', 'accounts', 'two_factors', 'passkeys', 'verifications', 'rate_limits']
  expect(tables.filter((name) => !named.has(name) && !ofAuthentication.includes(name))).toEqual([])
})

test('its addresses are routes', () => {
  const routes = new Set(
    [...read('src/web/route-tree.gen.ts').matchAll(/'(\/[^']*)'/g)].map(([, path]) => path ?? ''),
  )
  const publicPages = new Set(
    [...read('src/web/site/pages.ts').matchAll(/paths\.(\w+)/g)].map(([, name]) => `/${name}`),
  )
  const ofTheServer = '/c/{token}'
  expect(
    quotedIn(4).filter((path) => !routes.has(path) && !publicPages.has(path) && path !== ofTheServer),
  ).toEqual([])
})
