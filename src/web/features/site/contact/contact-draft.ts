import { CONTACT_MAX_LENGTH, UNSEEN_CHARACTERS } from '#contract/contact-limits.ts'
import { textSchema } from '#web/lib/form/text-schema.ts'

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactDraft = Record<ContactField, string>

export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' }

/** Of what `tidied` gives. */
export const contactSchema = textSchema({
  name: { maxLength: CONTACT_MAX_LENGTH.name },
  email: { maxLength: CONTACT_MAX_LENGTH.email, email: true },
  subject: { maxLength: CONTACT_MAX_LENGTH.subject },
  message: { maxLength: CONTACT_MAX_LENGTH.message },
})

export function isEmptyDraft(draft: ContactDraft): boolean {
  return CONTACT_FIELDS.every((field) => draft[field].trim() === '')
}

const UNSEEN = new RegExp(`${UNSEEN_CHARACTERS.source}+`, 'gu')

function singleLine(text: string): string {
  return text.replace(UNSEEN, ' ').trim()
}

/** As it is sent: a tab or a line break that came along with a pasted name is a blank. */
export function tidied({ name, email, subject, message }: ContactDraft): ContactDraft {
  return {
    name: singleLine(name),
    email: singleLine(email),
    subject: singleLine(subject),
    message: message.replaceAll('\0', '').trim(),
  }
}

/** Characters beyond what a field takes; below zero: how many it still takes. */
export function excessOf(field: ContactField, draft: ContactDraft): number {
  return tidied(draft)[field].length - CONTACT_MAX_LENGTH[field]
}
