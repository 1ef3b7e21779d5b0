import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import { isBoxedLiquid } from './boxed-liquids.ts'
import { readCategory } from './read-category.ts'
import { POURED_GOODS, WORN_GOODS } from './words/worn-goods.ts'

const WORN = anywhere(WORN_GOODS)
const POURED = anywhere(POURED_GOODS)

/** 'L' without a figure or a word that makes it a unit: 'Gants latex L', but neither '5 L' nor 'le L' nor '(L)'. */
const LONE_L =
  /(?<![\d½¼¾.,]\s*)(?<!(?:^|\s)(?:le|au|du|par|prix|en|un|per|de)\s)(?<=[\s,;:/-])l(?=$|[\s,;:/-])/giu
/** Of what is worn these are always sizes: 'boîte de 100 L'. */
const ANY_SIZE = /(?<![\p{L}'’])(?:x{0,3}[sl]|m)(?![\p{L}'’])/giu

/** Whether a name is of what is worn, whose 'L' is a size. */
export function isWorn(name: string): boolean {
  return WORN.test(foldForSearch(name))
}

/** A name, or the pack of the product, without the letter of a size: an 'L' is a litre only of what is poured. */
export function withoutSize(text: string, name: string): string {
  if (isWorn(name)) return text.replaceAll(ANY_SIZE, ' ')
  const without = text.replaceAll(LONE_L, ' ')
  return without === text || isPoured(name) ? text : without
}

function isPoured(name: string): boolean {
  const folded = foldForSearch(name)
  const { category } = readCategory({ rayon: '', storage: '', name })
  return category === 'Boissons' || POURED.test(folded) || isBoxedLiquid(folded)
}
