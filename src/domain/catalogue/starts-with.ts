/**
 * Whether bytes hold a text at a place.
 * @throws RangeError when they end within it
 */
export function startsWith(bytes: DataView, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0))
}
