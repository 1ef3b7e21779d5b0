import { GAMME_MAX_LENGTH } from './limits.ts'

/**
 * The initial description of a dish on a carte: that of its sheet.
 * @returns empty where that is too long for a dish: half a sentence is no description
 */
export function displayedDescription(ofSheet: string): string {
  const text = ofSheet.trim()
  return text.length > GAMME_MAX_LENGTH.description ? '' : text
}
