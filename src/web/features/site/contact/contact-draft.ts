import { CONTACT_MAX_LENGTH, UNSEEN_CHARACTERS } from '#contract/contact-limits.ts'
import type { FieldIssue } from '#contract/errors.ts'
import { looksLikeEmail } from '#web/lib/form/looks-like-email.ts'

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactDraft = Record<ContactField, string>

export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' }

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

/** What is wrong with a field; the sentences stand in contact.issues. */
type ContactIssue = 'empty' | 'emailInvalid' | 'tooLong' | 'invalid'
export type ContactIssues = Partial<Record<ContactField, ContactIssue>>

/** Characters beyond what a field takes; below zero: how many it still takes. */
export function excessOf(field: ContactField, draft: ContactDraft): number {
  return tidied(draft)[field].length - CONTACT_MAX_LENGTH[field]
}

export function contactIssues(draft: ContactDraft): ContactIssues {
  const issues: ContactIssues = {}
  const sent = tidied(draft)
  for (const field of CONTACT_FIELDS) {
    if (sent[field] === '') issues[field] = 'empty'
    else if (excessOf(field, draft) > 0) issues[field] = 'tooLong'
  }
  if (issues.email === undefined && !looksLikeEmail(sent.email)) issues.email = 'emailInvalid'
  return issues
}

const BY_RULE: Record<string, ContactIssue> = {
  required: 'empty',
  'email-invalid': 'emailInvalid',
  'too-long': 'tooLong',
}

/** The server's refusal of fields, in the same words. */
export function refusedIssues(refused: readonly FieldIssue[]): ContactIssues {
  const issues: ContactIssues = {}
  for (const { path, rule } of refused) {
    const field = CONTACT_FIELDS.find((each) => each === path)
    if (field !== undefined) issues[field] = BY_RULE[rule] ?? 'invalid'
  }
  return issues
}
