import type { QueryConfig } from 'pg'
import type { DataRole } from './as-member.ts'
import { type Member, membershipIn } from './memberships.ts'

/** A session by its token. Its person never changes; the house and the role are those that were found last. */
export type Session = Member & { token: string }

/** The session has expired or been ended since, or its person acts in another house or has another role now. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** What follows the columns of a statement about a session that is alive; its parameters are `sessionValues`. */
export const ALIVE = `from auth.sessions s ${membershipIn('s')}
      where s.token = $1 and s.user_id = $2 and s.expires_at > now() and m.house_id = $3 and m.role = $4`

/** Runs as the server's role, which this statement then drops; without a session it takes the house back: an ended one sees nothing. */
const CHECK = {
  name: 'check-session',
  text: `select set_config('role', $5, true), set_config('app.user_id', coalesce(
      (select m.house_id::text ${ALIVE}), ''
    ), true) <> '' as alive`,
}

export type Checked = { alive: boolean }

export const sessionValues = ({ token, userId, houseId, role }: Session) => [token, userId, houseId, role]

/** Sent behind the `begin` of a transaction that acts for the house of a session; it takes on the role. */
export function sessionCheck(session: Session, role: DataRole): QueryConfig {
  return { ...CHECK, values: [...sessionValues(session), role] }
}

/** @throws SessionEnded */
export function refuseEnded(checked: Checked | undefined): void {
  if (!checked?.alive) throw new SessionEnded('The session is no more')
}
