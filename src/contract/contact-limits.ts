import { EMAIL_MAX_LENGTH } from './account-limits.ts'

/** Characters, of what can be written in the contact form. */
export const CONTACT_MAX_LENGTH = {
  name: 100,
  email: EMAIL_MAX_LENGTH,
  subject: 150,
  message: 5_000,
} as const

/** What ends a line, or moves within it unseen; a name or a subject has no use for it. */
export const UNSEEN_CHARACTERS =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

/** A form that is sent sooner after it was opened was filled in by a program. */
export const TICKET_MIN_AGE_SECONDS = 3
export const TICKET_MAX_AGE_HOURS = 24
