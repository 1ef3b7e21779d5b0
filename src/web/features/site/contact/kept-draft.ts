import { CONTACT_FIELDS, EMPTY_DRAFT, isEmptyDraft, type ContactDraft } from './contact-draft.ts'

/** In session storage, until the window closes: other users of this computer must not see it. */
export const CONTACT_KEY = 'gramme-contact'

function textIn(kept: unknown, field: string): string {
  const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined
  return typeof value === 'string' ? value : ''
}

export function keptDraft(): ContactDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? 'null')
    return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textIn(kept, field)])) as ContactDraft
  } catch {
    return EMPTY_DRAFT
  }
}

/** A browser that keeps nothing still sends what is on the page. */
export function keepDraft(draft: ContactDraft): void {
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(CONTACT_KEY)
    else sessionStorage.setItem(CONTACT_KEY, JSON.stringify(draft))
  } catch {
    // Nothing to do.
  }
}
