import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }

/** The files whose imports are followed; what else a file names by its path is a node without edges. */
const SOURCES = [
  'src/**/*.{ts,tsx,css,js}',
  'tests/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'bench/**/*.ts',
  'e2e/**/*.ts',
  '*.config.ts',
  'knip.ts',
]
/** Of each file what it loads, all by their paths from the root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** A statement as oxfmt writes it: the names, and where they come from. */
const STATIC = /^(?:import|export) (?:(type )?([^'";]*?) from )?'([^']+)'/gm
/** Loaded later: `import('./a.ts')`; by stylesheets: `url()`, `@import` and `composes`. */
const OTHER = /(?:\bimport\(|url\(|@import |composes: [\w -]+ from )\s*'([^']+)'/g
/** Started or read: a path from the file, also without a dot. */
const BESIDE = /new URL\(\s*'([^':]+)',\s*import\.meta\.url/g
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g
/** A file, or the folder of a pattern, by its path from the root: `readFileSync('docs/glossary.md')`, `globSync('src/web/*.ts')`. */
const NAMED = /'((?:src|scripts|deploy|docs|bench|e2e|tests)\/[^'*{\s]*)[^'\n]*'/g

/** @returns the graph of all files of the repository by what they load: an import of types alone loads nothing */
export function importGraph(): ImportGraph {
  const files = globSync(SOURCES)
  return new Map(files.map((file) => [file, loadedBy(file, readFileSync(file, 'utf8'))]))
}

/** What the text of a file loads. */
export function loadedBy(file: string, text: string): Set<string> {
  const loaded = new Set<string>()
  for (const [, type, names = '', from = ''] of text.matchAll(STATIC)) {
    const path = pathOf(file, from)
    if (path !== undefined && type === undefined && !isOfTypes(names)) loaded.add(path)
  }
  for (const [, from = ''] of text.matchAll(OTHER)) {
    const path = pathOf(file, from)
    if (path !== undefined) loaded.add(path)
  }
  for (const [, path = ''] of text.matchAll(BESIDE)) loaded.add(normalize(join(dirname(file), path)))
  for (const [, pattern = ''] of text.matchAll(GLOB))
    for (const path of globSync(join(dirname(file), pattern))) loaded.add(path)
  for (const [, path = ''] of text.matchAll(NAMED))
    if (existsSync(path)) loaded.add(normalize(path).replace(/\/$/, ''))
  loaded.delete(file)
  return loaded
}

/** `{ type A, type B }`: compiled away as a whole. */
function isOfTypes(names: string): boolean {
  const [, inner] = /^\{([\s\S]*)\}$/.exec(names.trim()) ?? []
  if (inner === undefined) return false
  return inner.split(',').every((name) => /^\s*(type\b|$)/.test(name))
}

const ALIASES = Object.entries(packageFile.imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')] as const,
)

/** The path from the root, without what asks Vite for a form of it; undefined for a package. */
function pathOf(file: string, from: string): string | undefined {
  const path = from.replace(/\?.*$/, '')
  const [alias, folder] = ALIASES.find(([start]) => path.startsWith(start)) ?? []
  if (alias !== undefined) return folder + path.slice(alias.length)
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : undefined
}
