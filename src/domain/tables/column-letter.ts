const LETTERS = 26

/** As spreadsheets name columns: A, B … Z, AA. */
export function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS))
  return at < LETTERS ? last : columnLetter(Math.floor(at / LETTERS) - 1) + last
}

/** The place of a column by its letters: A is 0, AA is 26. */
export function columnAt(letters: string): number {
  let sum = 0
  for (let at = 0; at < letters.length; at += 1) sum = sum * LETTERS + letters.charCodeAt(at) - 64
  return sum - 1
}
