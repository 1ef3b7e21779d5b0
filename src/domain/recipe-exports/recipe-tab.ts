import { GENERAL } from '../tables/number-format.ts'
import type { CellPlace, Tab, TabCell } from '../tables/tab.ts'
import type { ExportedRecipe } from './exported-recipe.ts'

/** A recipe as cells, so that each of its facts has a place to be shown at. */
export interface RecipeTab {
  tab: Tab
  title: CellPlace
  category: CellPlace
  portions: CellPlace
  /** Of each line in its order. */
  lines: CellPlace[]
  steps: CellPlace[]
  notes: CellPlace[]
}

/**
 * Writes a recipe of another program as a tab: its title, its category and yield, each line with its quantity, unit,
 * name and note, then the steps and the notes.
 * @param at the place of the tab in its file
 */
export function recipeTab(recipe: ExportedRecipe, at: number): RecipeTab {
  const cells: (TabCell | undefined)[][] = []
  const write = (...values: readonly (string | number | null)[]): CellPlace => {
    cells.push(
      values.map((value) =>
        value === null || value === '' ? undefined : { value, formula: null, format: GENERAL },
      ),
    )
    return { tab: at, row: cells.length - 1, column: 0 }
  }
  const title = write(recipe.title)
  const facts = write(recipe.category, recipe.writtenYield)
  write()
  let section: string | null = null
  const lines = recipe.lines.map((line): CellPlace => {
    if (line.section !== section && line.section !== null) write(line.section)
    section = line.section
    return write(line.quantity, line.unit, line.name, line.note ?? null, line.written)
  })
  write()
  const steps = recipe.steps.map((step) => write(step))
  write()
  const notes = recipe.notes.map((note) => write(note))
  return {
    tab: {
      name: recipe.title,
      cells,
      merges: [],
      hiddenRows: new Set(),
      hiddenColumns: new Set(),
      hidden: false,
      hasPicture: false,
    },
    title,
    category: facts,
    portions: { ...facts, column: 1 },
    lines,
    steps,
    notes,
  }
}
