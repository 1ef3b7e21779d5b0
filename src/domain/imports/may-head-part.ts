import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { isDish } from './dish-or-food.ts'
import { readQuantity } from './read-quantity.ts'
import { isSumOf, LEAST_LINES, NAMED_YIELD, saysHowMuch } from './recipe-title.ts'
import { BULLET } from './several-products.ts'

/**
 * Whether a line below an empty one may head a part and say what it makes: 'Mousse de foie 1 kg' above lines that come to
 * it, 'Beurre nantais (par assiette 40 g)'.
 */
export function mayHeadPart(line: string, below: readonly string[]): boolean {
  const {
    name,
    sign = '',
    made = '',
  } = NAMED_YIELD.exec(
    line
      .replace(BULLET, '')
      .trim()
      .replace(/\(par \p{Letter}+ /iu, '('),
  )?.groups ?? {}
  if (name === undefined || below.length < LEAST_LINES || !below.slice(0, LEAST_LINES).every(saysHowMuch))
    return false
  const written = readQuantity(made)
  const words = foldForSearch(name).trim()
  // In a list with bullets a food is one of the lines.
  const isListed = BULLET.test(line) && below.some((other) => BULLET.test(other))
  if (
    written?.measured !== true ||
    (isListed && !isDish(words)) ||
    /\p{Letter}/u.test(written.rest) ||
    (beginsWithFood(words) && !isDish(words) && !sign.includes('('))
  )
    return false
  return sign.includes('(') ? !below.some((other) => other.includes('(')) : isSumOf(written, below)
}
