/** Letters that the note of an ingredient line holds at most. */
export const NOTE_LENGTH = 500

/**
 * The note of a line whose product is deleted: it begins with the product's name, so that a cook still knows what
 * went in, and goes on with what was noted.
 */
export function formerProductNote(productName: string, note: string | null): string {
  return [productName, note]
    .filter((part) => part !== null && part !== '')
    .join(' · ')
    .slice(0, NOTE_LENGTH)
}
