import { foldForSearch } from '../catalogue/fold-for-search.ts'

const GREETING = String.raw`(?:(?:salut|coucou|hello|hey|yo|bonjour|bonsoir|re|ok|alors|bon|chef|voil[àa])[\s,!.]+)`
const ME = String.raw`(?:j['’]?\s*(?:te|vous|t['’]?|v(?:ou)?s)?|je\s+(?:te|vous|t['’]|vs)?|on)\s*`
const GIVES = String.raw`(?:donne|mets?|met|file|envoi[es]?|passe|note|partage|laisse|copie|balance|refile|remets?|redonne|renvoie|fais|fait|conseille|propose)(?!\p{Letter})`
const TAKE = String.raw`(?:tiens|tenez|tien|prends|prenez|notez?(?=\s+(?:la|le|les|ma)\s)|voil[àa]|voici|vl[àa]|(?:ça\s+)?c['’]?\s?est|here(?:['’]s|\s+is))(?!\p{Letter})`
/** What the giving may say before the name: 'la recette du', 'pour la', 'ce qu'il faut pour la'. */
const WHAT = String.raw`(?:[\s,:]+(?:ici|l[àa]|donc|aussi|vite fait|chef|alors|aujourd['’]hui))*[\s,:]+(?:ce\s+qu['’]\s?il\s+(?:te\s+|vous\s+|nous\s+)?faut\s+)?(?:(?:(?:la|ma|une|notre|les|mes|the|my|a)\s+)?(?:\p{Letter}+\s+)?(?:recettes?|recipe|proportions?|quantit[ée]s|doses|mesures)\s+(?=d|pour\s|pr\s|for\s|of\s))?(?:(?:pour|pr|for|of)\s+(?!\d))?(?:de\s+la\s+|de\s+l['’]\s*|du\s+|des\s+|de\s+|d['’]\s*)?(?:(?:la|le|les|ma|mon|mes|une?|notre|the|my)\s+|l['’]\s*)?`
const LEAD = new RegExp(String.raw`^\W*${GREETING}*(?:${ME}${GIVES}|${TAKE})${WHAT}`, 'iu')
/** 'Salut, la béchamel pr 5L' */
const GREETED = new RegExp(String.raw`^\W*${GREETING}+(?:(?:la|le|les|ma|mon|une?)\s+|l['’]\s*)`, 'iu')
/** 'Coucou les filles, la recette des crêpes' */
const GREETED_RECIPE = new RegExp(
  String.raw`^\W*${GREETING}+(?:[^,!.:\d]{1,30}[,!.:]\s*)?(?:(?:la|ma|une|notre|the|my|a)\s+)?(?:\p{Letter}+\s+)?(?:recette|recipe)\s+(?:de\s+la\s+|de\s+l['’]\s*|du\s+|des\s+|de\s+|d['’]\s*|(?:pour|pr|for|of)\s+(?!\d))(?:(?:la|le|les|ma|mon|mes|une?|notre|the|my)\s+|l['’]\s*)?`,
  'iu',
)
/** 'la sauce burger pr 2 kg c'est', 'pour la mayo tu mets :' */
const OPENING =
  /^\W*(?:(?:pour|pr)\s+)?(?:la|le|les|ma|mon|l['’])\s*(?<rest>\p{Letter}.*?)[\s,]+(?:c['’]?\s?est|il\s+(?:te\s+|vous\s+)?faut|faut|tu\s+mets|on\s+met|je\s+mets|you\s+need)\s*:?\s*$/iu
/** 'vinaigrette pr 1L', 'mayo, 2 L', 'pâte à crêpes pour 20 crêpes' */
const WITH_YIELD =
  /^(?<name>\p{Letter}[^\d¼-¾⅐-⅞]*?)[\s,:(–—-]*(?:(?<=[\s(])(?:pour|pr|p[ou]r|for)\s+)?(?<made>(?:environ\s+)?[\d¼-¾⅐-⅞][^()]*?)(?:\s+env(?:iron|\.)?)?\)?\s*[.:!]?$/iu
/** What is no name of a dish. */
const NO_NAME =
  /^(?:recettes?|recipe|ingredients?|quantites?|proportions?|doses?|liste|mesures?|comment|ce|que?|qu'|tout|bon|bonne|parti|pret|fini|moi|toi|bien|ok|fait|chef|ca|cela|info|suite|base|pour|il|elle|on|je|tu)\b/u
const LONGEST = 100
const MOST_WORDS = 8

export interface GivenRecipe {
  /** What the message is about: 'vinaigrette'. */
  name: string
  /** What it says that the recipe makes, 'pour 1L'; null where it does not say so. */
  made: string | null
}

/** Whether a line with a quantity says in its words that it gives a recipe, 'je te mets les quantités pour 1 kg', or what it is for, 'mayo pr 2 L'. */
export const saysItGives = (line: string): boolean =>
  line.length <= LONGEST &&
  !line.includes('\t') &&
  (LEAD.test(line) || FOR_SO_MUCH.test(line) || /^\W*(?:pour|pr|for)\s+\d/iu.test(line))
const FOR_SO_MUCH =
  /^\p{Letter}[^\d:;,¼-¾⅐-⅞]*\s(?:pour|pr|for)\s+[\d¼-¾⅐-⅞][\d.,\s]*(?:k?g|kilos?|[cdm]?l|litres?)\s*[.:]?$/iu

/** Whether a line that greets says what its recipe is as well: 'Hello, voici la recette des cookies :', 'Coucou ! Le curry (pour 4)'. */
export function isGreetingWithName(line: string): boolean {
  const given = givenRecipe(line)
  if (given === null) return false
  return (
    /(?:recette|recipe)\s+(?:d|of\s|for\s)/iu.test(line) ||
    (given.made !== null && /(?:\(|\s(?:pour|pr|for)\s)\D*\d/iu.test(line))
  )
}

/** The recipe that a line of a message gives: 'jte donne la vinaigrette pr 1L', 'voilà pour la mayo 2L'; null for any other line. */
export function givenRecipe(line: string): GivenRecipe | null {
  const plain = line.trim()
  if (plain.length > LONGEST || plain.includes('\t')) return null
  const [lead] = LEAD.exec(plain) ?? GREETED_RECIPE.exec(plain) ?? GREETED.exec(plain) ?? []
  const opening = OPENING.exec(plain)?.groups?.['rest']
  if (lead === undefined && opening === undefined) return null
  const rest = (opening ?? plain.slice(lead?.length)).replace(/\s+pr(?=\s+\d)/giu, ' pour')
  if (!/^\p{Letter}{2}/u.test(rest) || NO_NAME.test(foldForSearch(rest))) return null
  const { name, made } = WITH_YIELD.exec(rest)?.groups ?? {}
  const named = (name ?? rest).replace(/[\s.:,!]+$/u, '')
  const isName = !/[!?;,\d]/u.test(named) && named.split(/\s+/u).length <= MOST_WORDS
  if (!isName) return null
  return {
    name: named.charAt(0).toUpperCase() + named.slice(1),
    made: made === undefined ? null : `pour ${made}`,
  }
}
