import { pdfText } from './pdf-text.ts'

export interface Unprinted {
  text: string
  /** What of it is left out, each sign once: '😀 寿 司'. */
  signs: string
}

const GRAPHEMES = new Intl.Segmenter('fr', { granularity: 'grapheme' })
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** The texts of a document that lose a sign on paper and in the PDF, as no font has it; each once, in order. */
export function unprintedIn(value: unknown): Unprinted[] {
  const found = new Map<string, Unprinted>()
  for (const text of textsOf(value)) {
    if (found.has(text)) continue
    const signs = signsOf(text)
    if (signs.length > 0) found.set(text, { text, signs: signs.join(' ') })
  }
  return [...found.values()]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function signsOf(text: string): string[] {
  const signs = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
  return [...new Set(signs.filter((sign) => VISIBLE.test(sign) && !VISIBLE.test(pdfText(sign))))]
}
