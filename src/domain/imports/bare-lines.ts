import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { knownDensity, knownWeight } from '../quantity/known-measures.ts'
import { whole } from '../words/word-list.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { readQuantity } from './read-quantity.ts'
import type { RecipeLine } from './recipe-line.ts'
import { mayBePartApart } from './recipe-parts.ts'
import { vagueStart } from './vague-quantity.ts'
import { PREPARATIONS, WITHOUT_QUANTITY } from './words/preparations.ts'

const NO_QUANTITY = whole(WITHOUT_QUANTITY)
/** What is an ingredient and the head of a part as well, above a quantity. */
const MAYBE_PART = new RegExp(String.raw`^(?:creme|biscuits?|levain|poolish|praline|${PREPARATIONS})$`, 'u')
/** What is in front of the first word of a food. */
const IN_FRONT =
  /^(?:(?:un |une |les? |la |l'|du |des |de la |de l'|d'|the |a |some |fresh(?:ly)? |ground |grated |chopped |crushed |toasted |dried |flaky |coarse |sea |white |black |red |green |hot |good |extra |virgin |big |small |large |beau |belle |beaux |belles |bons? |bonnes? |gros |grosses? |petite?s? |vrai |fine |un tour de ))+/u
/** Lines with a quantity that make a list of ingredients of a text. */
const LEAST_AMOUNTS = 2
const MOST_WORDS = 10

/**
 * Lines of which each without a quantity that begins with no food is a doubt, where the others have a quantity: it may be
 * a remark, a title or the head of a part.
 */
export function withRemarksMarked(lines: readonly RecipeLine[]): RecipeLine[] {
  const bare = new Set(lines.filter(isBare))
  const amounts = lines.filter((line) => saysHowMuch(line) || line.doubt !== null).length
  if (amounts < LEAST_AMOUNTS || bare.size > amounts) return [...lines]
  const first = lines.findIndex((line) => !bare.has(line))
  const isHead = (line: RecipeLine, at: number) => {
    const next = lines[at + 1]
    const mayBePart = MAYBE_PART.test(foldForSearch(line.name)) || mayBePartApart(line.name)
    // Above all quantities, with a remark below or none.
    if (at < first && (mayBePart || isCapital(line, next))) return true
    const isRemark = next !== undefined && at === 0 && bare.has(next) && !isFood(next)
    if (!isRemark && !saysHowMuch(next)) return false
    if (at === 0 && isNamedBelow(next, line)) return true
    return isNamedBelow(line, next) || (at === 0 ? isLongName(line.name) : mayBePart)
  }
  return lines.map((line, at) =>
    bare.has(line) && (!isFood(line) || isHead(line, at))
      ? { ...line, doubt: { reason: 'remark', written: line.text } }
      : line,
  )
}

const saysHowMuch = (line: RecipeLine | undefined): boolean =>
  line !== undefined && (line.quantity !== null || line.counted !== null)

/** 'CARAMEL' above lines in small letters. */
const isCapital = ({ text }: RecipeLine, next: RecipeLine | undefined): boolean =>
  /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && /\p{Ll}{3}/u.test(next?.text ?? '')

/** 'Semoule' above '1 kg de semoule moyenne' is the head of it. */
const isNamedBelow = (line: RecipeLine | undefined, below: RecipeLine | undefined): boolean =>
  line !== undefined && ` ${foldForSearch(below?.name ?? '')} `.includes(` ${foldForSearch(line.name)} `)

/** 'Salade composée' in the first line is a title or a food. */
const isLongName = (name: string): boolean =>
  /\p{Letter}\s+\p{Letter}/u.test(name) && !NO_QUANTITY.test(foldForSearch(name))

/** '2) ' in front of words */
const NUMBER = /^\d{1,2}[.)]\s*(?=\p{Letter})/u

/** Whether a line has no quantity, not even a vague one. */
const isBare = ({ text, quantity, counted, atWill, doubt }: RecipeLine): boolean =>
  quantity === null &&
  counted === null &&
  !atWill &&
  doubt === null &&
  !text.includes('\t') &&
  vagueStart(text) === null &&
  readQuantity(text.replace(NUMBER, '')) === null &&
  readQuantity(text.split(/[:=]/u)[1] ?? '') === null

function isFood({ name, text }: RecipeLine): boolean {
  const words = foldForSearch(name).trim()
  if (text.trim().split(/\s+/u).length > MOST_WORDS || /[!?]\s*$|:\s/u.test(text)) return false
  if (NO_QUANTITY.test(words)) return true
  if (knownDensity(name) !== null || knownWeight(name, 'pièce') !== null) return true
  return [words, words.replace(IN_FRONT, '')].some(beginsWithFood)
}
