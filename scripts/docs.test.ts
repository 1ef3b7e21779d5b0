import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const TOP = ['src', 'e2e', 'bench', 'docs', 'scripts', 'tests', '.ci']
const ROOT_FILE = /^[A-Za-z.-]+\.(md|json|ts|html|yml)$/

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
}

const documents = [
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, name)),
  ...markdownFiles(join(root, 'docs')),
  ...markdownFiles(join(root, 'src')),
  ...markdownFiles(join(root, 'bench')),
]

function namedFiles(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map((match) => match[1] ?? '')
  const paths = quoted.filter(
    (name) => (TOP.includes(name.split('/')[0] ?? '') && name.includes('/')) || ROOT_FILE.test(name),
  )
  return [...paths, ...linked].filter((name) => !/[*{}<>…$]/.test(name))
}

test.each(documents.map((path) => relative(root, path)))('%s names only files that exist', (document) => {
  const folder = join(root, document, '..')
  const missing = namedFiles(readFileSync(join(root, document), 'utf8')).filter(
    (name) => !existsSync(join(root, name)) && !existsSync(join(folder, name)),
  )
  expect(missing).toEqual([])
})

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test.each(documents.map((path) => relative(root, path)))(
  '%s names only npm scripts that exist',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  },
)

/** npm runs pre-scripts by itself; build is run by them. */
const isRunByHand = (name: string) => name !== 'build' && !name.startsWith('pre')

test('every script that is run by hand is in the table of README.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const unnamed = Object.keys(scripts)
    .filter(isRunByHand)
    .filter((name) => !readme.includes(`npm ${name}`) && !readme.includes(`npm run ${name}`))
  expect(unnamed).toEqual([])
})

test('every project of Vitest that CONTRIBUTING.md names exists', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const named = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/--project (\w+)/g)
  expect([...named].map((match) => match[1] ?? '').filter((name) => !config.includes(`'${name}'`))).toEqual(
    [],
  )
})
