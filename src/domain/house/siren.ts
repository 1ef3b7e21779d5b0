const DIGITS = 9

/** Whether a text is a SIREN: nine digits, of which the last proves the others (Luhn, ISO/IEC 7812). */
export function isSiren(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = Array.from(text, Number).reduce((total, digit, place) => {
    const weighed = (DIGITS - place) % 2 === 0 ? digit * 2 : digit
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** The number of VAT that a French company has by its SIREN. */
export function vatOfSiren(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}
