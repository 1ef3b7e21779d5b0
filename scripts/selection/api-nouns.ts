import { traverseContractProcedures } from '@orpc/server'
import { readFileSync } from 'node:fs'
import { contract } from '#contract/contract.ts'

/** A noun of the API: the addresses of its routes below /api as segments, and the files that declare and implement it. */
export type ApiNoun = { name: string; addresses: string[][]; contractFile: string; routesFile: string }

const CONTRACT = 'src/contract/contract.ts'
const ROUTER = 'src/server/router.ts'

/** The nouns of the API, as the contract, the router and the linter's naming of both have them. */
export function apiNouns(): ApiNoun[] {
  const addresses = new Map<string, string[][]>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path: [name = ''] }) => {
    const address = (procedure['~orpc'].route.path ?? '').split('/').slice(1)
    addresses.set(name, [...(addresses.get(name) ?? []), address])
  })
  const [contractFiles, routesFiles] = [filesByNoun(CONTRACT), filesByNoun(ROUTER)]
  return [...addresses].map(([name, its]) => ({
    name,
    addresses: its,
    contractFile: known(contractFiles, name, CONTRACT),
    routesFile: known(routesFiles, name, ROUTER),
  }))
}

function known(files: ReadonlyMap<string, string>, name: string, root: string): string {
  const file = files.get(name)
  if (file === undefined) throw new Error(`${root} does not say which file has ${name}`)
  return file
}

/** Of a composition root `{ noun: value }` the file that each noun's value is imported from. */
function filesByNoun(root: string): Map<string, string> {
  const text = readFileSync(root, 'utf8')
  const folder = root.slice(0, root.lastIndexOf('/'))
  const origin = new Map<string, string>()
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '\.\/([^']+)'/gm))
    for (const name of names.split(',')) origin.set(name.trim(), `${folder}/${from}`)
  const found = new Map<string, string>()
  for (const [, noun = '', value = noun] of text.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)) {
    const file = origin.get(value)
    if (file !== undefined) found.set(noun, file)
  }
  return found
}

/** A quoted path or a part of one, of which `${…}` is any segment; not a sentence, and not what an import names. */
const PATH = /(?<!from )(['"`])((?:\$\{[^}]*\}|[^'"`\s])+)\1/g
const ANY = '*'

/** The paths, and parts of paths, that a program writes: `${address}/lines/${id}` is `/lines/*`. */
export function pathsIn(text: string): string[] {
  const written = [...text.matchAll(PATH)].map(([, , path = '']) =>
    path
      .replace(/^\$\{[^}]*\}(?=\/)/, '')
      .replaceAll(/\$\{[^}]*\}/g, ANY)
      .replace(/[?#&].*$/, '')
      .replace(/^\/?(api\/)?/, ''),
  )
  return [...new Set(written)].filter((path) => path !== '')
}

/**
 * The nouns that a program which writes these paths may call. A route is called where one of the paths ends it, and every
 * segment of the route is written somewhere: programs join addresses from parts.
 */
export function nounsOf(paths: readonly string[], nouns: readonly ApiNoun[]): ApiNoun[] {
  const written = paths.map((path) => path.split('/'))
  const segments = new Set(written.flat())
  const isCalled = (address: readonly string[]) =>
    address.every((segment) => segment.startsWith('{') || segments.has(segment)) &&
    written.some((path) => ends(path, address))
  return nouns.filter(({ addresses }) => addresses.some(isCalled))
}

function ends(path: readonly string[], address: readonly string[]): boolean {
  const end = address.slice(-path.length)
  return (
    end.length === path.length &&
    end.every((segment, at) => segment.startsWith('{') || path[at] === ANY || path[at] === segment)
  )
}
