import { oc } from '@orpc/contract'
import { z } from 'zod'
import { LANGUAGES } from './account.ts'
import {
  LONGEST_IN_CONTACT,
  TICKET_OLDEST_HOURS,
  TICKET_YOUNGEST_SECONDS,
  UNSEEN_CHARACTERS,
} from './contact-bounds.ts'
import { email } from './credentials.ts'
import { commonErrors, ERROR_STATUS } from './errors.ts'
import { rule } from './rules.ts'
import { requiredText } from './shapes.ts'

/** Goes into a header of the mail. */
function singleLine(maximum: number) {
  return requiredText(maximum).refine((text) => !UNSEEN_CHARACTERS.test(text), rule('invalid'))
}

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

export const contactMessage = z.object({
  name: singleLine(LONGEST_IN_CONTACT.name),
  email,
  subject: singleLine(LONGEST_IN_CONTACT.subject),
  message: z
    .string(rule('required'))
    .overwrite(withPlainBreaks)
    .pipe(requiredText(LONGEST_IN_CONTACT.message)),
  language: z
    .enum(LANGUAGES, rule('invalid'))
    .default('fr')
    .meta({ description: 'of the page it was written on' }),
})
export type ContactMessage = z.infer<typeof contactMessage>

const tickets = {
  TICKET_TOO_NEW: {
    status: ERROR_STATUS.TICKET_TOO_NEW,
    message: 'Nobody writes so fast; send the same again a moment later',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  TICKET_INVALID: {
    status: ERROR_STATUS.TICKET_INVALID,
    message: 'The ticket has run out or served another message; take a new one',
  },
} as const

const { VALIDATION, TOO_MANY_REQUESTS, PAYLOAD_TOO_LARGE } = commonErrors
const INVALID_ORIGIN = {
  status: ERROR_STATUS.INVALID_ORIGIN,
  message: 'Sent from a page of another site',
} as const

const tags = ['contact']

export const contactContract = {
  ticket: oc
    .route({
      method: 'POST',
      path: '/contact/ticket',
      successStatus: 201,
      tags,
      summary: 'Take a ticket for a message',
      description: `Good for one message, from ${TICKET_YOUNGEST_SECONDS} seconds to ${TICKET_OLDEST_HOURS} hours after it was taken. No session is needed.`,
    })
    .output(z.object({ ticket: z.string() })),
  send: oc
    .errors({ VALIDATION, TOO_MANY_REQUESTS, PAYLOAD_TOO_LARGE, INVALID_ORIGIN, ...tickets })
    .route({
      method: 'POST',
      path: '/contact',
      tags,
      summary: 'Write to whoever runs this installation',
      description:
        'Sent twice with the same ticket, the same message arrives once. No session is needed; how many messages come from one address is limited.',
    })
    .input(
      contactMessage.extend({
        ticket: z.string(rule('required')).min(1, rule('required')).max(200, rule('invalid')),
        website: z
          .string(rule('invalid'))
          .default('')
          .meta({ description: 'A field that people do not see: leave it empty' }),
      }),
    )
    .output(z.object({ sent: z.literal(true) })),
}
