import { createAtom } from '@tanstack/store'
import { useEffect } from 'react'
import { useAtomValue } from '../store/use-atom-value.ts'

/** Something the palette (Ctrl+K) can do while a page is shown. */
export interface PaletteAction {
  id: string
  label: string
  /** Other words under which it is found. */
  keywords?: string
  run: () => void
}

const registered = createAtom<readonly (readonly PaletteAction[])[]>([])
const flattened = createAtom(() => registered.get().flat())

/** Adds a page's actions to the palette for as long as the page is shown. Give a memoised list. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    registered.set((lists) => [...lists, actions])
    return () => registered.set((lists) => lists.filter((others) => others !== actions))
  }, [actions])
}

export function useRegisteredActions(): readonly PaletteAction[] {
  return useAtomValue(flattened)
}
