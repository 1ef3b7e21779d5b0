import { useEffect, useSyncExternalStore } from 'react'

/** Something the palette (Ctrl+K) can do while a page is shown. */
export interface PaletteAction {
  id: string
  label: string
  /** Other words under which it is found. */
  keywords?: string
  run: () => void
}

let registered: readonly (readonly PaletteAction[])[] = []
let flattened: readonly PaletteAction[] = []
const listeners = new Set<() => void>()

function publish(next: readonly (readonly PaletteAction[])[]) {
  registered = next
  flattened = next.flat()
  for (const listener of listeners) listener()
}

/** Adds a page's actions to the palette for as long as the page is shown. Give a memoised list. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    publish([...registered, actions])
    return () => publish(registered.filter((others) => others !== actions))
  }, [actions])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useRegisteredActions(): readonly PaletteAction[] {
  return useSyncExternalStore(subscribe, () => flattened)
}
