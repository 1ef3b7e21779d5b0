/** Characters, of what can be written in the contact form. */
export const LONGEST_IN_CONTACT = { name: 100, email: 254, subject: 150, message: 5_000 } as const

/** What ends a line, or moves within it unseen; a name or a subject has no use for it. */
export const UNSEEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** Nobody fills in the form faster. */
export const TICKET_YOUNGEST_SECONDS = 3
export const TICKET_OLDEST_HOURS = 24
