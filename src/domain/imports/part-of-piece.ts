import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { whole } from '../words/word-list.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { readAmount } from './read-amount.ts'
import { readQuantity } from './read-quantity.ts'
import { LINKING } from './recipe-name.ts'
import { PARTS_OF_PIECE, PRESSED_FRUITS } from './words/counted-foods.ts'

const PART = whole(PARTS_OF_PIECE)
const PRESSED = whole(PRESSED_FRUITS)
const ARTICLE = /^(?:(?:les?|la|the)\s+|l['’]\s*)/iu
const OF = /\s+(?:de\s+|of\s+|d['’]\s*)/iu
const AND = /\s*(?:,|\s(?:et|and|&)\s)\s*/iu
/** 'd’œufs' of a part of eggs, which is counted for itself. */
const EGGS = /^(?:œ|oe)ufs?$/iu
const OF_EGG = /^(?:jaunes?|blancs?|yolks?|whites?)$/iu

interface PartOfPiece {
  written: WrittenQuantity
  name: string
  note: string
}

/** '2 citrons' of 'le jus de 2 citrons', with the part as a note; null where no pieces are counted. */
export function partOfPieces(text: string): PartOfPiece | null {
  const place = OF.exec(text)
  if (place === null) return null
  const part = text.slice(0, place.index).trim()
  const behind = text.slice(place.index + place[0].length)
  const written = readQuantity(behind)
  // A weight may be that of the whole or of the part.
  if (written === null || written.quantity === null || written.unit !== null) return null
  const name = `${written.inName}${written.rest}`.trimStart().replace(LINKING, '')
  const plain = part.replace(ARTICLE, '')
  if (EGGS.test(name.trim()) && OF_EGG.test(plain))
    return { written, name: `${plain.toLowerCase()} d’${name.trim()}`, note: '' }
  return isPart(part) ? { written, name, note: part } : null
}

/** 'citron' of '1 jus de citron', which is that of one fruit. */
export function pressedFruit(name: string): { name: string; note: string } | null {
  const place = OF.exec(name)
  if (place === null) return null
  const [part, fruit] = [name.slice(0, place.index), name.slice(place.index + place[0].length)]
  const isJuice = /^(?:petite?s?\s+|gros\s+)?(?:jus|juices?)$/iu.test(part.trim())
  return isJuice && PRESSED.test(foldForSearch(fruit.trim())) ? { name: fruit, note: part.trim() } : null
}

const isPart = (text: string): boolean =>
  readAmount(text) === null &&
  text.split(AND).every((part) => PART.test(foldForSearch(part.trim().replace(ARTICLE, ''))))
