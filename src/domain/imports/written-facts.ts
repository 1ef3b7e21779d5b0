import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MAX_PORTIONS } from '../quantity/limits.ts'
import { namedParted, portionsOfPieces } from './made-portions.ts'
import { isMould } from './moulds.ts'
import { readAmount } from './read-amount.ts'
import type { SchemaRecipe } from './schema-recipe.ts'
import { statedBase } from './stated-base.ts'

const GUESTS = String.raw`(?:personnes?|pers\.?|pax|portions?|couverts?|couv\b\.?|cvts?\.?|convives?|(?:(?:bons|gros|petits)\s+)?mangeurs|parts?|servings?|people)`
/** 'Pour 6 personnes', '6 portions', 'Portions : 6', 'Couverts⇥6', 'Nb pers. : 6', 'Rendement : 40 pièces' */
const PORTIONS = new RegExp(
  String.raw`^\(?(?:(?:recette\s+)?(?:pour|serves|for)(?:\s*:)?\s+(?<one>.+?)(?:\s+(?:${GUESTS}|pi[eè]ces?|pcs?))?|(?:(?:un\s+|une\s+)?(?:cadre|plaque|moule|bac|plat|assiette|verrine|bol|verre)s?\s*(?::|de|pour)?\s+)?(?<two>\d.*?)\s*${GUESTS}|(?:(?:nombre|nb(?:re?)?)\.?\s+(?:de\s+)?)?(?:${GUESTS}|assiettes?)\s*[:=;\t]\s*(?<three>\d.*?)(?:\s+${GUESTS})?;*|(?:base|effectif|rendement|rdt\.?|yields?|makes|(?:[çc]a|cela)\s+(?:fait|donne))\s*(?::|de|pour)?\s*(?<four>\d.*?)\s*(?:${GUESTS}|pi[eè]ces?)?)\)?\s*[.:]?$`,
  'iu',
)
/** 'Blanquette de veau (pour 6 personnes)', 'Quiche (6 parts)' */
const NAMED_PORTIONS = new RegExp(
  String.raw`^(.+?)[\s,(–-]+((?:(?:pour|for)\s+\S.*?|(?:env(?:iron|\.)?\s+|[~≈±]\s*)?\d+)\s+${GUESTS}|(?<=^[^\d¼-¾]*)(?:pour|for)\s+\d{1,3})\)?\s*:?$`,
  'iu',
)
const PREPARATION = String.raw`(?:preparation|prepa|prep|active)`
const COOKING = String.raw`(?:cuisson|cuiss|cuis|cooking|cook|baking|bake)`
const TIME = new RegExp(
  String.raw`^(?:temps de |temps d.|duree de )?(?<kind>${PREPARATION}|${COOKING})\.?(?: time)?\s*[:=]?\s*(?<duration>\d.*)$`,
  'u',
)
/** '15 min de préparation' */
const TIME_IN_FRONT = new RegExp(
  String.raw`^(?<duration>\d.*?)\s+(?:de |d.|of )?(?<kind>${PREPARATION}|${COOKING})\.?(?: time)?$`,
  'u',
)
const NOTHING_TO_COST =
  /^(?:temps|duree|repos|difficulte|niveau|budget|cout|prix|total)\b[^:]*:|^(?:four|oven|thermostat|th\.?)\s*:?\s+(?:\d|(?:tres )?(?:chaud|moyen|doux|a \d|at \d))/u
/** What else a line of facts says of a recipe. */
const BESIDE =
  /^(?:(?:temps|duree|repos|attente|trempage|marinade|refrigeration|difficulte|niveau|budget|cout|total|ready in|resting|rest|chill(?:ing)?)\b.*|(?:tres |assez |very )?(?:facile|simple|moyen(?:ne)?|difficile|easy|medium|hard|bon marche|economique|abordable|(?:pas )?cher|(?:peu )?couteu(?:x|se)|rapide)\.?|€{1,5})$/u
/** Between the facts of one line. */
const BETWEEN =
  /\s+[-–—/]\s+|\s*[|•·;★✦]\s*|,\s+|\s*[()]\s*|(?<=\p{Letter}{3}|\d\s?(?:h|mi?n))\.\s+(?=\p{Lu})|(?<=\p{Letter}\.?)\/(?=\s*\d)|\s*\p{Extended_Pictographic}\uFE0F?\s*|(?<=\d\s?(?:mn|min|minutes?|h(?:eures?)?)\.?)\s+(?=pr[ée]p|cuis|cook|repos|total)/iu

/** Characters; a longer line is prose. */
export const LONGEST_FACT = 200
/** Characters; a longer line is neither a heading nor a fact. */
const LONGEST_LINE = 2000

/** A line without marks of emphasis, as it is compared with words. */
export const folded = (line: string): string =>
  line.length > LONGEST_LINE ? '' : foldForSearch(line.trim().replace(/^[#*\s]+|[*\s]+$/gu, ''))

/** 'Voici une recette', 'Quantités', 'Les proportions sont', 'Il vous faut': what says nothing more in front of 'pour 6 personnes'. */
const LEAD =
  /^(?:(?:voici|voil[àa]|c['’]est|(?:ce\s+qu['’])?il\s+(?:vous\s+|te\s+|nous\s+)?faut|here\s+(?:is|are)|here['’]s|une?|an?|les?|la|ma|mes|notre|cette|ces|the|my|this|recettes?|recipes?|quantit[ée]s?|qt[ée]s?\.?|quantities|amounts?|proportions?|ingr[ée]dients?|ingredients?|doses?|dosages?|mesures?|grammages?|listes?|liste\s+des|de\s+base|base|pr[ée]vue?s?|calcul[ée]e?s?|donn[ée]e?s?|[ée]tablie?s?|indiqu[ée]e?s?|sont|est|is|are|enough|makes\s+enough)\s+)+(?=\(|pour\s|for\s|serves\s)/iu
const withoutLead = (line: string): string =>
  line
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replace(LEAD, '')
    .replace(/^\(([^()]*)\)\s*:?$/u, '$1')
    .trim()

/** 'On compte 10 personnes', 'Prévoir pour 10 personnes' */
const COUNTS =
  /^(?:(?:on|nous)\s+(?:compt(?:e|ons)|pr[ée]vo(?:it|yons)|est|sommes|sera)|compte[rz]|pr[ée]vo(?:ir|yez))\s+(?:pour\s+)?(?=env|[~≈±]|\d)/iu
const ABOUT = /^(?:env(?:iron|\.)?\s+|[~≈±]\s*)(?=\d)/iu

/** The number of guests, or the least and the most of 'pour 6 à 8 personnes'. */
function guestsIn(line: string): number[] {
  const plain = withoutLead(line).replace(COUNTS, '').replace(ABOUT, '')
  const { one, two, three, four } = PORTIONS.exec(plain)?.groups ?? {}
  const counted = one ?? two ?? three ?? four
  const amount = counted === undefined ? null : readAmount(counted)
  if (counted === undefined || amount === null || amount.rest.trim() !== '') return []
  const guests = amount.range ? (counted.match(/\d+/gu) ?? []).map(Number) : [amount.quantity]
  return guests.every((each) => Number.isInteger(each) && each >= 1 && each <= MAX_PORTIONS) ? guests : []
}

type Facts = Pick<SchemaRecipe, 'portions' | 'portionsRange' | 'prepMinutes' | 'cookMinutes'>

/** Takes the portions of a line, unless an earlier one has given them; of a range the least. */
export function takePortions(line: string, recipe: Facts): boolean {
  const guests = guestsIn(line)
  const [least, most] = guests.length > 0 ? guests : piecesIn(line)
  if (least === undefined) return false
  if (recipe.portions === null && most !== undefined) recipe.portionsRange = [least, most]
  recipe.portions ??= least
  return true
}

/** Takes the portions of a sentence, 'tu mixes tout, ça fait 20 portions'. */
export function takePortionsIn(line: string, recipe: Facts): void {
  const portions = /(?<=[,.]\s)(?:[çc]a|cela)\s+(?:fait|donne)\s[^,.]*$/iu.exec(line)
  if (portions !== null) takePortions(portions[0], recipe)
}

/**
 * Whether a line states portions, durations, or facts that a sheet does not have, one of them or several:
 * '6 personnes - 15 min - 40 min'. Takes portions and durations; of bare durations the first is the preparation's.
 */
export function factsOf(line: string, recipe: Facts): boolean {
  const whole = line.trim()
  if (factOf(whole, recipe)) return true
  const parts = partsOf(whole)
  if (parts.length < 2 || !areFacts(parts)) return false
  const isTimed = parts.some(isFact)
  for (const part of parts)
    if (!factOf(part, recipe)) {
      const minutes = minutesIn(folded(part))
      // '45 min - facile' does not say of what.
      if (minutes === null || !isTimed) continue
      if (recipe.prepMinutes === null) recipe.prepMinutes = minutes
      else recipe.cookMinutes ??= minutes
    }
  return true
}

/** Whether a line states facts about a recipe, and no amount of it. */
export const isFact = (line: string): boolean => factsOf(line, emptyFacts())

/** Whether a line states for how many guests a recipe is. */
export function countsGuests(line: string): boolean {
  const facts = emptyFacts()
  return line.length <= LONGEST_FACT && factsOf(line, facts) && facts.portions !== null
}

interface NamedFacts {
  name: string
  facts: string
  /** What its brackets say beside the facts: 'service du midi'; empty without it. */
  aside: string
}

/** 'pour 1 moule de 24 (12 parts)' begins with no name. */
const FOR_SO_MANY = /^(?:pour|for)\s+(?:\d|une?\s)/iu

/** A name with facts behind it: 'Quiche (6 parts)', 'Tarte - 6 pers. - 40 min'; null for any other line. */
export function namedFacts(line: string): NamedFacts | null {
  const plain = line.trim()
  if (plain.length > LONGEST_FACT || FOR_SO_MANY.test(plain)) return null
  const named = factsBehind(plain)
  if (named !== null && !/\([^)]*$/u.test(named.name)) return { ...named, aside: '' }
  const based = statedBase(plain)
  return based === null ? factsInBrackets(plain) : { name: based.name, facts: '', aside: based.base }
}

const BRACKETED = /^(?<name>\p{Letter}[^()]*?)\s*\((?<inside>[^()]+)\)\s*[.:]?$/u
const BETWEEN_WORDS = /\s*[,;|·•]\s*|\s+[-–—/]\s+/u
const MEASURED = /\d\s*(?:k?g|grs?|[cdm]?l|litres?|kilos?)(?!\p{Letter})/iu

/** 'Daube (hiver, 10 pers)': portions among the words of a bracket, and no weight. */
function factsInBrackets(line: string): NamedFacts | null {
  const { name, inside } = BRACKETED.exec(line)?.groups ?? {}
  if (name === undefined || inside === undefined || isFact(name)) return null
  const parts = inside.split(BETWEEN_WORDS)
  const facts = parts.filter((part) => isFactOrTime(part))
  const others = parts.filter((part) => !facts.includes(part))
  if (!facts.some(countsGuests) || others.some((part) => MEASURED.test(part))) return null
  return { name, facts: facts.join(' - '), aside: others.join(', ') }
}

function factsBehind(plain: string): { name: string; facts: string } | null {
  const parted = namedParted(plain)
  if (parted !== null) return { name: parted.name, facts: `pour ${parted.made}` }
  const [, named, guests = ''] = NAMED_PORTIONS.exec(plain) ?? []
  if (named !== undefined && guestsIn(guests).length > 0 && !partsOf(named).some(isFactOrTime))
    return { name: named, facts: guests }
  const [name = '', ...facts] = partsOf(plain)
  const at = facts.findIndex((_, from) => areFacts(facts.slice(from)))
  if (at !== 0 || isFact(name)) return null
  return { name, facts: plain.slice(name.length).replace(/^[\s\p{Pd}|/•·,;(]+/u, '') }
}

const isFactOrTime = (part: string): boolean => isFact(part) || minutesIn(folded(part)) !== null

const emptyFacts = (): Facts => ({ portions: null, prepMinutes: null, cookMinutes: null })

const partsOf = (line: string): string[] =>
  line.length > LONGEST_FACT
    ? []
    : line
        .split(BETWEEN)
        .map((part) => part.trim())
        .filter((part) => part !== '')

/** Whether each part is a fact, and one of them is more than a bare duration: '45 min - facile', '6 pers. - 15 min'. */
function areFacts(parts: readonly string[]): boolean {
  const isOwn = parts.map((part) => factOf(part, emptyFacts()))
  const isTime = parts.map((part) => minutesIn(folded(part)) !== null)
  const isBeside = parts.map((part) => BESIDE.test(folded(part)))
  return (
    (isOwn.some(Boolean) || (isTime.some(Boolean) && isBeside.some(Boolean))) &&
    parts.every((_, at) => isOwn[at] === true || isTime[at] === true || isBeside[at] === true)
  )
}

/** 'Pour 1 kg', 'Pour 24 tartelettes', 'Donne 2,5 L', alone on their line. */
const YIELD =
  /^\(?(?:recette\s+)?(?:pour|for|donne|rendement|rdt\.?|production|makes|yields?)\s*(?::|de\b|env(?:iron|\.)|about)?\s*(?=[\d¼-¾⅐-⅞]|une?\s|deux\s|trois\s|quatre\s)(?<made>.+?)\)?\s*[.:]?$/iu
/** 'tartelettes', 'pains de 500 g', 'moule de 24 cm' */
const OF_SIZE =
  /^(?:\s*\p{Letter}[\p{Letter}.'’-]*){1,5}(?:\s+(?:de\s+|d['’]|of\s+|à\s+)?\d[\d.,x×\s]*(?:g|gr|kg|cl|ml|l|cm|mm|personnes?|pers\.?|parts?)\.?(?:\s+(?:chacune?|each|de\s+diam[èe]tre))?)?$/iu

/** What a line says that a recipe makes, where it is no number of guests; null for any other line. */
export function yieldIn(line: string): string | null {
  const plain = line.trim().replace(/^[#*\s]+|[*\s]+$/gu, '')
  const { made } = plain.length > LONGEST_FACT ? {} : (YIELD.exec(plain)?.groups ?? {})
  if (isMould(plain)) return plain.replace(/^\(|[\s.:)]+$/gu, '')
  const amount = made === undefined ? null : readAmount(made)
  if (amount === null || !OF_SIZE.test(amount.rest)) return null
  return guestsIn(line).length > 0 ? null : plain.replace(/^\(|[\s.:)]+$/gu, '')
}

/** The portions that the pieces are which a line says the recipe makes: '15 crêpes', '1 gâteau de 8 parts'. */
function piecesIn(line: string): number[] {
  const plain = withoutLead(line).replace(/^[#*\s]+|[*\s]+$/gu, '')
  const { made } = plain.length > LONGEST_FACT ? {} : (YIELD.exec(plain)?.groups ?? {})
  return made === undefined ? [] : portionsOfPieces(made, !/^\(?(?:recette\s+)?(?:pour|for)/iu.test(plain))
}

/** Takes one fact. */
function factOf(line: string, recipe: Facts): boolean {
  if (takePortions(line, recipe) || yieldIn(line) !== null) return true
  const words = folded(line)
  const { kind = '', duration = '' } = (TIME.exec(words) ?? TIME_IN_FRONT.exec(words))?.groups ?? {}
  const minutes = minutesIn(duration)
  if (minutes === null) return NOTHING_TO_COST.test(words)
  if (/^(?:prep|active)/u.test(kind)) recipe.prepMinutes ??= minutes
  else recipe.cookMinutes ??= minutes
  return true
}

/** '20 min', '1 h', '1 h 30', '2 heures', '45’' */
function minutesIn(text: string): number | null {
  const [, hours, half, minutes] =
    /^(?:(\d{1,3})\s*h(?:eures?|ours?|rs?)?\s*(\d{1,2})?)?\s*(?:(\d{1,4})\s*(?:mns?|mins?|minutes?|['’′]))?\.?$/u.exec(
      text,
    ) ?? []
  if (hours === undefined && minutes === undefined) return null
  return Number(hours ?? 0) * 60 + Number(half ?? 0) + Number(minutes ?? 0)
}
