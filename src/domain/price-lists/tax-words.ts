const TAX = String.raw`(?:t\.?v\.?a|vat|i\.?v\.?a|mwst|mehrwertsteuer|ust|tax(?:es?)?|gst)\.?`
const RATE = String.raw`(?:\d+(?:[.,]\d+)? ?%? ?)?`

/** French, English, German, Italian and Spanish. */
const WITH_TAX = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:t\.?t\.?c|toutes taxes|tax[ -]inclusive|gross price|brutto ?-?preise?|preise? \(?brutto|(?:incl\w*|inc|inkl\w*|mit|con|with|avec|y compris|iva e)\.? (?:l[ao] |the |der )?${RATE}${TAX}|${TAX} ?${RATE}\(?(?:compr[ei]s\w*|inclu\w*|incl|inc|inkl\w*|inbegriffen))(?!\p{L})`,
  'u',
)
const WITHOUT_TAX = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:h\.?t|h\.?t\.?v\.?a|hors taxes?|netto ?-?preise?|preise? \(?netto|imponibile|(?:excl\w*|exc?|exkl\w*|without|ohne|zzgl|zuzug\w*|senza|escl\w*|sin|sans|hors|plus|mas|piu)\.? ?(?:the |la |l')?${RATE}${TAX}|\+ ?${RATE}${TAX}|${TAX} ?${RATE}\(?(?:excl\w*|exkl\w*|escl\w*|non? (?:compris\w*|inclu\w*)|not included|nicht|en sus|aparte|a parte))(?!\p{L})`,
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
