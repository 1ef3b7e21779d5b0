import { foldForSearch } from '../catalogue/fold-for-search.ts'

/** A word, a number or a sign of a step, as names are compared with it: in small letters, without accents and without its plural. */
export const stepWords = (text: string): string[] =>
  [...text.matchAll(/\p{L}+['’]?|\d+(?:[.,]\d+)?|\S/gu)].map(([word]) => singular(foldForSearch(word)))

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/u, '') : word)

const setOf = (words: string) => new Set(stepWords(words))

/** What ends a name and says nothing of it: 'huile d’' of 'huile d’olive'. */
export const JOINING = setOf("de d' du des à au aux en la le les l' of the with")

/** The step, or the part of it before the name, takes a share of what is named. */
export const SHARES = setOf(
  `moitié demi demie tiers quart quarts reste restant restante partie parties peu quelques certains
   chaque chacun chacune half third quarter rest remaining part some little few most each per`,
)
/** Between what is done and what it is done with: the whole of it. */
export const DEFINITE = setOf("le la les l' ce cet cette ces vos votre the this these your")
/** Before 'la' and 'l’': a share of it, or what something is like. */
export const INDEFINITE = setOf("de d' du des à sans sauf comme of without except like not")
export const BEGINNING = setOf('et puis and then , ; : . ! ( - – — • add mix melt pour stir fold whisk')
/** An infinitive or an imperative. */
export const isVerb = (word: string) =>
  /^\p{L}{2,}(?:er|ir|ez)$/u.test(word) || /^(?:fondre|battre|cuire|mettre|joindre|moudre)$/u.test(word)

/** After a name: what is done with it, and not what it is of. */
const FOLLOWING = setOf(
  `, ; : . ! ? ) - – — et ou puis dans sur avec pendant jusqu' jusque pour par sans avant après quand qui sous afin ainsi
   haché hachée ciselé ciselée émincé émincée coupé coupée taillé taillée détaillé détaillée épluché épluchée lavé lavée
   égoutté égouttée rincé rincée tamisé tamisée fondu fondue ramolli ramollie refroidi refroidie pelé pelée paré parée pesé pesée
   froid froide chaud chaude tiède bouillant bouillante mou cru crue
   and or in into with until for to over on then while from`,
)
const IN_PIECES = setOf(
  `deux trois quatre plusieurs cubes dés morceaux tranches lamelles quartiers rondelles brunoise julienne mirepoix
   bâtonnets lanières petits gros fines fins remuant fouettant mélangeant`,
)
const AT = setOf('feu couvert sec part hauteur ébullition température')
const AT_THE = setOf('four fouet bain frais froid couteau mixeur robot réfrigérateur chinois sautoir centre')

/** Whether the words after a name leave it what it is: 'la crème, puis', and not 'la crème anglaise'. */
export function staysItself([next, after = '']: readonly string[]): boolean {
  if (next === undefined || FOLLOWING.has(next)) return true
  if (next === 'en') return IN_PIECES.has(after)
  if (next === 'a') return AT.has(after)
  if (next === 'au') return AT_THE.has(after)
  return /^\p{L}{4,}(?:ement|ly)$/u.test(next)
}
