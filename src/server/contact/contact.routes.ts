import { trustedOrigins } from '../auth/trusted-origins.ts'
import { open } from '../context.ts'
import { refusal } from '../translate-error.ts'
import { receive } from './receive.ts'
import { issueTicket } from './ticket.ts'

const SENT = { sent: true } as const

export const contactRoutes = open.contact.router({
  ticket: open.contact.ticket.handler(({ context }) => ({ ticket: issueTicket(context.contact.secret) })),

  send: open.contact.send.handler(async ({ input: { website, ticket, ...message }, context }) => {
    const { contact, headers, arrivedAt, ip } = context
    // Browsers name the page that sends; what is no browser has no page to be misled by.
    const { origin } = headers
    if (origin !== undefined && !trustedOrigins(contact.publicUrl, arrivedAt).includes(origin))
      throw refusal('INVALID_ORIGIN', 'Sent from a page of another site')
    // A honeypot field: a robot gets a success response.
    if (website === '') await receive(contact, { ticket, message, ip })
    return SENT
  }),
})
