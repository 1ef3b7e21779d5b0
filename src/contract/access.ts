import type { Role } from '#domain/house/role.ts'

/**
 * What opens a route: a session or a token with the rights for it, or a session alone; for which roles of a house; and whether a
 * tablet of the kitchen opens it too.
 */
export type Access = { opener: 'tokens' | 'sessions'; roles: readonly Role[]; kitchen: boolean } | 'everyone'

/** One line for each route of a contract. */
export type AccessTable<Routes> = {
  readonly [Name in keyof Routes]: Routes[Name] extends { '~orpc': unknown }
    ? Access
    : AccessTable<Routes[Name]>
}

type Roles = readonly [Role, ...Role[]]

/** A session opens it, or a token. */
export const tokens = <const For extends Roles>(...roles: For) =>
  ({ opener: 'tokens', roles, kitchen: false }) as const

/** A session opens it, and no token. */
export const sessions = <const For extends Roles>(...roles: For) =>
  ({ opener: 'sessions', roles, kitchen: false }) as const

/** A tablet of the kitchen opens it, or a session. Its statements run without a right on money for both. */
export const kitchen = <const For extends Roles>(...roles: For) =>
  ({ opener: 'sessions', roles, kitchen: true }) as const
