/** The server's own check is stricter; this one spares a round trip for what is plainly no address. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function looksLikeEmail(text: string): boolean {
  return LOOKS_LIKE_EMAIL.test(text.trim())
}
