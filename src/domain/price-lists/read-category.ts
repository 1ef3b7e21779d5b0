import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import {
  COLOUR,
  CUTS,
  DRY,
  FLAVOUR,
  FROZEN_NAME,
  FRUIT_AND_VEG,
  NAMES,
  NO_RAYON,
  NOT_FOOD,
  NOT_FOOD_RAYON,
  OF_DISHES,
  PHRASES,
  RAYONS,
  WINES_BY_COLOUR,
} from './category-words.ts'
import { memoizeByText } from '../tables/memoize-by-text.ts'

export interface CategoryReading {
  category: ProductCategory
  /** False when it comes from the product's name alone, is one of several, or is unknown, as of cleaning goods. */
  sure: boolean
}

/** The information of a list about the category of a product; '' where there is none. */
export interface CategoryEvidence {
  /** The column of the rayon, or the heading above the product. */
  rayon: string
  /** Storage: 'Frais', 'Surgelé', 'Ambiant'. */
  storage: string
  name: string
}

/** The meaning of a rayon: its categories, the most likely first. */
interface Rayon {
  categories: ProductCategory[]
  fruitAndVeg: boolean
  notFood: boolean
}

const FROZEN_STORAGE = /surgel|congel|negatif|frozen|-\s?18/u
const UNKNOWN: ProductCategory = 'Épicerie'

/** The category of a product, from its rayon, else from its storage, else from its name. */
export function readCategory({ rayon, storage, name }: CategoryEvidence): CategoryReading {
  if (storage !== '' && FROZEN_STORAGE.test(foldForSearch(storage)))
    return { category: 'Surgelés', sure: true }
  const { categories, fruitAndVeg, notFood } = rayonIn(rayon)
  const what = foldForSearch(name)
  if (notFood || NOT_FOOD.test(what)) return guess(UNKNOWN)
  if (fruitAndVeg) {
    const found = categoryOfName(what)
    const produce = found === 'Fruits' || found === 'Légumes'
    return produce ? { category: found, sure: isOnly(found, what) } : guess(found ?? 'Légumes')
  }
  const [only] = categories
  if (only !== undefined && categories.length === 1) return { category: only, sure: true }
  const found = categoryOfName(what)
  if (found !== null && (only === undefined || categories.includes(found))) return guess(found)
  return guess(only ?? UNKNOWN)
}

function guess(category: ProductCategory): CategoryReading {
  return { category, sure: false }
}

/** Whether a text names a rayon, as a heading between the products of a list does. */
export function isRayon(text: string): boolean {
  const { categories, fruitAndVeg, notFood } = rayonIn(text)
  return categories.length > 0 || fruitAndVeg || notFood || NO_RAYON.test(foldForSearch(text))
}

const rayonOf = memoizeByText((text): Rayon => {
  // 'Pâtés' are no 'pâtes', which folded they are.
  const rayon = foldForSearch(text.replaceAll('.', '').replaceAll(/p[âa]tés?(?!\p{L})/giu, 'terrines'))
  const none = { categories: [], fruitAndVeg: false, notFood: false }
  if (rayon === '') return none
  if (NOT_FOOD.test(rayon) || NOT_FOOD_RAYON.test(rayon)) return { ...none, notFood: true }
  if (FRUIT_AND_VEG.test(rayon)) return { ...none, fruitAndVeg: true }
  if (DRY.test(rayon)) return { ...none, categories: ['Épicerie'] }
  if (COLOUR.test(rayon) && WINES_BY_COLOUR.test(rayon)) return { ...none, categories: ['Boissons'] }
  return { ...none, categories: categoriesOf(rayon) }
})

/** Texts that are remembered: rayons are few and short. */
const LONGEST = 60

function rayonIn(text: string): Rayon {
  return rayonOf(text.slice(0, LONGEST))
}

/** Words of a rayon whose parts name other rayons. */
const WHOLE: typeof PHRASES = [
  ['Poisson', /\bfruits de mer\b/u],
  ['Boissons', /\bjus de fruits?\b/u],
]
/** What follows in a rayon is in its products: 'Pains au lait'. */
const WITH = /\s(?:aux?|a l[a' ])(?!\p{L})/u

/** 'Desserts Glaces' contains more than ice cream: such a rayon counts as frozen only without another category. */
function categoriesOf(rayon: string): ProductCategory[] {
  const [head = ''] = rayon.split(WITH)
  if (OF_DISHES.test(head) || namedIn(head).length === 0) return []
  const whole = [...WHOLE, ...PHRASES].find(([, words]) => words.test(head))
  if (whole !== undefined) return [...new Set([whole[0], ...namedIn(head.replace(whole[1], ' '))])]
  const found = namedIn(head)
  if (found[0] !== 'Surgelés' || found.length === 1) return found
  return /surgel|congel|frozen|tiefkuhl/u.test(head) ? ['Surgelés'] : found.slice(1)
}

function namedIn(rayon: string): ProductCategory[] {
  return RAYONS.filter(([, words]) => words.test(rayon)).map(([category]) => category)
}

/** Whether a folded name has a word of food or drink. */
export function namesFood(name: string): boolean {
  return !NOT_FOOD.test(name) && categoryOfName(name) !== null
}

/** The category of the thing that a name names first; what follows 'au' or 'saveur' only flavours it. */
function categoryOfName(name: string): ProductCategory | null {
  if (FROZEN_NAME.test(name)) return 'Surgelés'
  const flavoured = name.search(FLAVOUR)
  const head = flavoured > 0 ? name.slice(0, flavoured) : name
  const phrase = earliest(PHRASES, name)
  const word = earliest(NAMES, head)
  if (phrase !== null && (word === null || phrase.at <= word.at)) return phrase.category
  if (word !== null) return word.category
  return CUTS.test(head) ? 'Viande' : (phrase?.category ?? null)
}

function earliest(table: typeof NAMES, text: string): { category: ProductCategory; at: number } | null {
  let found: { category: ProductCategory; at: number } | null = null
  for (const [category, words] of table) {
    const at = text.search(words)
    if (at !== -1 && (found === null || at < found.at)) found = { category, at }
  }
  return found
}

/** Whether no word of a name belongs to another category: 'Tomate cerise' is a guess beside 'Tomate ronde'. */
function isOnly(category: ProductCategory, name: string): boolean {
  return [...NAMES, ...PHRASES].every(([other, words]) => other === category || !words.test(name))
}
