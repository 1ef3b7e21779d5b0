import type { Context } from '../context.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityEvent } from '../security-log/security-log.ts'

type Noted = Pick<Context, 'securityLog' | 'ip' | 'headers'> & { userId: string }

/** What happens to the people of a house, for the security log: by whom, and to whom where that is somebody else. */
export function noteAbout(context: Noted) {
  const { securityLog, userId } = context
  const event = (what: SecurityEvent, subject = userId) =>
    securityLog.record({ event: what, accountId: userId, subject, ...clientOf(context) })
  return {
    event,
    failure: (error: unknown): never => {
      event('member-change-failed')
      throw error
    },
  }
}
