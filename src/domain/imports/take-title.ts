import { isMethodSentence } from '../words/method-sentence.ts'
import { bareYield } from './bare-yield.ts'
import { isOnlyFood } from './dish-or-food.ts'
import { portionsOfParts, portionsOfPieces } from './made-portions.ts'
import type { GivenRecipe } from './message-lead.ts'
import { readRecipeLine } from './recipe-line.ts'
import { withoutSigns } from './recipe-title.ts'
import type { SchemaRecipe } from './schema-recipe.ts'
import { isBaseAlone, isMeasureAlone } from './stated-base.ts'
import { isHead } from './table-columns.ts'
import { withoutTail } from './title-ends.ts'
import { countsGuests, factsOf, isFact, namedFacts, takePortions, yieldIn } from './written-facts.ts'

/** Whether a line has a quantity, counted words included. */
export function saysHowMuch(line: string): boolean {
  const { quantity, counted } = readRecipeLine(line)
  return quantity !== null || counted !== null
}

/** 'Voici ma recette de cake au citron' */
const INTRODUCTION =
  /^\s*(?:(?:voici|voil[àa]|here(?:['’]s|\s+is))\s+(?:(?:la|ma|une|notre|the|my|a)\s+)?(?:\p{Letter}+\s+){0,2}?(?:recette|recipe)\s+(?:de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’]|for\s+(?=\p{Letter})|of\s+))(?=\p{Letter})/iu

export function withoutIntroduction(line: string): string | null {
  const rest = line.replace(INTRODUCTION, '')
  return rest === line ? null : rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** 'Intitulé : Risotto aux cèpes', 'Nom du plat⇥Risotto aux cèpes' */
const LABEL =
  /^[#*\s]*(?:(?:nom|intitul[ée]|titre|d[ée]nomination|d[ée]signation|appellation|libell[ée])(?:\s+(?:du|de\s+la|de)\s+(?:plat|recette|produit|pr[ée]paration|fiche|dessert|mets))?|fiche(?:\s+(?:technique|recette|de\s+fabrication|de\s+production))?|recette(?:\s+n\s?[°o]?\.?\s*\d+)?|plat(?:\s+du\s+jour)?|recipe(?:\s+name)?|title|dish(?:\s+name)?|name)[*\s]*(?::[*\s]*|\t\s*)(?=\p{Letter}{2})/iu

/** What a label says of a recipe beside its title: 'Recette : facile', 'Plat : entrée'. */
const NO_NAME =
  /^(?:(?:très|assez)\s+)?(?:facile|difficile|moyen(?:ne)?|simple|rapide|principal|entr[ée]es?|plats?|desserts?|easy|medium|hard)$/iu
const NAME_ALONE = /^[#*\s]*(?:nom|name)[*\s]*[:\t]/iu

/** The title that a label is in front of; null for any other line, and for the heads of a table. */
export function labelledTitle(line: string, hasTitle = false): string | null {
  const value = line.replace(LABEL, '')
  const cells = line.split('\t').map((cell) => cell.trim())
  const title = value.split('\t')[0]?.trim() ?? ''
  // 'Nom : Dupont' below a title is who wrote it.
  if (value === line || (hasTitle && NAME_ALONE.test(line)) || NO_NAME.test(title)) return null
  const isOfTable =
    cells.length > 1 && (cells.filter((cell) => cell !== '').length > 2 || isHead(['Produit', title]))
  if (isOfTable || title.length > LONGEST_TITLE || isMethodSentence(title) || isFact(title)) return null
  return title === '' ? null : title
}

/** Characters; what is longer is a sentence. */
const LONGEST_TITLE = 100

/** Takes a line as the title unless it is an amount or a heading. */
export function takeTitle(line: string, recipe: SchemaRecipe): boolean {
  const plain = withoutSigns(line)
  const bare = labelledTitle(plain) ?? plain
  const named = namedFacts(bare) ?? namedPieces(bare)
  const title = named?.name ?? bare
  if (saysHowMuch(title)) return false
  recipe.title = withoutTail(title.replace(ON_PLATE, ''))
  if (named === null) return true
  factsOf(named.facts, recipe)
  if (recipe.description === '') recipe.description = named.aside || (yieldIn(named.facts) ?? '')
  return true
}

const WITH_PIECES =
  /^(?<name>\p{Letter}[^\d()]*?)\s*\((?<pieces>(?:environ\s+)?\d{1,3}\s[^()]*|environ\s+\d{1,3}(?=\)))\)\s*:?$/iu

/** 'Crêpes (environ 20 crêpes)' */
function namedPieces(line: string) {
  const { name, pieces = '' } = WITH_PIECES.exec(line)?.groups ?? {}
  const made = pieces.replace(/^environ\s+/iu, '').replace(/\d$/u, '$& pièces')
  const isOfPieces = name !== undefined && portionsOfPieces(made, false).length > 0
  return isOfPieces ? { name, facts: `pour ${made}`, aside: made === pieces ? '' : pieces } : null
}

/** 'Saumon mi-cuit — assiette' of 'Saumon mi-cuit — assiette pour 1' */
const ON_PLATE = /[\s,]*[(–—-]\s*(?:l['’]|une?\s+)?(?:assiettes?|portions?)\s*$/iu

export function takeNamed(
  { title, pieces, made }: { title: string; pieces: number | null; made?: string },
  recipe: SchemaRecipe,
): void {
  recipe.title = withoutTail(title)
  if (recipe.description === '' && made !== undefined) recipe.description = made
  if (pieces !== null && Number.isInteger(pieces)) recipe.portions ??= pieces
}

/** Takes the name and the yield of a message, 'jte donne la vinaigrette pr 1L'; a food with a quantity may be an ingredient. */
export function takesGiven({ name, made }: GivenRecipe, line: string, recipe: SchemaRecipe): boolean {
  if (countsGuests(line) || (made !== null && isOnlyFood(name))) return false
  recipe.title = name
  if (made === null) return true
  takePortions(made, recipe)
  recipe.description = yieldIn(made) ?? (recipe.portions === null ? made : '')
  return true
}

/** Takes what the recipe makes from a line in pieces, '2 pains'; where it may be bought it stays an ingredient with a doubt. */
export function takesYield(line: string, recipe: SchemaRecipe): boolean {
  if (recipe.title !== null && takesMeasure(line, recipe)) return true
  const made = bareYield(line, recipe.title)
  if (made === 'maybe') (recipe.maybeYields ??= []).push(line)
  if (made !== 'sure') return false
  const words = line.trim().replace(/^\(|[\s.:)]+$/gu, '')
  if (portionsOfParts(words).length > 0) takePortions(`pour ${words}`, recipe)
  if (recipe.description === '') recipe.description = words
  return true
}

/** 'x 2 L', '1,5 kg' and 'x 40' alone beneath a title */
function takesMeasure(line: string, recipe: SchemaRecipe): boolean {
  const pieces = countAlone(line)
  // '12 pièces' below 'Œufs' is a quantity.
  if (pieces !== null && !isOnlyFood(recipe.title ?? '')) return takePortions(`pour ${pieces}`, recipe)
  // 'Base : 1 L de lait' may be a part with its ingredient.
  if (!isMeasureAlone(line) && (line.includes(':') || !isBaseAlone(line))) return false
  if (recipe.description === '')
    recipe.description = line.trim().replace(/^\((?:[x×=]\s*)?|^[x×=]\s*|\)$/gu, '')
  return true
}

const COUNT_ALONE =
  /^\s*\(?(?:(?:[x×]\s?)(?<count>\d{1,3})|(?<pieces>\d{1,3}\s*(?:pi[èe]ces?|pcs?\.?))|quantit[ée]s?\s*[:\t]\s*(?<made>\d{1,3}\s.+?))\)?\s*\.?$/iu

/** The pieces that a line counts alone: 'x 40', '8 pièces', 'Quantité : 12 verrines'; null for any other line. */
function countAlone(line: string): string | null {
  const {
    count,
    pieces,
    made = '',
  } = line.length > LONGEST_TITLE ? {} : (COUNT_ALONE.exec(line)?.groups ?? {})
  if (count !== undefined) return `${count} pièces`
  return pieces ?? (countsGuests(made) || portionsOfPieces(made, false).length > 0 ? made : null)
}

/** Whether a line says alone how much the title above it makes. */
export const isYieldAlone = (line: string, title: string): boolean =>
  isMeasureAlone(line) || isBaseAlone(line) || countAlone(line) !== null || bareYield(line, title) !== null

/** 'Un classique de famille' is no amount, '3 œufs' is one. */
export function isFactOrAmount(line: string): boolean {
  const isOfUnknown = ['per-guest', 'rate', 'length'].includes(readRecipeLine(line).doubt?.reason ?? '')
  return isFact(line) || isOfUnknown || (/\d/u.test(line) && saysHowMuch(line))
}
