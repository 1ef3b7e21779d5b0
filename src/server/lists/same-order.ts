import { refusal } from '../translate-error.ts'

/**
 * Whether what is to be put in order is what is there, each once: another window may have added or deleted some,
 * and an order that does not name them all would lose them.
 * @throws ORDER_CHANGED
 */
export function sameOrder(there: readonly { id: string }[], ids: readonly string[]): void {
  const asked = new Set(ids)
  if (there.length !== asked.size || there.some(({ id }) => !asked.has(id)))
    throw refusal('ORDER_CHANGED', 'These are not the things that are there now; nothing was moved')
}
