import { DEFAULT_VAT_RATE, VAT_RATES } from '../pricing/vat-rate.ts'
import type { VatRate } from '../pricing/vat-rate.ts'
import type { TextLanguage } from './languages.ts'
import { WORDS } from './words/words.ts'

/** Placeholder for the rates of VAT that are on the carte. */
export const RATES_PLACE = '{taux}'

/** Default footer of a carte. */
export const USUAL_FOOTER_LINES = [
  'Prix nets - Service compris',
  'La liste des allergènes est disponible sur demande',
  `TVA applicable : ${RATES_PLACE}`,
] as const

/** Says that water is free of charge for the asking. */
export const WATER_LINE = 'Carafe d’eau gratuite sur demande'

/** The lines that are usual at the foot of a carte, in English. */
const IN_ENGLISH = new Map<string, string>([
  [USUAL_FOOTER_LINES[0], 'Net prices - Service included'],
  [USUAL_FOOTER_LINES[1], 'The list of allergens is available on request'],
  [USUAL_FOOTER_LINES[2], `VAT included: ${RATES_PLACE}`],
  [WATER_LINE, 'Tap water is free of charge on request'],
])

/** The English of a line that is usual; empty of any other. */
export function usualInEnglish(line: string): string {
  return IN_ENGLISH.get(line) ?? ''
}

export interface FooterTexts {
  /** Null for the default ones. */
  footerLines: readonly string[] | null
  /** Line by line, empty where one is not written; null while none is. */
  footerLinesEn: readonly string[] | null
}

/**
 * The footer of a carte as the guest reads it in a language. An English line that is not written is the usual one of its
 * French line, else the French line: what the law asks for is on every carte.
 */
export function footerLines(
  texts: FooterTexts,
  rates: Iterable<VatRate>,
  language: TextLanguage = 'fr',
): string[] {
  const used = ratesInWords(rates, WORDS[language].locale)
  return (texts.footerLines ?? USUAL_FOOTER_LINES).map((line, index) => {
    const written = language === 'fr' ? line : englishOf(texts, line, index) || line
    return written.replaceAll(RATES_PLACE, used)
  })
}

/** Empty where a line has no English. */
function englishOf({ footerLinesEn: english }: FooterTexts, line: string, index: number): string {
  return english?.[index] || usualInEnglish(line)
}

/** The lines that are French on a carte in English, because no English one is written. */
export function linesWithoutEnglish(texts: FooterTexts): string[] {
  return (texts.footerLines ?? USUAL_FOOTER_LINES).filter(
    (line, index) => line.trim() !== '' && englishOf(texts, line, index).trim() === '',
  )
}

/**
 * The English lines of a footer whose French lines change: a line that stays keeps its own, and where as many lines stay,
 * each place keeps its own.
 */
export function englishLinesOf(
  lines: readonly string[] | null,
  { footerLines: before, footerLinesEn: english }: FooterTexts,
): string[] | null {
  if (english === null) return null
  const was = before ?? USUAL_FOOTER_LINES
  const now = lines ?? USUAL_FOOTER_LINES
  if (now.length === was.length) return now.map((_, index) => english[index] ?? '')
  return now.map((line) => english[was.indexOf(line)] ?? '')
}

/**
 * '10%', '5,5% et 10%', '5,5%, 10% et 20%'; without rates, that of a served meal.
 *
 * @param locale BCP 47
 */
export function ratesInWords(rates: Iterable<VatRate>, locale: string = WORDS.fr.locale): string {
  const used = new Set(rates)
  if (used.size === 0) used.add(DEFAULT_VAT_RATE)
  const figures = new Intl.NumberFormat(locale)
  const words = VAT_RATES.filter((rate) => used.has(rate)).map((rate) => `${figures.format(rate)}%`)
  return new Intl.ListFormat(locale).format(words)
}
