import { INCLUDED, BEHIND_TAX_INCLUDED, EXCLUDED, BEHIND_TAX_EXCLUDED } from './words/tax-phrases.ts'
const TAX = String.raw`(?:t\.?v\.?a|vat|i\.?v\.?a|mwst|mehrwertsteuer|ust|tax(?:es?)?|gst)\.?`
const RATE = String.raw`(?:\d+(?:[.,]\d+)? ?%? ?)?`

/** French, English, German, Italian and Spanish. */
const WITH_TAX = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:t\.?t\.?c|toutes taxes|tax[ -]inclusive|gross price|brutto ?-?preise?|preise? \(?brutto|${INCLUDED}\.? (?:l[ao] |the |der )?${RATE}${TAX}|${TAX} ?${RATE}\(?${BEHIND_TAX_INCLUDED})(?!\p{L})`,
  'u',
)
const WITHOUT_TAX = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:h\.?t|h\.?t\.?v\.?a|hors taxes?|netto ?-?preise?|preise? \(?netto|imponibile|${EXCLUDED}\.? ?(?:the |la |l')?${RATE}${TAX}|\+ ?${RATE}${TAX}|${TAX} ?${RATE}\(?${BEHIND_TAX_EXCLUDED})(?!\p{L})`,
  'u',
)

/** 'TTC', 'inc VAT', 'inkl. MwSt', 'IVA inclusa' in a folded text. */
export function saysWithTax(folded: string): boolean {
  return !saysWithoutTax(folded) && WITH_TAX.test(folded)
}

/** 'HT', 'ex VAT', 'zzgl. MwSt', 'IVA esclusa', 'sin IVA' in a folded text. */
export function saysWithoutTax(folded: string): boolean {
  return WITHOUT_TAX.test(folded)
}
