import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { proposeColumns } from '../src/domain/price-lists/propose-columns.ts'
import { readList } from '../src/domain/price-lists/read-list.ts'
import { readPack } from '../src/domain/price-lists/read-pack.ts'
import { readTable } from '../src/domain/tables/read-table.ts'
import { LIST_TEXTS } from '../src/domain/price-lists/written-lines.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/price-lists.md'), 'utf8')

/** The block of the page with this language and name, without its indentation. */
function block(name: string): string {
  const [, text] = new RegExp(`^ *\`\`\`${name}\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(page) ?? []
  if (text === undefined) throw new Error(`docs/price-lists.md has no block ${name}`)
  return text
}
const json = (name: string): unknown => JSON.parse(block(`json ${name}`))

const table = readTable(block('csv'), LIST_TEXTS)
if (!table.known) throw new Error(table.reason)
const { mapping } = proposeColumns(table.rows)

test('the followed file has the columns that the page names', () => {
  expect(mapping.roles).toEqual(json('columns'))
})

test('its pack has the levels that the page shows', () => {
  expect(readPack('10 x 250 g')).toMatchObject({ known: true, pack: { levels: json('levels') } })
})

test('its rows are read as the page shows', () => {
  const list = readList(table.rows, mapping)
  if (!list.known) throw new Error(list.reason)
  const [butter, , faisselle] = list.rows
  expect(butter).toEqual(json('row'))
  expect(faisselle).toMatchObject({ unit: 'pièce', priceHt: 4.1, doubts: json('doubts') })
  expect(list.skipped).toEqual([])
})

test('the modules that its tables name exist', () => {
  const domain = readdirSync(join(root, 'src/domain'), { recursive: true, encoding: 'utf8' })
  const modules = new Set(domain.map((path) => basename(path, '.ts')))
  const cells = page.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|').slice(-2) : []))
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !modules.has(name))).toEqual([])
})
