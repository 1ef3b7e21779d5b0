import { newId } from '../browser/new-id.ts'
import { draftKey, readStoredDraft, removeStoredDraft, writeStoredDraft } from './draft-storage.ts'

/** Texts that wait for the page that was opened for them; the oldest is forgotten with the account's drafts. */
const nameOf = (id: string) => `handed-text ${id}`

/** Keeps a text for a page in another window, by the id that its address is to have; null where the browser keeps nothing. */
export function handText(userId: string, text: string): string | null {
  const id = newId()
  return writeStoredDraft(draftKey(userId, nameOf(id)), text) ? id : null
}

/** The text of an id; null once it was forgotten. */
export const readHandedText = (userId: string, id: string) => readStoredDraft(draftKey(userId, nameOf(id)))

export const forgetHandedText = (userId: string, id: string) =>
  removeStoredDraft(draftKey(userId, nameOf(id)))
