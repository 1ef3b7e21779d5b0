import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Something that only the browser knows and that stays while the page does, as the end of its address. Undefined while
 * a prerendered page takes over what was written without it.
 */
export function useBrowserState<Fact extends string | boolean | undefined>(
  read: () => Fact,
): Fact | undefined {
  return useSyncExternalStore<Fact | undefined>(never, read, () => undefined)
}
