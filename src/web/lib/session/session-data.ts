import type { Role } from '#domain/house/role.ts'

/** Who is signed in, in which house and as what, and until when. */
export interface Session {
  user: { id: string; email: string; name: string }
  houseId: string
  /** What this browser keeps anything under: `accountName` of the house and the person. */
  account: string
  role: Role
  /** How many people belong to the house, and how many houses the person belongs to. */
  members: number
  houses: number
  /** When the session ends unless it is renewed, in milliseconds since 1970. */
  expiresAt: number
}

/** Whether language and theme of the person are settings of this house: of an owner where house and account have one id. */
export const holdsPreferences = ({ user, houseId, role }: Session) => role === 'owner' && houseId === user.id
