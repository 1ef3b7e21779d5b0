import type { readFile } from '../sheet-files/sheet/read-file.ts'
import type { Found } from '../sheet-files/grid/found.ts'
import type { FoundLine } from '../sheet-files/lines/found-line.ts'
import type { DraftReason } from '../sheet-files/sheet/sheet-draft.ts'
import { gridOf } from '../sheet-files/grid/grid.ts'
import type { LabelledFigure } from '../sheet-files/tables/sheet-region.ts'
import type { SheetDraft } from '../sheet-files/sheet/sheet-draft.ts'
import type { CellPlace, Tab } from '../tables/tab.ts'
import type { ExportedLine, ExportedRecipe } from './exported-recipe.ts'
import { recipeTab } from './recipe-tab.ts'
import type { RecipeTab } from './recipe-tab.ts'

/** The tabs of exported recipes, a tab each, in their order. */
export function tabsOfRecipes(
  recipes: readonly ExportedRecipe[],
  hasPicture: (tab: number) => boolean,
): Tab[] {
  return recipes.map((recipe, at) => ({ ...recipeTab(recipe, at).tab, hasPicture: hasPicture(at) }))
}

/**
 * What a file of exported recipes has, in the form of a file of workbooks: `joinFiles` of sheet-files takes both. Such
 * recipes have no prices and no total, so none of them is ever exact.
 * @param at the place of the file in the import
 * @param hasPicture whether there is a photo for the recipe of a tab
 */
export function readRecipes(
  recipes: readonly ExportedRecipe[],
  at: number,
  hasPicture: (tab: number) => boolean,
): ReturnType<typeof readFile> {
  return {
    drafts: recipes.map((recipe, place) => draftOf(recipe, recipeTab(recipe, place), at, hasPicture(place))),
    products: [],
    dishes: [],
    tabs: recipes.map(({ title }, tab) => ({ file: at, tab, name: title, outcome: 'sheets' })),
  }
}

function draftOf(recipe: ExportedRecipe, cells: RecipeTab, file: number, hasPicture: boolean): SheetDraft {
  const found = <Value>(value: Value, cell: CellPlace | undefined): Found<Value> => ({
    value,
    cell: cell ?? cells.title,
  })
  return {
    file,
    layout: 'list-of-lines',
    title: found(recipe.title, cells.title),
    category: recipe.category === null ? null : found(recipe.category, cells.category),
    allergens: null,
    steps: recipe.steps.map((step, at) => found(step, cells.steps[at])),
    notes: recipe.notes.map((note, at) => found(note, cells.notes[at])),
    lines: recipe.lines.map((line, at) => lineOf(line, cells.lines[at] ?? cells.title)),
    labelled: recipe.portions === null ? [] : [portionsOf(recipe.portions, cells)],
    totals: [],
    reasons: recipe.lines.flatMap(reasonsOf),
    hasPicture,
  }
}

function portionsOf(portions: number, { tab, portions: cell }: RecipeTab): LabelledFigure {
  const { row, column } = cell
  return {
    kind: 'portions',
    figure: { value: portions, kind: 'plain', unit: null, per: null, unclear: false, currency: null },
    found: { value: portions, cell },
    cell: gridOf(tab, cell.tab).cell(row, column),
  }
}

function reasonsOf({ atWill, quantity, unit, unclear }: ExportedLine, line: number): DraftReason[] {
  if (atWill && quantity === null) return []
  const reasons: DraftReason[] = []
  if (unclear) reasons.push({ reason: 'quantity-unclear', line })
  if (quantity === null) return unclear ? reasons : [{ reason: 'quantity-missing', line }]
  if (unit === null) reasons.push({ reason: 'unit-missing', line })
  return [...reasons, { reason: 'price-missing', line }]
}

function lineOf({ name, quantity, unit, note, section, atWill }: ExportedLine, cell: CellPlace): FoundLine {
  const isQs = atWill && quantity === null
  return {
    name: { value: name, cell: { ...cell, column: 2 } },
    costing: isQs ? 'qs' : 'quantity',
    quantity: quantity === null ? null : { value: quantity, cell },
    unit,
    lossPercent: null,
    netQuantity: null,
    price: null,
    priceUnit: null,
    forfait: null,
    statedCost: null,
    cost: isQs ? 0 : null,
    note,
    section,
    preparation: null,
    hidden: false,
  }
}
