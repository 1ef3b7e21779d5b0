import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'
import { mailFailureKind } from '../mail/failure-kind.ts'
import type { Delivery } from '../mail/mailer.ts'
import { deliveryOutcome } from './delivery-outcome.ts'
import { claimMail, dueMails, findMail, noteAway, noteEnded, noteLeft, type Place } from './outbox.queries.ts'

type Parts = { database: Database; deliver: Delivery; hasMailServer: boolean; log: FastifyBaseLogger }

/**
 * Hands mails of orders to the mail server, each once. An attempt is noted before it is made: a mail goes back in line only where it is
 * certain that the mail server does not have it, and is 'unsure' where that cannot be known.
 */
export class OrderOutbox {
  readonly #parts: Parts
  #line: Promise<void> = Promise.resolve()
  #isLooking = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get hasMailServer(): boolean {
    return this.#parts.hasMailServer
  }

  /** @returns when it has been tried; failures are logged */
  mail(id: string): Promise<void> {
    const attempt = this.#line.then(async () => {
      const place = await findMail(this.#parts.database, id)
      if (place) await this.#attempt(place)
    })
    return this.#logged(attempt)
  }

  /** What waits, of this server and of those that have ended; one look at a time, as a mail server that is away takes long. */
  async mailDue(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      for (const place of await dueMails(this.#parts.database))
        await this.#logged(this.#line.then(() => this.#attempt(place)))
    } finally {
      this.#isLooking = false
    }
  }

  /** Resolves once all that was begun has been tried. */
  idle(): Promise<void> {
    return this.#line
  }

  #logged(attempt: Promise<void>): Promise<void> {
    this.#line = attempt.catch((error: unknown) =>
      this.#parts.log.error({ err: error }, 'a mail of an order could not be sent'),
    )
    return this.#line
  }

  async #attempt(place: Place): Promise<void> {
    const { database, deliver } = this.#parts
    const queued = await claimMail(database, place)
    if (!queued) return
    try {
      await deliver(queued.mail)
    } catch (error) {
      await this.#noteFailure(place, error)
      throw error
    }
    await noteLeft(database, place, queued)
  }

  async #noteFailure(place: Place, error: unknown): Promise<void> {
    const { database } = this.#parts
    const failure = mailFailureKind(error)
    const outcome = deliveryOutcome(error)
    if (outcome === 'away') await noteAway(database, place, failure)
    else await noteEnded(database, place, { state: outcome, failure })
  }
}
