import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { TICKET_MAX_AGE_HOURS, TICKET_MIN_AGE_SECONDS } from '#contract/contact-limits.ts'

const YOUNGEST_MS = TICKET_MIN_AGE_SECONDS * 1000
const OLDEST_MS = TICKET_MAX_AGE_HOURS * 3_600_000

export type Ticket =
  | { state: 'good'; id: string }
  | { state: 'too-new'; waitMs: number }
  | { state: 'invalid' }

function signatureOf(facts: string, secret: string): string {
  return createHmac('sha256', secret).update(`contact ticket\n${facts}`).digest('base64url')
}

/** Says when someone began to write; nothing is kept of it until it is used. */
export function issueTicket(secret: string, now = Date.now()): string {
  const facts = `${randomUUID()}.${now}`
  return `${facts}.${signatureOf(facts, secret)}`
}

export function readTicket(text: string, secret: string, now = Date.now()): Ticket {
  const [id = '', issuedAt = '', signature = ''] = text.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(`${id}.${issuedAt}`, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: 'invalid' }
  const age = now - Number(issuedAt)
  // Issued by a clock that was ahead: another one is to be had at once.
  if (age < -YOUNGEST_MS) return { state: 'invalid' }
  if (age < YOUNGEST_MS) return { state: 'too-new', waitMs: YOUNGEST_MS - age }
  return age > OLDEST_MS ? { state: 'invalid' } : { state: 'good', id }
}
