import type { Language } from '#contract/account.ts'
import { TICKET_MIN_AGE_SECONDS } from '#contract/contact-limits.ts'
import { codeOf, retryAfterOf } from '#web/lib/failure/failure.ts'
import { postJson } from '#web/lib/query/post-json.ts'
import type { ContactDraft } from './contact-draft.ts'

/** One may have run out, and the clocks of two servers not quite agree. */
const MOST_TRIES = 4

export interface WrittenMessage extends ContactDraft {
  language: Language
  /** The value of the honeypot field. */
  website: string
}

const pause = (seconds: number) => new Promise((resume) => setTimeout(resume, seconds * 1000))

/** A ticket that is old enough to be used. */
async function fetchTicket(): Promise<string> {
  const answer = await postJson('/api/contact/ticket', {})
  if (typeof answer !== 'object' || answer === null || !('ticket' in answer))
    throw new TypeError('The server gave no ticket')
  await pause(TICKET_MIN_AGE_SECONDS)
  return String(answer.ticket)
}

/**
 * Sends messages, each with a ticket that contains when its writing began. After a lost answer the same message
 * is sent with the same ticket: it arrives once.
 */
export function contactLine() {
  let ticket: Promise<string> | undefined

  function takeTicket(): Promise<string> {
    ticket ??= fetchTicket().catch((failure: unknown) => {
      ticket = undefined
      throw failure
    })
    return ticket
  }

  async function send(message: WrittenMessage): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await postJson('/api/contact', { ...message, ticket: await takeTicket() })
        ticket = undefined
        return
      } catch (failure) {
        const code = codeOf(failure)
        if (tries === MOST_TRIES || (code !== 'TICKET_INVALID' && code !== 'TICKET_TOO_NEW')) throw failure
        if (code === 'TICKET_INVALID') ticket = undefined
        else await pause(retryAfterOf(failure) ?? 1)
      }
    }
  }

  return {
    /** Someone begins to write. Without a connection the ticket is taken when the message is sent. */
    begin: () => void takeTicket().catch(() => undefined),
    send,
  }
}
