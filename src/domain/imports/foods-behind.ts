import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginning, whole } from '../words/word-list.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { COUNTED_BY_WORD } from './counted-words.ts'
import { partOfPieces } from './part-of-piece.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import { readQuantity } from './read-quantity.ts'
import { readMeasure } from './recipe-units.ts'
import { LINKING } from './recipe-name.ts'
import { vagueStart } from './vague-quantity.ts'
import { PARTS_OF_PIECE } from './words/counted-foods.ts'
import { FOODS_OF_MANY_KINDS } from './words/foods-of-many-kinds.ts'
import { WITHOUT_QUANTITY } from './words/preparations.ts'

/** Where a further food may begin; never in parentheses. */
const BETWEEN =
  /(\s*[,;]\s+(?:et\s+|and\s+)?(?!\d)|\s+(?:et|and)\s+(?=une?\s|deux\s|an?\s|one\s|quelques\s))(?![^()]*\))/u
const FIGURE = /[\d¼-¾⅐-⅞]/u
const SEASONING = whole(WITHOUT_QUANTITY)
/** Seasonings that are of no kind of food: 'herbes, persil' is one product, 'herbes, sel' is two. */
const OF_NO_KIND =
  /^(?:fleur de |gros )?(?:sel|poivre|huile|beurre|eau|farine|sucre|salt|pepper|oil|butter|water)\b/u
const OF_MANY_KINDS = beginning(FOODS_OF_MANY_KINDS)
const PART = beginning(PARTS_OF_PIECE)
/** '3 œufs, un pour la dorure', 'a few to serve' */
const FOR = /^(?:$|pour|for|to|en|au?|si|if|de plus|of (?:which|them)|extra|more|ou|or)(?!\p{Letter})/u
/** What a food is cut into, or taken of it. */
const PIECES =
  /^(?:jaunes?|copeau|poudre|petales?|pistils?|pluches?|eclats?|concentre|foies?|peau|os|queues?|tetes?|yolks?|whites?|breasts?|thighs?|legs?|wings?|skin|bones?|shells?|tails?|stems?)/u
const PART_OF =
  /^(?:graines?|feuilles?|jus|zestes?|[ée]corces?|copeaux|pluches?|brins?|huile|fleurs?|seeds?|leaves|juice|zest) (?:de |d['’]|of )(?<food>\p{Letter}{3,}(?: \p{Letter}+)?)$/u
/** 'Sucre 100 g' */
const NAME_FIRST =
  /^\W*\p{Letter}[^\d]*\s\d[\d.,]*\s?(?:k?g|grs?|[cdm]?l|bottes?|pi[èe]ces?|sachets?)\.?\s*$/iu
const MOST_WORDS = 3

/**
 * The products of a line that names further foods behind the first one, whose quantity is written: '20 cl de crème, sel, poivre',
 * '1 oignon, une branche de thym'. What describes the first food stays with it: '2 carottes, pelées'.
 */
export function foodsBehind(line: string): string[] {
  const [first = '', ...rest] = line.split(BETWEEN)
  if (rest.length === 0 || line.includes('\t') || !saysHowMuch(first)) return [line]
  const products = [first]
  for (const { sign, part } of pairsOf(rest)) {
    if (opensProduct(part, first, line)) products.push(part)
    else products.push(`${products.pop() ?? ''}${sign}${part}`)
  }
  return products
}

/** The doubt of a line with a food behind its own that is part of it or another one: '2 carottes, oignons'. */
export function foodBeside(line: string): RecipeDoubt | null {
  const [first = '', ...rest] = line.split(BETWEEN)
  if (rest.length === 0 || line.includes('\t') || !saysHowMuch(first) || isOfMany(first)) return null
  const food = pairsOf(rest).find(
    ({ sign, part }) => /[,;]/u.test(sign) && (isBareFood(part, first) || isOneMore(part)),
  )
  return food === undefined ? null : { reason: 'several', written: food.part.trim() }
}

function pairsOf(parts: readonly string[]): { sign: string; part: string }[] {
  return parts.flatMap((part, at) => (at % 2 === 0 ? [] : [{ sign: parts[at - 1] ?? '', part }]))
}

/** '20 cl de crème', 'Crème 20 cl', 'un oignon', and not '1 cup'. */
function saysHowMuch(text: string): boolean {
  const written = readQuantity(text)
  if (written !== null) return /\p{Letter}{2}/u.test(`${written.inName}${written.rest}`)
  return FIGURE.test(text) || vagueStart(text) !== null || partOfPieces(text.trim()) !== null
}

function opensProduct(part: string, first: string, line: string): boolean {
  if (NAME_FIRST.test(part) && NAME_FIRST.test(first)) return true
  if (FIGURE.test(part)) return false
  if (isPartOfOther(part, first)) return true
  return (
    isCounted(part, first) ||
    isSeasoning(part, first) ||
    (isBareFood(part, first) && hasSeasoning(line, first))
  )
}

/** 'graines de sésame', and not 'feuilles de persil' of a bunch of it */
function isPartOfOther(part: string, first: string): boolean {
  const words = foldForSearch(part).trim()
  const food = PART_OF.exec(words)?.groups?.['food']
  return food !== undefined && words.split(/\s+/u).length <= MOST_WORDS && !isOfSame(food, first)
}

/** 'une pincée de sel', 'un oignon', 'le jus d’un citron', 'quelques feuilles de menthe' */
function isCounted(part: string, first: string): boolean {
  const pieces = partOfPieces(part)
  if (pieces !== null) return !isOfSame(foldForSearch(pieces.name), first)
  const vague = vagueStart(part)
  if (vague !== null)
    return isNamed(vague.name, /\p{Letter}{4}/u.test(vague.words.replace(/^(?:un peu|quelques)\s*/iu, '')))
  const written = readQuantity(part)
  if (written === null) return false
  const isMeasured = written.unit !== null || written.counted !== null || written.quantity === null
  return isNamed(`${written.inName}${written.rest}`, isMeasured)
}

/** @param isMeasured whether a word of measure is in front, '… de' included */
function isNamed(text: string, isMeasured: boolean): boolean {
  const name = foldForSearch(text.trimStart().replace(LINKING, '')).trim()
  const [word = '', ...others] = name.split(/\s+/u)
  if (FOR.test(name) || (COUNTED_BY_WORD.has(word) && FOR.test(others.join(' ')))) return false
  return isMeasured || beginsWithFood(name)
}

function isSeasoning(part: string, first: string): boolean {
  const words = foldForSearch(part).trim()
  if (!SEASONING.test(words) || words.split(/\s+/u).length > MOST_WORDS || isOfSame(words, first))
    return false
  return OF_NO_KIND.test(words) || !isOfMany(first)
}

const hasSeasoning = (line: string, first: string): boolean =>
  !isOfMany(first) &&
  line
    .split(BETWEEN)
    .slice(1)
    .some((part) => isSeasoning(part, first))

/** A food in a few words, and no part of the first one: 'ail', and not 'feuilles'. */
function isBareFood(part: string, first: string): boolean {
  const words = foldForSearch(part).trim()
  const [word = ''] = words.split(/\s+/u)
  const isPiece = PART.test(words) || PIECES.test(words) || COUNTED_BY_WORD.has(word.replace(/s$/u, ''))
  const isShort = words.split(/\s+/u).length <= MOST_WORDS && !FIGURE.test(part)
  return isShort && !isPiece && beginsWithFood(words) && !isOfSame(words, first)
}

/** 'une couenne', of a name that is no known food; 'une belle' and 'un sachet' are of the first one. */
function isOneMore(part: string): boolean {
  const [, word = ''] = /^\s*une?\s+(\p{Letter}{4,})(?:\s+\p{Letter}+)?\s*$/u.exec(part) ?? []
  return word !== '' && readMeasure(word) === null && !DESCRIBES.test(foldForSearch(word))
}
const DESCRIBES =
  /^(?:belles?|gros|grosses?|petite?s?|grande?s?|moyen|moyenne|vert|verte|rouge|jaune|noire?|blanche?|bien|peu|sachet|paquet|barquette|douzaine|poignee|seule?|autre|moitie|partie|tiers|quart)$/u

/** Whether the first food is a kind, and the next ones say which: 'herbes, persil et cerfeuil'. */
function isOfMany(first: string): boolean {
  const written = readQuantity(first)
  const name = written === null ? first : `${written.inName}${written.rest}`.trimStart().replace(LINKING, '')
  const words = foldForSearch(name).trim()
  // 'graines de coriandre' are of one kind.
  return OF_MANY_KINDS.test(words) && !/\s(?:de|du|of)\s|\sd['’]/u.test(words)
}

/** 'beurre demi-sel' behind '200 g de beurre' describes it. */
const isOfSame = (words: string, first: string): boolean =>
  ` ${foldForSearch(first)} `
    .replaceAll(/['’]/gu, ' ')
    .includes(` ${words.split(/\s/u)[0] ?? ''}`.replace(/[sx]$/u, ''))
