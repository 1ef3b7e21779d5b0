import { isDeepStrictEqual } from 'node:util'
import type { ContactMessage } from '#contract/contact.ts'
import type { Pace } from '../auth/attempts.ts'
import { clientAddress } from '../auth/client-address.ts'
import { admit } from '../auth/sign-in-guard.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import { refusal } from '../translate-error.ts'
import type { ContactDesk } from './contact-desk.ts'
import { findMessage, storeMessage, waitForRoom } from './messages.queries.ts'
import { readTicket } from './ticket.ts'

const MINUTE_MS = 60_000

/** A person may write again and again about one thing; every message counts. */
export const PER_ADDRESS: Pace = {
  free: 5,
  firstWaitMs: 10 * MINUTE_MS,
  longestWaitMs: 60 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
}
/** Of all together in an hour: more is no conversation. */
export const MOST_IN_AN_HOUR = 100

type Sent = { ticket: string; message: ContactMessage; ip: string }

/**
 * Stores a message, then has it mailed. The same again is one message.
 * @throws TICKET_TOO_NEW, TICKET_INVALID, TOO_MANY_REQUESTS
 */
export async function receive(desk: ContactDesk, { ticket, message, ip }: Sent): Promise<void> {
  const read = readTicket(ticket, desk.secret)
  if (read.state === 'invalid') throw ticketInvalid()
  if (read.state === 'too-new') {
    const retryAfterSeconds = Math.ceil(read.waitMs / 1000)
    throw refusal('TICKET_TOO_NEW', 'Send the same again a moment later', { retryAfterSeconds })
  }
  const key = JSON.stringify([read.id, message])
  const already = desk.underWay.get(key)
  if (already) return already
  const storing = store(desk, read.id, message, ip).finally(() => desk.underWay.delete(key))
  desk.underWay.set(key, storing)
  return storing
}

async function store(desk: ContactDesk, id: string, message: ContactMessage, ip: string): Promise<void> {
  const { database, attempts, outbox } = desk
  if (await hasBrought(desk, id, message)) return
  const roomMs = await waitForRoom(database, MOST_IN_AN_HOUR)
  if (roomMs > 0) throw tooManyRequests(roomMs)
  const admission = await admit(attempts, attempts.key('contact', clientAddress(ip)), PER_ADDRESS)
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  const stored = await storeMessage(database, id, message).catch(async (error: unknown) => {
    await admission.conclude('undecided').catch(() => undefined)
    throw error
  })
  if (stored) return outbox.mailSoon(id)
  // Another server was faster.
  await admission.conclude('undecided')
  await hasBrought(desk, id, message)
}

/** Whether this ticket has brought this message. @throws TICKET_INVALID where it has brought another. */
async function hasBrought({ database }: ContactDesk, id: string, message: ContactMessage): Promise<boolean> {
  const known = await findMessage(database, id)
  if (known && !isDeepStrictEqual(known, { ...message })) throw ticketInvalid()
  return known !== undefined
}

function ticketInvalid() {
  return refusal('TICKET_INVALID', 'The ticket has run out or served another message; take a new one')
}
