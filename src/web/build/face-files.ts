import type { Plugin } from 'vite'
import { FACES, type FaceName, fontFile, SIGNS } from '#domain/typesetting/faces.ts'

/** Where the font files of every face are, of one format. */
const FILES = /^virtual:face-files\/(woff2?)$/

/** Fonts as the registry of faces names them: a new face needs no import. */
export function faceFiles(): Plugin {
  return {
    name: 'face-files',
    resolveId: (id) => (FILES.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      const format = FILES.exec(id.slice(1))?.[1]
      return format === 'woff' || format === 'woff2' ? fileModule(format) : undefined
    },
  }
}

function importOf(name: string, file: string): string {
  return `import ${name} from '${file}?url'`
}

function fileModule(format: 'woff' | 'woff2'): string {
  const names = Object.keys(FACES) as FaceName[]
  return [
    importOf('signs', fontFile(SIGNS, 'latin', format)),
    ...names.flatMap((name) => [
      importOf(name, fontFile(FACES[name], 'latin', format)),
      importOf(`${name}Extended`, fontFile(FACES[name], 'latinExtended', format)),
    ]),
    'export { signs }',
    'export const faceFiles = {',
    ...names.map((name) => `  ${name}: { latin: ${name}, latinExtended: ${name}Extended },`),
    '}',
  ].join('\n')
}
