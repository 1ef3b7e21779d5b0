import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import type { Mailer } from '../mail/mailer.ts'
import { reachesSomeone } from '../mail/reaches-someone.ts'
import { contactMail } from './contact-mail.ts'

/** What has not left for so long stays where it is stored. */
const TRIED_FOR = sql`now() - interval '7 days'`
const MOST_AT_ONCE = 50

type Parts = { database: Database; mailer: Mailer; operatorEmail: string; log: FastifyBaseLogger }

/** Mails what is stored to the operator: after the answer, one at a time, each once however many servers try. */
export class Outbox {
  readonly #parts: Parts
  #line: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get #reachesSomeone(): boolean {
    return reachesSomeone(this.#parts.operatorEmail)
  }

  mailSoon(id: string): void {
    const { log } = this.#parts
    if (!this.#reachesSomeone) {
      log.warn({ id }, 'a message of the contact form is only stored: the operator has no address')
      return
    }
    this.#line = this.#line
      .then(() => this.#mail(id))
      .catch((error: unknown) =>
        log.error({ err: error }, 'a message of the contact form could not be mailed'),
      )
  }

  /** What could not leave when it came, as the mail server was away. */
  async mailUnsent(): Promise<void> {
    if (!this.#reachesSomeone) return
    const unsent = await authTables(this.#parts.database)
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(isNull(contactMessages.mailedAt), gt(contactMessages.receivedAt, TRIED_FOR)))
      .orderBy(asc(contactMessages.receivedAt))
      .limit(MOST_AT_ONCE)
    for (const { id } of unsent) this.mailSoon(id)
    await this.idle()
  }

  /** Resolves once all that was to be mailed has been tried. */
  idle(): Promise<void> {
    return this.#line
  }

  async #mail(id: string): Promise<void> {
    const { database, mailer, operatorEmail } = this.#parts
    await authTables(database).transaction(async (tx) => {
      const [written] = await tx
        .select()
        .from(contactMessages)
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
        .for('update', { skipLocked: true })
      if (!written || !(await mailer.send(contactMail(operatorEmail, written)))) return
      await tx
        .update(contactMessages)
        .set({ mailedAt: sql`now()` })
        .where(eq(contactMessages.id, id))
    })
  }
}
