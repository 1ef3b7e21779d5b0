import type { Readable } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of an atom, with a render at each change. The library's own hook has no value for a prerendered page:
 * `prerendered` is shown until hydration has ended; without it, the atom's value.
 */
export function useAtomValue<Value>(atom: Readable<Value>, prerendered?: Value): Value {
  const subscribe = useCallback((listener: () => void) => atom.subscribe(listener).unsubscribe, [atom])
  const read = () => atom.get()
  return useSyncExternalStore(subscribe, read, prerendered === undefined ? read : () => prerendered)
}
