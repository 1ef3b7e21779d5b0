import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { whole } from '../words/word-list.ts'
import { isOnlyFood } from './dish-or-food.ts'
import { givenRecipe } from './message-lead.ts'
import { mouldedTitle } from './moulds.ts'
import { saysHowMuch } from './recipe-title.ts'
import { withoutIntroduction } from './take-title.ts'
import { COVER_WORDS } from './words/cover-words.ts'
import { PARTS } from './words/part-words.ts'
import { PREPARATIONS } from './words/preparations.ts'
import { folded, LONGEST_FACT, namedFacts } from './written-facts.ts'

const COVERS = new RegExp(String.raw`(?<!\p{Letter})${COVER_WORDS}(?!\p{Letter})`, 'u')
const PART = whole(PARTS)
const PREPARATION = whole(PREPARATIONS)

/** The lines without the sentences of a letter above the title: 'Comme promis, la recette.' */
export function withoutCover(lines: readonly string[]): readonly string[] {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  const salutation = SALUTATION.test(first) && isCover(second) ? first : null
  const from = lines.findIndex((line) => line.trim() !== '' && line !== salutation && !isCover(line))
  const title = lines[from] ?? ''
  const above = lines.slice(0, Math.max(from, 0)).filter((line) => line.trim() !== '')
  const isApart = from > 0 && (lines[from - 1] ?? '').trim() === ''
  if (above.length === 0 || !isApart) return lines
  const isNamed = above.some(namesRecipe)
  // 'Voici ce qu’il vous faut :' above 'Riz'
  const isFood = (lines[from + 1] ?? '').trim() !== '' && isOnlyFood(title)
  return !isFood && mayBeTitle(title, isNamed) ? lines.slice(from) : lines
}

/** 'Chef,', 'Cher collègue,' */
const SALUTATION = /^\s*\p{Lu}\p{Letter}+(?:\s\p{Letter}+)?\s?[,!]\s*$/u

/** 'Voici la recette de la tarte', and not 'Voici la fiche demandée hier' */
function namesRecipe(line: string): boolean {
  const name = givenRecipe(line)?.name ?? withoutIntroduction(line)
  return name !== null && !/^(?:fiche|recette)/iu.test(name)
}

/** 'Comme promis, la recette du pâté.', and no name with a stop behind it. */
const isCover = (line: string): boolean =>
  line.length <= LONGEST_FACT &&
  /^\P{Nd}*[.!:,…]\s*$/u.test(line) &&
  COVERS.test(folded(line)) &&
  !/^(?:les )?(?:ingredients?|quantites?)\b/u.test(folded(line))

/** @param isNamed whether what is above names the recipe: then only a name with what it makes is a title */
function mayBeTitle(line: string, isNamed: boolean): boolean {
  const named = namedFacts(line)?.name ?? mouldedTitle(line.trim())?.name ?? null
  const words = foldForSearch(named ?? line).trim()
  if (PART.test(words) || /^(?:les )?ingredients?\b/u.test(words)) return false
  if (named !== null) return !saysHowMuch(named) && !(isNamed && PREPARATION.test(words))
  return !isNamed && /^\p{Letter}[^.!:;,]*$/u.test(line.trim()) && !saysHowMuch(line)
}
