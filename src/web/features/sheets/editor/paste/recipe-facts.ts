import type { SchemaRecipe } from '#domain/imports/schema-recipe.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import type { SheetFacts } from '../state/draft.ts'

export type RecipeFact = 'title' | 'portions' | 'times' | 'steps' | 'description'

/** What a recipe says besides its ingredients, as far as a sheet can hold it. */
export function statedFacts(recipe: SchemaRecipe): RecipeFact[] {
  const stated: Record<RecipeFact, boolean> = {
    title: SHEET_FACTS.title.schema.safeParse(recipe.title).success,
    portions: recipe.portions !== null,
    times: recipe.prepMinutes !== null || recipe.cookMinutes !== null,
    steps: recipe.steps.length > 0,
    description: recipe.description !== '',
  }
  return (Object.keys(stated) as RecipeFact[]).filter((fact) => stated[fact])
}

/** The chosen ones as a change of the sheet. */
export function changeOf(recipe: SchemaRecipe, chosen: ReadonlySet<RecipeFact>): Partial<SheetFacts> {
  const { title, portions, prepMinutes, cookMinutes, steps, description } = recipe
  return {
    ...(chosen.has('title') && title !== null && { title }),
    ...(chosen.has('portions') && portions !== null && { portions }),
    ...(chosen.has('times') && prepMinutes !== null && { prepMinutes }),
    ...(chosen.has('times') && cookMinutes !== null && { cookMinutes }),
    ...(chosen.has('steps') && { steps: steps.join('\n') }),
    ...(chosen.has('description') && { description: description.slice(0, SHEET_MAX_LENGTH.description) }),
  }
}
