import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { everyHour } from '../every-hour.ts'
import { erasedMail, leavingMail } from '../mail/departure-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { isReachable } from '../members/person-apart.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { eraseAccount } from './account.queries.ts'
import { languageOf } from './account-settings.ts'
import { claimWarnings, dueDepartures, type Leaving } from './departures.queries.ts'

type Parts = { database: Database; mailer: Mailer; securityLog: SecurityLog; publicUrl: string }

/** Warns the owners of accounts three days before these are erased, and erases those that are due, with a mail each. */
export async function eraseDeparted(parts: Parts): Promise<void> {
  const { database } = parts
  const errors: unknown[] = []
  for (const leaving of await claimWarnings(database))
    await warn(parts, leaving).catch((error: unknown) => errors.push(error))
  for (const leaving of await dueDepartures(database))
    await erase(parts, leaving).catch((error: unknown) => {
      // Another server has erased it meanwhile.
      if (sqlFailure(error)?.code !== SQLSTATE.foreignKeyViolation) errors.push(error)
    })
  if (errors.length > 0) throw new AggregateError(errors, 'Some accounts could not be warned or erased')
}

async function warn({ database, mailer, publicUrl }: Parts, leaving: Leaving): Promise<void> {
  if (!isReachable(leaving.email)) return
  const language = await languageOf(database, leaving.userId)
  await mailer.send(leavingMail('warned', { ...leaving, language, publicUrl }))
}

async function erase({ database, mailer, securityLog, publicUrl }: Parts, leaving: Leaving): Promise<void> {
  const { userId } = leaving
  const language = await languageOf(database, userId)
  if (!(await eraseAccount(database, userId))) return
  const event = 'account-deleted'
  securityLog.record({ event, accountId: userId, subject: userId, address: '', userAgent: '' })
  if (isReachable(leaving.email)) await mailer.send(erasedMail({ ...leaving, language, publicUrl }))
}

/** Every hour while the server runs. */
export function eraseDepartedEveryHour(app: FastifyInstance, parts: Parts): void {
  everyHour(app, () => eraseDeparted(parts))
}
