import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'

export const VIEW_KEY = 'gramme-recipes-view'
export const VIEWS = ['grid', 'list'] as const
export type RecipesView = (typeof VIEWS)[number]

/** As many cards as are looked through at a glance. */
const MOST_CARDS = 12

/**
 * Cards or rows, as it was chosen in this browser; until then rows for many sheets.
 * @param total all sheets of the account, whatever the filter
 */
export function useRecipesView(total: number): [RecipesView, (view: RecipesView) => void] {
  const [chosen, choose] = useKeptChoice<RecipesView | null>({
    key: VIEW_KEY,
    initial: null,
    read: (stored) => VIEWS.find((view) => view === stored) ?? null,
  })
  return [chosen ?? (total > MOST_CARDS ? 'list' : 'grid'), choose]
}
