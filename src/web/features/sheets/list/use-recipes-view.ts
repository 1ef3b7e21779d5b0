import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { useDemo } from '#web/lib/demo/demo.ts'

export const VIEW_KEY = 'gramme-recipes-view'
export const VIEWS = ['grid', 'list'] as const
export type RecipesView = (typeof VIEWS)[number]

/** Cards or rows, as it was left in this browser; the demo leaves nothing there. */
export function useRecipesView() {
  const demo = useDemo()
  // Without a default, which would be written as soon as it is looked for.
  const [kept = 'grid', keep] = useLocalStorage<RecipesView>({
    key: VIEW_KEY,
    getInitialValueInEffect: false,
    deserialize: (stored) => (stored === '"list"' ? 'list' : 'grid'),
  })
  const [here, show] = useState<RecipesView>('grid')
  return demo ? { view: here, setView: show } : { view: kept, setView: keep }
}
