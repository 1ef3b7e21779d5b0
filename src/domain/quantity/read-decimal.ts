/** Spaces of every width and the signs that follow a figure when it is pasted. */
const IGNORED = /[\s€%]/gu
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** '1.234,5' and '1,234.5': of two kinds, the one that comes last separates the decimals. */
const GROUPED = [/^(\d{1,3}(?:\.\d{3})+),(\d*)$/, /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/]

/**
 * The number in what a person typed or pasted: '1,5', '1.5', '1 200', '12 %'; comma and point both
 * separate decimals. Null for anything else, a sign included: no figure of a sheet is negative.
 */
export function readDecimal(text: string): number | null {
  const figure = text.replace(IGNORED, '')
  for (const grouped of GROUPED) {
    const [, whole, fraction] = grouped.exec(figure) ?? []
    if (whole !== undefined) return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
  }
  return DECIMAL.test(figure) ? Number(figure.replace(',', '.')) : null
}
