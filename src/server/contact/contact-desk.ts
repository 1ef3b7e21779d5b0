import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { Attempts } from '../auth/attempts.ts'
import type { Config } from '../config.ts'
import { everyHour } from '../every-hour.ts'
import type { Mailer } from '../mail/mailer.ts'
import { clearOldMessages } from './messages.queries.ts'
import { Outbox } from './outbox.ts'

/** What the routes of /api/contact work with. */
export type ContactDesk = {
  database: Database
  attempts: Attempts
  outbox: Outbox
  /** Signs tickets. */
  secret: string
  publicUrl: string
  /** Messages on their way into the database: the same one, sent twice at once, is one. */
  underWay: Map<string, Promise<void>>
}

type Parts = { config: Config; database: Database; mailer: Mailer; operatorEmail: string }

/** Opens with the server; every hour what could not be mailed is tried again, and what is old goes. */
export function openContactDesk(app: FastifyInstance, parts: Parts): ContactDesk {
  const { config, database, mailer, operatorEmail } = parts
  const outbox = new Outbox({ database, mailer, operatorEmail, log: app.log })
  everyHour(app, async () => {
    await clearOldMessages(database)
    await outbox.mailUnsent()
  })
  app.addHook('onClose', () => outbox.idle())
  return {
    database,
    outbox,
    attempts: new Attempts(database, config.secret),
    secret: config.secret,
    publicUrl: config.publicUrl,
    underWay: new Map(),
  }
}
