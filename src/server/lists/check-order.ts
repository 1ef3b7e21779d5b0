import type { OrderInput } from '#contract/shapes.ts'
import { refusal } from '../translate-error.ts'

/**
 * Whether an order can be kept: it names what is there, each once, and was made from the order that is there, as
 * another window may have added, deleted or moved some. One that is there already is none to refuse.
 * @param there in their order
 * @throws ORDER_CHANGED
 */
export function checkOrder(there: readonly { id: string }[], { ids, from }: OrderInput): void {
  const current = there.map(({ id }) => id)
  const requested = new Set(ids)
  const namesAll = current.length === requested.size && current.every((id) => requested.has(id))
  const madeFromIt = from === undefined || isSame(current, from) || isSame(current, ids)
  if (!namesAll || !madeFromIt)
    throw refusal('ORDER_CHANGED', 'The list is another than the one that was read; nothing was moved')
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place])
}
