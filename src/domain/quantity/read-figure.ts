import { readDecimal } from './read-decimal.ts'

/** '¼' to '⅞' as single characters. */
const ONE_SIGN = /[¼-¾⅐-⅞]/gu
/** '1/2', and after a whole number '1 1/2'. */
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/u

/** The same text with its fractions in figures: '1½' as '1 1⁄2'. */
export function withFractionsSpelled(text: string): string {
  return text.replaceAll(ONE_SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
}

/**
 * The number that a whole text is, decimal or fraction: '1,5', '1 200', '3/4', '1 ½'. Null for anything else.
 * @param language of the person who typed it: see `readDecimal`
 */
export function readFigure(text: string, language: 'fr' | 'en' = 'fr'): number | null {
  const figure = withFractionsSpelled(text).trim()
  const [, whole = '0', part, of] = FRACTION.exec(figure) ?? []
  if (part === undefined || of === undefined) return readDecimal(figure, language)
  const [parts, divisor] = [Number(part), Number(of)]
  // '1 5/2' is more likely a typing error than three and a half.
  if (divisor === 0 || (whole !== '0' && parts >= divisor)) return null
  return Number(whole) + parts / divisor
}
