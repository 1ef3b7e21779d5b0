import { useLocalStorage } from '@mantine/hooks'

export const VIEWS = ['grid', 'list'] as const
export type RecipesView = (typeof VIEWS)[number]

/** Cards or rows, as it was left in this browser. */
export function useRecipesView() {
  const [view, setView] = useLocalStorage<RecipesView>({
    key: 'gramme-recipes-view',
    defaultValue: 'grid',
    getInitialValueInEffect: false,
    deserialize: (stored) => (stored === '"list"' ? 'list' : 'grid'),
  })
  return { view, setView }
}
