import { randomUUID } from 'node:crypto'
import type { Answer } from '../testing/api-client.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { issueTicket } from './ticket.ts'

export const OPERATOR = 'patron@exemple.fr'

export type Stored = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: string
  mailed_at: string | null
}

type Refusal = { code?: string; data?: { fields?: unknown; retryAfterSeconds?: number } }
type Sending = { remoteAddress?: string; headers?: Record<string, string> }

/** What someone wrote who filled in the form as it should be, half a minute after opening it. */
export function written(api: Api) {
  return {
    name: 'Noël L’Œuf',
    email: 'noel@exemple.fr',
    subject: 'Une question de prix',
    message: 'Bonjour,\n\nLe <b>beurre</b> coûte-t-il 9,80\u00a0€\u00a0?',
    language: 'fr',
    ticket: issueTicket(api.config.secret, Date.now() - 30_000),
    website: '',
  }
}

/** A server whose operator has an address, and what became of the messages sent to it. */
export async function startContact(operatorEmail = OPERATOR) {
  const api = await startApi({}, { operatorEmail })
  return {
    api,
    send: (changes: object = {}, sending: Sending = {}): Promise<Answer<Refusal>> =>
      api.visitor().send<Refusal>('POST', '/api/contact', {
        body: { ...written(api), ...changes },
        remoteAddress: `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
        ...sending,
      }),
    stored: async (): Promise<Stored[]> => {
      const { rows } = await api.database.pool.query<Stored>(
        'select * from auth.contact_messages order by received_at, id',
      )
      return rows
    },
  }
}
