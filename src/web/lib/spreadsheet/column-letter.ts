const LETTERS = 26

/** As spreadsheets name columns: A, B … Z, AA. */
export function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS))
  return at < LETTERS ? last : columnLetter(Math.floor(at / LETTERS) - 1) + last
}
