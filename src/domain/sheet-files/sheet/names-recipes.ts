import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { containing } from '../../words/word-list.ts'
import { cellsOf, isEmpty } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { paperNamed } from './other-papers.ts'
import { NEEDED_OR_KEPT, TITLES_OF_RECIPES } from './words/fact-words.ts'

const OF_RECIPES = containing(TITLES_OF_RECIPES)
const OTHERWISE = containing(NEEDED_OR_KEPT)
/** Rows in which the title of a tab is. */
const FIRST_ROWS = 5

/** Whether the name of a tab or a title alone in one of its first rows says that recipes follow: 'COCKTAILS - recettes bar'. */
export function namesRecipes(grid: Grid): boolean {
  if (isOfRecipes(grid.tab.name)) return true
  return Array.from({ length: Math.min(FIRST_ROWS, grid.rows) }, (_, row) => row).some((row) => {
    const [only, ...others] = cellsOf(grid, row).filter((cell) => !isEmpty(cell))
    return only?.isText === true && others.length === 0 && isOfRecipes(only.text)
  })
}

function isOfRecipes(title: string): boolean {
  const words = foldForSearch(title)
  return OF_RECIPES.test(words) && !OTHERWISE.test(words) && paperNamed(title) === null
}
