import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { whole } from '../../words/word-list.ts'
import { keepByText } from './keep-by-text.ts'
import { measureOf, usualPriceUnit } from './line-measure.ts'
import type { LineMeasure } from './line-measure.ts'
import { UNITS_BEHIND_NAME, PACKS_BEHIND_NAME } from './words/measure-words.ts'

/** A name without the unit that is written in it. */
interface NamedUnit {
  measure: LineMeasure
  name: string
}

/** 'Mozzarella (kg)', 'Gélatine (feuilles)' */
export const unitInName = keepByText(inBrackets)

function inBrackets(text: string): NamedUnit | null {
  const [, name = '', word = ''] = /^(.*?)\s*\((?:en |au )?([^()]{1,10})\)$/u.exec(text) ?? []
  return unitOf(name, word)
}

/** What nothing but a unit is behind a name: 'filet' or 'boule' may be the product itself. */
const BEHIND = whole(UNITS_BEHIND_NAME)

/** 'Basilic botte', 'Ail gousses' */
export const unitBehindName = keepByText(behindName)

function behindName(text: string): NamedUnit | null {
  const [, name = '', word = ''] = /^(.*\p{L}.*?)[\s,:–-]+(\p{L}+)\.?$/u.exec(text) ?? []
  // 'Farine sac 25 kg' is of a pack.
  const isOfFigure = /(?:^|\s)\d+(?:[.,]\d+)?$/u.test(name)
  return BEHIND.test(foldForSearch(word)) && !isOfFigure ? unitOf(name, word) : null
}

const PACK_BEHIND = new RegExp(
  String.raw`[\s,–-]+(?:en |\()?(${PACKS_BEHIND_NAME}(?: de)? ?(?:\d+ ?x ?)?\d+(?:[.,]\d+)? ?(?:kgs?|g|gr|l|litres?|cl|ml|dl))\)?$`,
  'iu',
)

/** 'Farine T45 sac 25 kg' of a line in kilos or litres: the name, and the pack that is a note of the line. */
export function withoutPack(text: string, unit: LineMeasure | null): { name: string; pack: string | null } {
  const isMeasured = unit !== null && ['kg', 'L'].includes(usualPriceUnit(unit))
  const found = isMeasured ? PACK_BEHIND.exec(text) : null
  const name = found === null ? '' : text.slice(0, found.index).trim()
  return found === null || name.length < 3 ? { name: text, pack: null } : { name, pack: found[1] ?? null }
}

export const unitOfName = (text: string): NamedUnit | null => unitInName(text) ?? unitBehindName(text)

function unitOf(name: string, word: string): NamedUnit | null {
  const read = name === '' ? null : measureOf(word)
  return read === null || read.factor !== 1 ? null : { measure: read.measure, name }
}

/** A name without the unit that is the one of its line. */
export function withoutUnit(text: string, unit: LineMeasure | null): string {
  const behind = unitBehindName(text)
  return unitInName(text)?.name ?? (behind !== null && behind.measure === unit ? behind.name : text)
}
