import { ROLES } from '#domain/house/role.ts'
import { type AccessTable, sessions } from './access.ts'
import type { housesContract } from './houses.ts'
import type { membersContract } from './members.ts'

/** Of `ACCESS`: who sees and changes the people of a house. */
export const MEMBERS_ACCESS = {
  list: sessions('owner', 'chef'),
  change: sessions('owner'),
  remove: sessions('owner'),
  leave: sessions(...ROLES),
  invite: sessions('owner'),
  invitations: sessions('owner'),
  withdraw: sessions('owner'),
  offer: sessions('owner'),
  takeBackOffer: sessions('owner'),
  acceptOffer: sessions(...ROLES),
} as const satisfies AccessTable<typeof membersContract>

/** Of `ACCESS`: what a person does with the houses that they belong to. */
export const HOUSES_ACCESS = {
  list: sessions(...ROLES),
  switch: sessions(...ROLES),
  invitation: 'everyone',
  join: sessions(...ROLES),
} as const satisfies AccessTable<typeof housesContract>
