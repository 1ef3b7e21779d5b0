import { portionsOf } from '../imports/schema-recipe.ts'
import type { ExportedRecipe } from './exported-recipe.ts'

const GUESTS =
  /\d\s*(?:personnes?|pers\b|portions?|couverts?|convives?|parts?|servings?|serves|people|persons?|raciones|comensales|personas?|portionen|personen)|(?:serves|pour|for)\s+\d/iu
/** '8', '4-6', 'about 8', '4 à 6' */
const BARE = /^(?:about|environ|ca\.?|~)?\s*\d{1,6}(?:[.,]0+)?(?:\s*(?:à|-|–|to|ou|or)\s*\d{1,6})?$/iu
const RANGE = /\d\s*(?:à|-|–|to|ou|or)\s*\d/iu

/**
 * The portions of a yield as programs write it. '1 loaf' and '12 muffins' are no number of portions: they stay a note,
 * as does '4 to 6', of which the lower bound counts.
 */
export function writtenYield(text: string): Pick<ExportedRecipe, 'portions' | 'writtenYield' | 'yieldNote'> {
  const isPortions = BARE.test(text) || GUESTS.test(text)
  const { portions } = isPortions ? portionsOf(text) : { portions: null }
  const isPlain = text === '' || (portions !== null && !RANGE.test(text))
  return { portions, writtenYield: text, yieldNote: isPlain ? null : text }
}
