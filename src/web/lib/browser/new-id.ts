/**
 * A v4 UUID. By hand, as browsers keep crypto.randomUUID from pages that a house serves itself without a certificate.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    const fixed = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
