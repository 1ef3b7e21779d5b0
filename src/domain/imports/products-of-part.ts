import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { readQuantity } from './read-quantity.ts'
import { LINKING } from './recipe-name.ts'
import { BULLET, productsOf } from './several-products.ts'
import { isSentence, isWork } from './work-lines.ts'

/** 'Pour la gremolata : ', 'Pâte : ' in front of what the part takes. */
const PART = /^(?<purpose>(?:pour|pr)\s+(?:les?|la|l['’])|for\s+the)?(?<food>[^:\d,]{2,40}):\s*(?=\S)/iu
/** '1 queue de 1,2 kg', '4 filets de 150 g', '2 cuisses': a piece whose food is not named. */
const PIECE_ALONE =
  /^(\s*(?:\d+|une?|deux|trois|quatre|six)\s+(?:(?:gros(?:se)?|belle|beau|petite?)s?\s+)?(?:queues?|filets?|cuisses?|blancs?|supr[êe]mes?|dos|darnes?|pav[ée]s?|escalopes?|carr[ée]s?|r[âa]bles?|[ée]paules?|gigots?|c[ôo]tes?|coffres?|noix|morceaux?|pi[èe]ces?))(?=\s*(?:$|,|\(|d['e’]\s*\d))/iu
const FIGURE = /^[\d¼-¾⅐-⅞]/u

/**
 * The products of a line, without the part that they are for: 'Pour le bouillon : 2 carottes, 1 oignon' and 'Pâte :
 * 250 g de farine, 125 g de beurre'. A piece keeps the food of its part: '1 queue' of 'Pour la lotte : 1 queue' is one of
 * lotte. Where what follows the colon is not all foods, the line is one; so it is where a food is in front of two, as in
 * 'Farine : 200 g de blé, 100 g de seigle'.
 */
export function productsOfPart(line: string): string[] {
  const bare = line.replace(BULLET, '')
  const { purpose, food = '' } = line.includes('\t') ? {} : (PART.exec(bare)?.groups ?? {})
  const taken = bare.replace(PART, '')
  if (food === '' || isWork(bare) || isWork(taken) || isSentence(taken)) return productsOf(line)
  if (purpose !== undefined && FIGURE.test(taken)) return productsOf(withFood(taken, food.trim()))
  const products = productsOf(taken)
  const isPart =
    purpose !== undefined || products.length >= (beginsWithFood(foldForSearch(food).trim()) ? 3 : 2)
  return isPart && products.every(isFood) ? products : productsOf(line)
}

function withFood(taken: string, food: string): string {
  const of = /^[aeiouyéèêh]/iu.test(food) ? `d’${food}` : `de ${food}`
  return taken.replace(PIECE_ALONE, `$1 ${of}`)
}

function isFood(product: string): boolean {
  const written = readQuantity(product.trim())
  const name = written === null ? product : written.inName + written.rest
  return beginsWithFood(foldForSearch(name.trim().replace(LINKING, '')).trim())
}
