import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { isMethodSentence } from '../words/method-sentence.ts'
import { beginsWithFood } from './begins-with-food.ts'

/** 'Réduire à 50 cl', 'Mouiller à 1 L', 'Laisser réduire jusqu’à 30 cl': how far, and of what nothing. */
const TO_MEASURE =
  /^(?:laisser |faire |puis )?(?:redui|mouill|complet|allong|ramen|concentr|detend|remplir|monter|reduce|top up|bring|make up)\p{Letter}* ?(?:\p{Letter}+ ){0,4}?(?:a|jusqu'a|to) (?:environ |about )?\d[\d.,]* ?(?:k?g|gr|[cdm]?l|litres?|kilos?|%)\.?$/u
/** 'Pointage 3 h', 'Apprêt 14 h à 5 °C', 'Compter 3 h de cuisson', 'TB 54' */
const TIMED =
  /^(?:compte[rz] |prevoir |prevoyez )?(?:pointage|appret|autolyse|petrissage|frasage|faconnage|detente|pousse|repos|cuisson|refroidissement|maceration|marinade|blocage|surgelation)\b[^\d]{0,20}\d+ ?(?:h|heures?|min|mn|minutes?|jours?|j)\b|^(?:compte[rz]|prevoir|prevoyez) \d+ ?(?:h|heures?|min|mn|minutes?)\b|^(?:tb|temperature de base|t° de base)\s*:? ?\d{2}\b|^\d{2,3} ?°/u
/** '20 minutes de repos', '1 h 30 au frais' */
const DURATION =
  /^[-–•*·\s]*\d+(?: ?(?:a|-|à) ?\d+)? ?(?:minutes|minute(?! (?!de\s)\p{Letter}{2})|min|mn|heures?|h)(?![\p{Letter}'’-])/iu
const HEADED =
  /^(?:dressage|montage|finition|service|cuisson|conseil|astuce|remarque|attention|nb|n\.b\.?) ?: /u
const MEASURED = /\d ?(?:k?g|grs?|[cdm]?l)\b/u
/** 'Un dessert d’automne. J’adore …', 'Une recette de famille, facile et rapide.' */
const SENTENCE = /[.!?…]\s+\p{Lu}|[.!?…]$|\s(?:qui|que|je|on|nous|vous)\s|\bj['’]/u
const LEAST_WORDS = 6

/** Whether a line says what is done and is no ingredient, though it has a figure or begins as one. */
export function isWork(line: string): boolean {
  const words = foldForSearch(line.trim())
    .replaceAll('’', "'")
    .replace(/^[-–•*·\d.)\s]+(?=\p{Letter})/u, '')
  if (words.length > LONGEST || words.includes('\t')) return false
  if ((DURATION.test(line) && !MEASURED.test(words)) || TO_MEASURE.test(words) || TIMED.test(words))
    return true
  const [head] = HEADED.exec(words) ?? []
  if (head === undefined || MEASURED.test(words)) return false
  return words.slice(head.length).split(', ').some(isMethodSentence)
}

/** Characters; a longer line is prose. */
const LONGEST = 200

/** Whether a line that begins with a counted word, 'Un dessert …', is a sentence about the recipe. */
export function isSentence(line: string): boolean {
  const plain = line.trim()
  if (!/^(?:une?|le|la|les|c['’]est|an?)\s/iu.test(plain) || /\d/u.test(plain)) return false
  return plain.split(/\s+/u).length >= LEAST_WORDS && SENTENCE.test(plain)
}

/** 'Un grand classique lyonnais' above the heading of the ingredients, and not 'Une pincée de sel'. */
export const isAboutRecipe = (line: string): boolean =>
  isSentence(line) || (/^(?:une?|an?)\s/iu.test(line.trim()) && !/\d/u.test(line) && !namesFood(line))

const namesFood = (line: string): boolean =>
  foldForSearch(line)
    .split(/[\s'’,]+/u)
    .some((word) => word.length > 2 && beginsWithFood(word))
