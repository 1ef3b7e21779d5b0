import { withoutAtWill } from './at-will.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { partOfPieces } from './part-of-piece.ts'
import { readQuantity } from './read-quantity.ts'
import { foodsBehind } from './foods-behind.ts'
import { LINKING } from './recipe-name.ts'
import { vagueStart } from './vague-quantity.ts'

export const BULLET = /^\s*(?:[-–—•*·▪◦●□☐✓▢§→■➢►✔◆○+]\s*|[°º]\s+|\d{1,2}[.)]\s+)/u

/** The products of a line, each with its own quantity: '2 œufs + 1 jaune', 'Sel, poivre'. */
export const productsOf = (line: string): string[] =>
  ofSemicolons(line)
    .flatMap(namedFigures)
    .flatMap(saltAndPepper)
    .flatMap(twoProducts)
    .flatMap(foodsBehind)
    .flatMap(listedFoods)

const SEMICOLON = /(?:\s*;\s+|\s+[•·▪◆]\s+)(?![^()]*\))/u

/** 'Un poulet de 1 kg 600 ; 4 cuillerées d’huile ; sel.': each part a product, most with a quantity. */
function ofSemicolons(line: string): string[] {
  const parts = line.split(SEMICOLON).filter((part) => part.trim() !== '')
  if (parts.length < 2 || line.includes('\t')) return [line]
  const [last = ''] = parts.splice(-1, 1, (parts.at(-1) ?? '').replace(/(?<=\p{Letter}{2})\s*\.\s*$/u, ''))
  const named = parts.filter(isNamed).length
  const areFoods = parts.every(
    (part) => isNamed(part) || vagueStart(part.trim()) !== null || isShortFood(part),
  )
  return areFoods && named > 0 && last.length <= LONGEST_PART ? parts : [line]
}

/** 'Œufs : 4, sucre : 100 g': each part a name and its figure. */
function namedFigures(line: string): string[] {
  const parts = line.split(/\s*,\s+(?![^()]*\))/u)
  return parts.length > 1 && parts.every((part) => NAMED_FIGURE.test(part)) ? parts : [line]
}

const NAMED_FIGURE = /^\W*\p{Letter}[^:\d\t]*:\s*[\d¼-¾⅐-⅞][^:]*$/u

/** Characters; a longer part is prose. */
const LONGEST_PART = 80

/** 'Sel', 'Poivre du moulin', 'Sel, poivre': without a figure. */
const SEASONING = /^\W*(?:sel|poivre|salt|pepper)\b\D*$/iu

/** 'Sel, poivre' is the usual line with two products; 'QS' beside it is of both. */
function saltAndPepper(text: string): string[] {
  const without = withoutAtWill(text)
  if (without === null) return seasonings(text)
  const foods = without.replace(LINKING, '')
  const parts = seasonings(foods).flatMap(listedFoods)
  return parts.length === 1 ? [text] : parts.map((part) => `${part} QS`)
}

function seasonings(line: string): string[] {
  const isUsual =
    /^\D*\b(?:sel|salt)\s+(?:et|and|&)\s+(?:\p{Letter}+\s+){0,3}(?:poivre|pepper)\D*$/iu.test(line) ||
    SEASONING.test(line) ||
    /^\D*,\s*(?:sel|salt)\s*(?:,|et|and)\s*(?:poivre|pepper)\D*$/iu.test(line)
  if (!isUsual || /\bpepper\s+(?:to|sauce)/iu.test(line)) return [line]
  return line.split(/\s*,\s*(?!to\b|au\b|à\b|q)|\s+et\s+|\s+and\s+|\s+[&–—-]\s+/u)
}

/** Where a further product begins; never in parentheses: '2 poivrons (1 rouge, 1 vert)' is one. */
const FURTHER =
  /(?:\s+\+\s+|\s*,?\s+(?:plus|et|and)\s+(?=[\d¼-¾⅐-⅞])|(?<=\p{Letter}\)?)\s*[,;]\s*(?=[\d¼-¾⅐-⅞]))(?![^()]*\))/u
const SAME_PRODUCT =
  /^\s*(?:$|pour\b|for\b|to\b|extra\b|more\b|en\b|dont\b|de plus\b|of (?:which|them)\b|finely\b|chopped\b|cut\b)/iu

/** '2 œufs + 1 jaune', '125 g d'amandes, 40 g de sucre': each part with its own quantity and its own name. */
function twoProducts(line: string): string[] {
  const parts = line.split(FURTHER)
  if (parts.length === 1 || line.includes('\t')) return [line]
  const [first = '', ...others] = parts
  // 'Sel, poivre, 1 carotte', 'Persil, ail, 20 g de beurre'
  const bare = SEASONING.test(first) ? saltAndPepper(first) : listedFoods(first)
  if ((SEASONING.test(first) || bare.length > 1) && others.every(isNamed)) return [...bare, ...others]
  return parts.every(isNamed) ? parts : [line]
}

const isShortFood = (part: string): boolean =>
  part.trim().split(/\s+/u).length <= 3 && beginsWithFood(foldForSearch(part).trim())

/** 'Thym, laurier', 'huile d’olive et basilic': foods without a figure, of three words at most each. */
function listedFoods(line: string): string[] {
  if (/[\d¼-¾⅐-⅞():\t]/u.test(line)) return [line]
  const parts = line.replace(BULLET, '').split(/\s*,\s*(?:et\s+|and\s+)?|\s+et\s+|\s+and\s+|\s+&\s+/u)
  return parts.length > 1 && parts.every(isShortFood) && readQuantity(line) === null ? parts : [line]
}

/** '+ un peu pour le plan' */
const A_LITTLE_FOR =
  /^\s*(?:un\s+(?:petit\s+)?peu|a\s+(?:little|bit)|some|quelques\s+\p{Letter}+)\s*(?:$|pour\b|for\b|en\b|à\b|extra\b|more\b)/iu

function isNamed(part: string): boolean {
  if (A_LITTLE_FOR.test(part)) return false
  if (partOfPieces(part.replace(BULLET, '').trim()) !== null) return true
  const written = readQuantity(part.replace(BULLET, ''))
  return written !== null && !SAME_PRODUCT.test(written.inName + written.rest)
}
