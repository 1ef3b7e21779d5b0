import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginning, whole } from '../words/word-list.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { PARTS } from './words/part-words.ts'
import { PREPARATIONS } from './words/preparations.ts'

const PART = whole(PARTS)
const PREPARATION = beginning(PREPARATIONS)
const HEAD = /^[^\d¼-¾⅐-⅞]+:\s*$/u
const OF_PART = /^(?:pour|for|to|avec|with|la|le|les|l'|base|part(?:ie)?|etape|step) ?/u
const MOST_WORDS = 5

/**
 * The heads among lines of ingredients that may each be the name of a recipe: 'Mojito', 'Spritz', and not 'Pour la sauce'.
 * Empty where they and the title come to one recipe.
 */
export function headsOfRecipes(lines: readonly string[], title: string | null): string[] {
  const first = lines.findIndex((line) => HEAD.test(line))
  const heads = lines.filter(isOwnName)
  const isTitleOfLines = title !== null && first > 0
  return heads.length + (isTitleOfLines ? 1 : 0) > 1 ? heads : []
}

/** Characters; what is longer is prose. */
const LONGEST = 60

function isOwnName(line: string): boolean {
  if (line.length > LONGEST || !HEAD.test(line)) return false
  const words = foldForSearch(line.trimEnd().replace(/:$/u, '')).trim()
  return (
    words.split(/\s+/u).length <= MOST_WORDS &&
    !OF_PART.test(words) &&
    !PART.test(words) &&
    !PREPARATION.test(words) &&
    !beginsWithFood(words)
  )
}

/** Whether a line has no figure and no sign of a sentence: above 'Pour 4 personnes' it is the name of a recipe. */
export const isNameAlone = (line: string | undefined): line is string =>
  line !== undefined && /^\p{Letter}[^\d¼-¾⅐-⅞,;.!?\t]*$/u.test(line.trim())
