import type { Access } from './access.ts'
import { ACCESS } from './access-table.ts'
import type { TokenRights } from './token-limits.ts'

/** What is not decided, no token opens, and no role. */
const UNDECIDED: Access = { opener: 'sessions', roles: [], kitchen: false }

/** @param path of a route of the contract, as `['sheets', 'list']` */
export function accessOf(path: readonly string[]): Access {
  let found: unknown = ACCESS
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return UNDECIDED
    found = (found as Record<string, unknown>)[name]
  }
  return isAccess(found) ? found : UNDECIDED
}

function isAccess(found: unknown): found is Access {
  return found === 'everyone' || (typeof found === 'object' && found !== null && 'opener' in found)
}

/** What opens a route. */
export function openerOf(path: readonly string[]): 'tokens' | 'sessions' | 'everyone' {
  const access = accessOf(path)
  return access === 'everyone' ? access : access.opener
}

/** Beginnings of addresses beside the contract, which sessions alone open: passwords, second factors, backups. */
export const SESSIONS_BESIDE_CONTRACT = ['/api/auth/', '/api/operator/'] as const

type Route = { route: { method?: string | undefined }; meta: { readOnly?: boolean } }

/** The rights that a token needs for a route: reading ones for what only reads, or asks with a body and stores nothing. */
export function rightsFor({ route: { method }, meta: { readOnly } }: Route): TokenRights {
  return method === 'GET' || readOnly === true ? 'read' : 'write'
}
