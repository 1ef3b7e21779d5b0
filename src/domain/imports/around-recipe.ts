import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { whole } from '../words/word-list.ts'
import { isQuestion } from './chat-stamps.ts'
import { AROUND_RECIPES, LABELS_AROUND } from './words/page-words.ts'

const AROUND = whole(AROUND_RECIPES)
const LABEL = new RegExp(String.raw`^${LABELS_AROUND}\s*:\s*\S`, 'u')
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\p{Letter}{2,}$|^(?:#[\p{Letter}\d_]+\s*)+$/iu
/** '★★★★☆ 4,5/5', '4,8 (125 avis)', '1x 2x 3x' */
const RATED =
  /^(?:[★☆⭐\s]|note\s*:)*\d(?:[.,]\d+)?\s*(?:\/\s*5(?!\d)|sur\s+5(?!\d)|\(?\s*\d[\d.,]*\s*(?:avis|votes?|notes?|reviews?|ratings?)).*$|^(?:\d+x\s*){2,}$/iu
const SIGNED = /^(?:[Pp]ar|[Bb]y)\s+\p{Lu}\p{Letter}*(?:\s+\p{Lu}[\p{Letter}.]*){0,3}$/u
const COPYRIGHT = /^\W*[©®]/u
/** 'FICHE TECHNIQUE N° 14', 'Fiche recette FT-012': the head of a document, and the name of no dish. */
const FORM =
  /^fiches?\s+(?:techniques?|recettes?|produits?|plats?|(?:de|d')\s*(?:fabrication|production|cuisine|recette|realisation))(?:\s+(?:de|d')\s*(?:fabrication|production|cuisine|recette|realisation))?(?:\s*[-–:.]?\s*(?:n\s?[°o]?\.?|num(?:ero)?|#|ref\.?)?\s*[a-z]{0,4}[-\s]?\d[\w./-]*)?$/u
/** 'Je t’envoie la recette de ma grand-mère': whose a recipe is, and not of what. */
const OF_PERSON =
  /(?<!\p{Letter})(?:envoie|donne|file|passe|partage|note|tiens|voici|voila)(?!\p{Letter}).*\srecettes? de (?:(?:ma|sa|la|notre|votre) )?(?:mamie|mamy|meme|maman|papa|papi|papy|tata|tatie|tonton|tante|(?:grand[- ]?|belle[- ]?)?(?:mere|pere)|voisine?|cousine?)$/u
/** 'Accueil > Recettes > Desserts', 'Accueil  Recettes  Desserts' */
const PATH =
  /^(?:(?:accueil|home)(?:\s*[>»›→/|·•]\s*|\s{2,}|\t)\S.*|(?:[^>»›→\d]{2,30}\s[>»›]\s){2,}[^>»›]{2,60})$/u
const MEASURED = /\d\s*(?:k?g|grs?|[cdm]?l)(?!\p{Letter})/iu
/** Characters; what is longer is prose. */
const LONGEST = 200

/**
 * Whether a line is what people and pages write around a recipe, and no part of it: 'Bon appétit !', 'Imprimer',
 * 'Photo : Marie', an address. Never one with a weight or a volume.
 */
export function isAroundRecipe(line: string): boolean {
  const plain = line.trim()
  if (plain === '' || plain.length > LONGEST) return false
  if (plain.includes('\t')) return /^(?:accueil|home)\t/iu.test(plain) && !MEASURED.test(plain)
  if (
    ADDRESS.test(plain) ||
    RATED.test(plain) ||
    SIGNED.test(plain) ||
    COPYRIGHT.test(plain) ||
    isQuestion(plain)
  )
    return true
  if (MEASURED.test(plain)) return false
  const words = wordsOf(plain)
  return (
    isHead(plain) ||
    AROUND.test(words) ||
    OF_PERSON.test(words) ||
    LABEL.test(foldForSearch(plain).replace(/^[^\p{Letter}\d]+/u, ''))
  )
}

const wordsOf = (plain: string): string =>
  foldForSearch(plain).replaceAll(/^[^\p{Letter}\d]+|[^\p{Letter}\d)]+$/gu, '')

/** Whether a line gives a recipe of a person, and names no dish. */
export const saysWhose = (line: string): boolean => OF_PERSON.test(wordsOf(line))

function isHead(plain: string): boolean {
  const words = foldForSearch(plain).replace(/^[#*\s]+|[*\s:]+$/gu, '')
  return FORM.test(words) || PATH.test(plain.toLowerCase())
}
