// oxlint-disable-next-line no-restricted-imports -- pure as the domain is: a table of names, which is not ours to keep
import { decodeHTML, decodeHTMLStrict } from 'entities/decode'

/** Pages encode a text twice at most; a third time is for what was encoded by hand before. */
const MOST_TIMES = 3
const BREAK = /<br\s*\/?>|<\/(?:p|li|div)>/giu
/** A tag, and not the sign of smaller: '< 60 °C'. */
const TAG = /<\/?[a-z!][^<>]*>/giu

/** The text of a piece of HTML, without tags and with its character references as characters; breaks are line feeds. */
export function plainMarkup(html: string): string {
  return repeated(html, (text) => decodeHTML(text.replaceAll(BREAK, '\n').replaceAll(TAG, '')))
}

/** A text with its character references, '&frac14;' and '&#xBD;', as characters. */
export const withoutReferences = (text: string): string =>
  text.includes('&') ? repeated(text, decodeHTMLStrict) : text

/** A tag of a page with its character references as characters. */
export const decodedTag = (tag: string): string => (tag.includes('&') ? decodeHTML(tag) : tag)

function repeated(text: string, step: (text: string) => string): string {
  let plain = text
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const next = step(plain)
    if (next === plain) break
    plain = next
  }
  return plain
}
