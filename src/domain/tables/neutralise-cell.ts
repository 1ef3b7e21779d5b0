/**
 * Beginnings of a text that a spreadsheet runs as a formula (OWASP, 'CSV Injection'), also after spaces and in the
 * full-width forms of East Asian keyboards.
 */
const DANGEROUS = String.raw`\s*[=+\-@＝＋－＠\t\r\n]`
const TO_NEUTRALISE = new RegExp(`^'*${DANGEROUS}`, 'u')
const NEUTRALISED = new RegExp(`^''*${DANGEROUS}`, 'u')
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/u

/**
 * A text that is safe in a CSV or XLSX file: one that a spreadsheet would take for a formula gets an apostrophe in
 * front, and so does one that would otherwise look neutralised already. A negative number stays a number.
 */
export function neutraliseCell(text: string): string {
  return TO_NEUTRALISE.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
}

/** The text that `neutraliseCell` was given. */
export function restoreCell(text: string): string {
  return NEUTRALISED.test(text) ? text.slice(1) : text
}
