import type { contract } from './contract.ts'
import type { TokenRights } from './token-limits.ts'

type Contract = typeof contract

/** Who opens a route: a session or a token with the rights for it, a session alone, or anyone. */
type Opener = 'tokens' | 'sessions' | 'everyone'

type Openers<Routes> = { [Route in keyof Routes]: Opener }

/**
 * What personal access tokens open, decided here alone. A noun without its line does not compile. Only sessions reach what
 * signs in to the account, ends it, or makes more tokens, and the pages of the operator.
 */
const OPENERS: { [Noun in keyof Contract]: Opener | Openers<Contract[Noun]> } = {
  accessTokens: 'sessions',
  account: { get: 'tokens', change: 'tokens', storage: 'tokens', export: 'tokens', remove: 'sessions' },
  archive: 'tokens',
  bin: 'tokens',
  carteVersions: 'tokens',
  cartes: 'tokens',
  catalogue: 'tokens',
  contact: 'everyone',
  gammes: 'tokens',
  imports: 'tokens',
  health: 'everyone',
  live: 'everyone',
  manyProducts: 'tokens',
  matches: 'tokens',
  menus: 'tokens',
  newPrices: 'tokens',
  operator: 'sessions',
  priceLists: 'tokens',
  prices: 'tokens',
  productArticles: 'tokens',
  productMerges: 'tokens',
  products: 'tokens',
  publicCartes: {
    publication: 'tokens',
    publish: 'tokens',
    unpublish: 'tokens',
    publishSheets: 'tokens',
    read: 'everyone',
  },
  purchases: 'tokens',
  replacements: 'tokens',
  sales: 'tokens',
  search: 'tokens',
  security: 'sessions',
  sessions: 'sessions',
  sheetImports: 'tokens',
  sheets: 'tokens',
  simulation: 'tokens',
  suppliers: 'tokens',
}

/** Beginnings of addresses beside the contract, which sessions alone open: passwords, second factors, backups. */
export const SESSIONS_BESIDE_CONTRACT = ['/api/auth/', '/api/operator/'] as const

/** @param path of a route of the contract, as `['sheets', 'list']` */
export function openerOf(path: readonly string[]): Opener {
  const [noun = '', route = ''] = path
  const openers: Readonly<Record<string, Opener | Readonly<Record<string, Opener>>>> = OPENERS
  const found = Object.hasOwn(openers, noun) ? openers[noun] : undefined
  if (typeof found === 'string') return found
  // What is not decided, no token opens.
  return (found && Object.hasOwn(found, route) && found[route]) || 'sessions'
}

type Route = { route: { method?: string | undefined }; meta: { asks?: boolean } }

/** The rights that a token needs for a route: reading ones for what only reads, or asks with a body and stores nothing. */
export function rightsFor({ route: { method }, meta: { asks } }: Route): TokenRights {
  return method === 'GET' || asks === true ? 'read' : 'write'
}
