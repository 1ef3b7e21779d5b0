import { newId } from '../browser/new-id.ts'
import { draftKey, readStoredDraft, removeStoredDraft, writeStoredDraft } from './draft-storage.ts'

/** Texts that wait for the page that was opened for them; the oldest is forgotten with the account's drafts. */
const nameOf = (id: string) => `handed-text ${id}`

/** Keeps a text for a page in another window, by the id that its address is to have; null where the browser keeps nothing. */
export function handText(account: string, text: string): string | null {
  const id = newId()
  return writeStoredDraft(draftKey(account, nameOf(id)), text) ? id : null
}

/** The text of an id; null once it was forgotten. */
export const readHandedText = (account: string, id: string) => readStoredDraft(draftKey(account, nameOf(id)))

export const forgetHandedText = (account: string, id: string) =>
  removeStoredDraft(draftKey(account, nameOf(id)))
