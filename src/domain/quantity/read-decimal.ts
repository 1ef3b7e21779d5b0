/** Spaces of every width and the signs that follow a figure when it is pasted. */
const IGNORED = /[\s€%]/gu
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** '1.234,5' and '1,234.5': of two kinds, the one that comes last separates the decimals. */
const GROUPED = [/^(\d{1,3}(?:\.\d{3})+),(\d*)$/, /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/]

/** '1,500', '12,000,000', and not '0,500'. */
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * The number in what a person typed or pasted: '1,5', '1.5', '1 200', '12 %'; comma and point both
 * separate decimals. Null for anything else, a sign included: no figure of a sheet is negative.
 * @param language of the person: in English '1,500' is fifteen hundred
 */
export function readDecimal(text: string, language: 'fr' | 'en' = 'fr'): number | null {
  const figure = text.replace(IGNORED, '')
  if (language === 'en' && COMMA_GROUPS.test(figure)) return Number(figure.replaceAll(',', ''))
  for (const grouped of GROUPED) {
    const [, whole, fraction] = grouped.exec(figure) ?? []
    if (whole !== undefined) return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
  }
  return DECIMAL.test(figure) ? Number(figure.replace(',', '.')) : null
}
