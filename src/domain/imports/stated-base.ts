import { readQuantity } from './read-quantity.ts'

const BASED =
  /^(?<name>\p{Letter}[^()]*?)\s*(?:\(|[,:|/•]|\s\p{Pd})\s*(?<base>(?:sur\s+)?(?:une\s+)?base\s*(?:[:=]|de\b|d['’]|pour\b)?\s*(?<amount>(?:env(?:iron|\.)?\s+)?[\d¼-¾⅐-⅞][^()]*?))\)?\s*:?$/iu
/** Characters; what is longer is a sentence. */
const LONGEST = 80

/**
 * A name with the weight or the volume that a recipe is written for: 'Béchamel (base 1 L)', 'Crème pâtissière (base 1 L de
 * lait)'; null for any other line.
 */
export function statedBase(line: string): { name: string; base: string } | null {
  const { name, base, amount = '' } = line.length > LONGEST ? {} : (BASED.exec(line.trim())?.groups ?? {})
  if (name === undefined || base === undefined || readQuantity(amount)?.measured !== true) return null
  return { name, base: base.trim() }
}

const BASE_ALONE =
  /^\(?(?:sur\s+)?(?:une\s+)?base\s*(?:[:=]|de\b|d['’]|pour\b)?\s*(?<amount>(?:env(?:iron|\.)?\s+)?[\d¼-¾⅐-⅞].*)$/iu

/** Whether a line says alone what a recipe is written for: 'base 1 L de lait'. */
export function isBaseAlone(line: string): boolean {
  const { amount = '' } = line.length > LONGEST ? {} : (BASE_ALONE.exec(line.trim())?.groups ?? {})
  return readQuantity(amount)?.measured === true
}

const LABEL =
  /^(?:(?:[x×=]|soit|base|total|quantit[ée]|qt[ée]\.?|volume|poids|masse|weight|amount)(?!\p{Letter})\s*[:=]?\s*)+/iu

/** Whether a line is a weight or a volume of nothing: '2 L', 'x 2 L', '(= 1,5 kg)', 'Base : 1 L'. */
export function isMeasureAlone(line: string): boolean {
  const plain = line
    .trim()
    .replace(/^\((.*)\)$/u, '$1')
    .replace(LABEL, '')
  const written = line.length > LONGEST ? null : readQuantity(plain)
  return written?.measured === true && written.inName === '' && !/[\p{Letter}\d]/u.test(written.rest)
}
