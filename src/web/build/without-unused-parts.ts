import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** `Button.Group = ButtonGroup;`: a part that a component of Mantine has under its own name. */
const PART = /^([A-Z]\w+\.[A-Z]\w+) = (\w+);$/gm

/** Such a name where it is read. */
const READ = /\b[A-Z]\w+\.[A-Z]\w+\b(?! = )/g

/** `const { Item, Sub: Below } = Menu`: the names of parts, and whose they are. */
const TAKEN = /\{([\w\s,:]+)\}\s*=\s*([A-Z]\w+)\b/g

/** All files that can read a part: ours, and those of Mantine's packages, of which a field's are not all beside the fields. */
const READERS = ['src/web/**/*.{ts,tsx}', 'node_modules/@mantine/*/esm/**/*.mjs']

/** What Mantine writes into the page of its theme, which themeStylesheet() has made a stylesheet of. */
const WRITTEN_STYLES =
  /\/@mantine\/core\/esm\/core\/MantineProvider\/(Mantine(?:CssVariables|Classes))\/\1\.mjs$/

/** The code of a component without the parts that nothing reads, and without their imports. */
export function dropParts(code: string, read: ReadonlySet<string>): string {
  const dropped = [...code.matchAll(PART)].filter(([, name = '']) => !read.has(name))
  return dropped.reduce((left, [assignment, , part = '']) => {
    const without = left.replace(assignment, '')
    const unimported = without.replace(new RegExp(`^import \\{ ${part} \\} from .+$`, 'm'), '')
    return new RegExp(`\\b${part}\\b`).test(unimported) ? without : unimported
  }, code)
}

/** Every name of a part that some code reads. */
export function partsReadIn(codes: Iterable<string>): Set<string> {
  return new Set(Array.from(codes, (code) => [...(code.match(READ) ?? []), ...takenIn(code)]).flat())
}

function takenIn(code: string): string[] {
  return [...code.matchAll(TAKEN)].flatMap(([, parts = '', owner = '']) =>
    parts.split(',').map((part) => `${owner}.${part.split(':')[0]?.trim() ?? ''}`),
  )
}

/** Every name of a part that the pages can need. */
export function partsRead(): Set<string> {
  return partsReadIn(READERS.flatMap((files) => globSync(files)).map((file) => readFileSync(file, 'utf8')))
}

/**
 * A component of Mantine brings all of its parts along, as a menu its search and its submenus: those that nothing reads stay
 * out of the pages, and so does what writes the theme's styles.
 */
export function withoutUnusedParts(): Plugin {
  let read: Set<string> | undefined
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.+\.mjs$/ },
      handler(code, id) {
        const written = WRITTEN_STYLES.exec(id)?.[1]
        if (written) return `export const ${written} = () => null`
        read ??= partsRead()
        return { code: dropParts(code, read), map: null }
      },
    },
  }
}
