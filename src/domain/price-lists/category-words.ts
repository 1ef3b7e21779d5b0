import {
  FROZEN_RAYONS,
  SPICE_RAYONS,
  FISH_RAYONS,
  MEAT_RAYONS,
  DAIRY_RAYONS,
  DRINK_RAYONS,
  VEGETABLE_RAYONS,
  GROCERY_RAYONS,
  WINE_RAYON_WORDS,
  FRUIT_AND_VEG_RAYONS,
  NO_RAYONS,
} from './words/rayons.ts'
import {
  SPICE_PHRASES,
  GROCERY_PHRASES,
  DRINK_PHRASES,
  FISH_PHRASES,
  MEAT_PHRASES,
  DAIRY_PHRASES,
  WORDS_BEFORE_FLAVOUR,
} from './words/category-phrases.ts'
import { GROCERY_NAMES, DRINK_NAMES, SPICE_NAMES } from './words/grocery-names.ts'
import {
  DAIRY_NAMES,
  FISH_NAMES,
  MEAT_NAMES,
  FRUIT_NAMES,
  VEGETABLE_NAMES,
  FROZEN_NAMES,
  CUT_NAMES,
} from './words/fresh-names.ts'
import { FRUIT_PHRASES, VEGETABLE_PHRASES } from './words/garden-phrases.ts'
import { CLEANING_GOODS, CLEANING_TASKS, NON_FOOD_NAMES, NON_FOOD_RAYONS } from './words/non-food.ts'
import { whole } from '../words/word-list.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'

/** Words of rayons, or their beginnings, folded. */
export const RAYONS: [category: ProductCategory, words: RegExp][] = [
  ['Surgelés', new RegExp(String.raw`\b${FROZEN_RAYONS}`, 'u')],
  ['Épices', new RegExp(String.raw`\b${SPICE_RAYONS}`, 'u')],
  ['Poisson', new RegExp(String.raw`\b${FISH_RAYONS}`, 'u')],
  ['Viande', new RegExp(String.raw`\b${MEAT_RAYONS}`, 'u')],
  ['Crémerie', new RegExp(String.raw`\b${DAIRY_RAYONS}`, 'u')],
  ['Boissons', new RegExp(String.raw`\b${DRINK_RAYONS}`, 'u')],
  ['Légumes', new RegExp(String.raw`\b${VEGETABLE_RAYONS}`, 'u')],
  ['Fruits', /\b(?:fruits?\b|agrume|fruit|frutas?\b|frutta|obst\b)/u],
  ['Épicerie', new RegExp(String.raw`\b${GROCERY_RAYONS}`, 'u')],
]

/** A rayon of wines by their colour: 'Rouges', 'Bordeaux blanc', but not 'Fruits rouges' or 'Thon blanc'. */
export const WINES_BY_COLOUR = new RegExp(String.raw`^(?:${WINE_RAYON_WORDS}\s*)+$`, 'u')
export const COLOUR = /\b(?:rouges?|blancs?|roses?)\b/u

/** Two categories in one: the name decides. */
export const FRUIT_AND_VEG = new RegExp(FRUIT_AND_VEG_RAYONS, 'u')
export const DRY = /\b(?:fruits?|legumes?) secs?\b/u

/**
 * Names in which a word stands for something else than alone, with what they are: the milk of a coconut, the butter of
 * a bean. They are read before the single words.
 */
export const PHRASES: [category: ProductCategory, words: RegExp][] = [
  ['Épices', new RegExp(String.raw`\b${SPICE_PHRASES}`, 'u')],
  ['Épicerie', new RegExp(String.raw`\b${GROCERY_PHRASES}`, 'u')],
  ['Légumes', new RegExp(String.raw`\b${VEGETABLE_PHRASES}`, 'u')],
  ['Boissons', new RegExp(String.raw`\b${DRINK_PHRASES}`, 'u')],
  ['Poisson', new RegExp(String.raw`\b${FISH_PHRASES}`, 'u')],
  ['Viande', new RegExp(String.raw`\b${MEAT_PHRASES}`, 'u')],
  ['Crémerie', new RegExp(String.raw`\b${DAIRY_PHRASES}`, 'u')],
  ['Fruits', new RegExp(String.raw`\b${FRUIT_PHRASES}`, 'u')],
]

/** Beginnings of words of names: only a guess, which the user sees as such. */
export const NAMES: [category: ProductCategory, words: RegExp][] = [
  ['Épicerie', new RegExp(String.raw`\b${GROCERY_NAMES}`, 'u')],
  ['Boissons', new RegExp(String.raw`\b${DRINK_NAMES}|\b(?:rouge|blanc|rose)\b.*\b(?:19|20)\d\d\b`, 'u')],
  ['Épices', new RegExp(String.raw`\b${SPICE_NAMES}`, 'u')],
  ['Crémerie', new RegExp(String.raw`\b${DAIRY_NAMES}`, 'u')],
  ['Poisson', new RegExp(String.raw`\b${FISH_NAMES}`, 'u')],
  ['Viande', new RegExp(String.raw`\b${MEAT_NAMES}`, 'u')],
  ['Fruits', new RegExp(String.raw`\b${FRUIT_NAMES}`, 'u')],
  ['Légumes', new RegExp(String.raw`\b${VEGETABLE_NAMES}`, 'u')],
]

/** Frozen is frozen, wherever the name says it. */
export const FROZEN_NAME = new RegExp(String.raw`\b${FROZEN_NAMES}`, 'u')
/** Forms of meat that also exist of fish and of vegetables: only without another word. */
export const CUTS = new RegExp(String.raw`\b${CUT_NAMES}`, 'u')
/** What comes behind is in the product or beside it, and does not say what it is: 'Poulet au cidre'. */
export const FLAVOUR = new RegExp(String.raw`\s${WORDS_BEFORE_FLAVOUR}(?![\p{L}\d])`, 'u')

/** Cleaning goods and what a table is laid with, by the name. */
export const NOT_FOOD = new RegExp(
  String.raw`\b(?:${NON_FOOD_NAMES}|${CLEANING_GOODS}\b[^,;]{0,20}\b${CLEANING_TASKS}\b|(?:alcool|vinaigre)[^,;]{0,12} menager)`,
  'u',
)
/** The same by the rayon. */
export const NOT_FOOD_RAYON = new RegExp(String.raw`\b${NON_FOOD_RAYONS}`, 'u')
/** Rayons of dishes that are named by an ingredient. */
export const OF_DISHES = /\bsalades? (?:traiteur|compos|repas)|\bsauces? salades?/u
/** Headings that end the rayon above without naming one. */
export const NO_RAYON = whole(NO_RAYONS)
