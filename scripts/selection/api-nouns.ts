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

/** Of a composition root the file that each name is imported from, where that is below its folder. */
function importedNames(root: string, text: string): Map<string, string> {
  const folder = root.slice(0, root.lastIndexOf('/'))
  const origin = new Map<string, string>()
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '\.\/([^']+)'/gm))
    for (const name of names.split(',').map((each) => each.trim()))
      if (name !== '' && !name.startsWith('type ')) origin.set(name, `${folder}/${from}`)
  return origin
}

/** Of a composition root `{ noun: value }` the file that each noun's value is imported from. */
function filesByNoun(root: string): Map<string, string> {
  const text = readFileSync(root, 'utf8')
  const origin = importedNames(root, text)
  const found = new Map<string, string>()
  for (const [, noun = '', value = noun] of text.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)) {
    const file = origin.get(value)
    if (file !== undefined) found.set(noun, file)
  }
  return found
}

/** A route of accounts and sessions: its address below /api as segments, and the file that is imported for such routes alone. */
export type AuthRoute = { address: string[]; file?: string }

/** Mounts the routes of accounts and sessions. */
export const AUTH_ROUTES = 'src/server/auth/auth-routes.ts'
/** `mount('/sign-out', signOut)`, and `app.get('/api/auth/get-session', … getSession(services, …`. */
const MOUNTED =
  /\bmount\('\/([^']+)', (\w+)\)|\bapp\.get\(['`]\/api\/auth\/([^'`]+)[\s\S]*?(\w+)\(services\b/g

/** The routes of accounts and sessions: a file that is imported for anything else too is used by each of them. */
export function authRoutes(): AuthRoute[] {
  const text = readFileSync(AUTH_ROUTES, 'utf8')
  const origin = importedNames(AUTH_ROUTES, text)
  const mounted = [...text.matchAll(MOUNTED)].map(([, posted, handler, got, reader]) => ({
    address: ['auth', ...(posted ?? got ?? '').replaceAll(/\$\{[^}]*\}/g, '{}').split('/')],
    handler: handler ?? reader ?? '',
  }))
  const handlers = new Set(mounted.map(({ handler }) => handler))
  const shared = new Set([...origin].flatMap(([name, file]) => (handlers.has(name) ? [] : [file])))
  return mounted.map(({ address, handler }) => {
    const file = origin.get(handler)
    return file === undefined || shared.has(file) ? { address } : { address, file }
  })
}

/** The files of the routes that a program which writes these paths may call: all of them where no address is written to its end. */
export function authFilesOf(paths: readonly string[], routes: readonly AuthRoute[]): string[] {
  const written = paths.filter((path) => /^auth[/*]/.test(path)).map((path) => path.split('/'))
  const called = written.map((path) =>
    routes.filter(({ address }) => path.length === address.length && ends(path, address)),
  )
  const reached = called.some((found) => found.length === 0) ? routes : called.flat()
  return reached.flatMap(({ file }) => file ?? [])
}

/** A quoted path or a part of one, of which `${…}` is any segment; not a sentence, and not what an import names. */
const PATH = /(?<!from )(['"`])((?:\$\{[^}]*\}|[^'"`\s])+)\1/g
const ANY = '*'

/** The paths, and parts of paths, that a program writes: `${address}/lines/${id}` is `/lines/*`. */
export function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(PATH)].map(([, , path = '']) => path)
  // Words alone are parts of an address only beside the rest of one.
  if (!quoted.some((path) => path.includes('/'))) return []
  const written = quoted.map((path) =>
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

/** A single word is not an id of an address: `'public'` may be a schema of the database. */
function ends(path: readonly string[], address: readonly string[]): boolean {
  const end = address.slice(-path.length)
  return (
    end.length === path.length &&
    end.every(
      (segment, at) =>
        (path.length > 1 && segment.startsWith('{')) || path[at] === ANY || path[at] === segment,
    )
  )
}
