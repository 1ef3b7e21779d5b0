import { AT_WILL_WORDS } from './at-will.ts'

export const LINKING =
  /^\s*(?:environ\s+|env\.\s+)?(?:de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’]|of\s+(?:the\s+|an?\s+)?|an?\s+(?=\p{Letter}{3}))?/iu
const PARENTHESES = /\s*\(([^)]*)\)/gu
const ARTICLE = /^(?:les?|la|the|du|des|de\s+la)\s+|^(?:de\s+)?l['’]/iu
/** 'Sel QS', 'Salt, to taste' */
const AT_WILL = new RegExp(String.raw`[\s,(:–-]+((?:${AT_WILL_WORDS})\s*)\)?$`, 'iu')

/** A name without the sign that leads to its quantity: 'Farine ........', 'Beurre -'. */
export function withoutTail(text: string): string {
  return text.replace(/[\s.,;…:=~≈±→>|(–—-]+$/u, '')
}

/** A text behind a quantity, without a leading 'environ'. */
export function withoutAbout(text: string): string {
  return text.replace(/^[\s.]*(?:env(?:iron)?(?!\p{Letter})[\s.]*)?/iu, '')
}

/** Text in parentheses, after a comma or about taste is not part of the name. */
export function namedParts(text: string): { name: string; asides: string[] } {
  const [tail, will] = AT_WILL.exec(text) ?? []
  const own = (tail === undefined ? text : text.slice(0, text.length - tail.length)).replace(
    /^[\s,;.:)]+/u,
    '',
  )
  const inside = [...own.matchAll(PARENTHESES)].map(([, words = '']) => words.trim())
  const [name = '', ...behind] = own.replaceAll(PARENTHESES, '').split(/\s*[,;]\s+/u)
  const linked = /^\s*\(/u.test(own) ? name.replace(LINKING, '') : name
  const plain = withoutTail(linked).trim().replace(ARTICLE, '')
  return { name: plain.trim(), asides: [...inside, ...behind, ...(will === undefined ? [] : [will.trim()])] }
}

/** The parts of a note that are not empty; null without any. */
export function noteOf(parts: readonly string[]): string | null {
  return parts.filter((part) => part.trim() !== '').join(', ') || null
}
