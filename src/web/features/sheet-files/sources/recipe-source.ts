import type { ExportedRecipe } from '#domain/recipe-exports/exported-recipe.ts'
import type { ExportKind } from '#domain/recipe-exports/recipes-of-json.ts'
import type { Source, SourceFacts } from '#web/lib/sources/source.ts'

/** An export of another program: its recipes, with a tab for each. */
export interface RecipeSource extends SourceFacts {
  kind: ExportKind
  recipes: readonly ExportedRecipe[]
}

/** What an import of sheets opens. */
export type SheetSource = Source<RecipeSource>

/** A file that was read for an import of sheets. */
export type ReadSheetSource = Extract<SheetSource, { known: true }>
