import { oc } from '@orpc/contract'
import { z } from 'zod'
import { LANGUAGES } from './facts/settings.ts'
import {
  CONTACT_MAX_LENGTH,
  TICKET_MAX_AGE_HOURS,
  TICKET_MIN_AGE_SECONDS,
  UNSEEN_CHARACTERS,
} from './contact-limits.ts'
import { email } from './email.ts'
import { commonErrors, ERROR_STATUS } from './errors.ts'
import { rule } from './rules.ts'
import { requiredText } from './shapes.ts'

/** Goes into a header of the mail. */
function singleLine(maximum: number) {
  return requiredText(maximum).refine((text) => !UNSEEN_CHARACTERS.test(text), rule('invalid'))
}

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

export const contactMessage = z.object({
  name: singleLine(CONTACT_MAX_LENGTH.name),
  email,
  subject: singleLine(CONTACT_MAX_LENGTH.subject),
  message: z
    .string(rule('required'))
    .overwrite(withPlainBreaks)
    .pipe(requiredText(CONTACT_MAX_LENGTH.message)),
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
      description: `Good for one message, from ${TICKET_MIN_AGE_SECONDS} seconds to ${TICKET_MAX_AGE_HOURS} hours after it was taken. No session is needed.`,
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
