import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { isAroundRecipe, saysWhose } from './around-recipe.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { isGreetingWithName } from './message-lead.ts'
import { folded, isFact } from './written-facts.ts'

/** The first line of a text that is not empty. */
export const firstOf = (lines: readonly string[]): string => lines.find((line) => line.trim() !== '') ?? ''

/** The lines that people and pages write around a recipe, without a greeting at its beginning that names it. */
export function linesAround(lines: readonly string[]): ReadonlySet<string> {
  const first = firstOf(lines)
  const isNamed = isGreetingWithName(first) && !saysWhose(first)
  return new Set(
    lines.filter((line) => isAroundRecipe(line) && !isFact(line) && !(isNamed && line === first)),
  )
}

/** 'Mojito framboise', and no food, part or fact. */
export const isBareName = (line: string): boolean =>
  /^\p{Letter}[^\d:;.!?\t]*$/u.test(line.trim()) &&
  line.length <= LONGEST_NAME &&
  !beginsWithFood(foldForSearch(line))
const LONGEST_NAME = 60

/** Whether an empty line parts the first line of a text from the others. */
export function isFirstApart(all: readonly string[]): boolean {
  const from = all.findIndex((line) => line.trim() !== '')
  const isEmpty = (at: number) => (all[at] ?? '').trim() === ''
  return (
    from !== -1 &&
    isEmpty(from + 1) &&
    !all.slice(from + 2, from + 5).some((line, at) => at > 0 && line.trim() === '')
  )
}

/** The lines without a first one that says only that a recipe follows. */
export function withoutHeading(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => line.trim() !== '')
  return /^(?:(?:la|ma|une|the|my) )?(?:recette|recipe)s?\s*:?$/u.test(folded(lines[from] ?? ''))
    ? lines.slice(from + 1)
    : lines
}
