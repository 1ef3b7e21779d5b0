import type { Role } from '#domain/house/role.ts'

/** Who is signed in, as what in their house, and until when. */
export interface Session {
  user: { id: string; email: string; name: string }
  role: Role
  /** When the session ends unless it is renewed, in milliseconds since 1970. */
  expiresAt: number
}
