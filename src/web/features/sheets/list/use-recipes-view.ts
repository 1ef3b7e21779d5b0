import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'

export const VIEW_KEY = 'gramme-recipes-view'
export const VIEWS = ['grid', 'list'] as const
export type RecipesView = (typeof VIEWS)[number]

/** Cards or rows, as it was left in this browser. */
export function useRecipesView() {
  const [view, setView] = useKeptChoice<RecipesView>({
    key: VIEW_KEY,
    initial: 'grid',
    read: (stored) => (stored === 'list' ? 'list' : 'grid'),
  })
  return { view, setView }
}
