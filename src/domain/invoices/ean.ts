const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])

/**
 * The number of an article as it is compared: a GTIN of GS1 without its leading zeros, as one of 8, 12 or 13 digits is written
 * with 14 as well; null for what is none, by its length or its check digit.
 */
export function bareEan(ean: string | null): string | null {
  const digits = (ean ?? '').replaceAll(/[\s.-]/gu, '')
  if (!/^\d+$/u.test(digits) || !GTIN_LENGTHS.has(digits.length)) return null
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  const bare = digits.replace(/^0+/u, '')
  return sum % 10 === 0 && bare !== '' ? bare : null
}
