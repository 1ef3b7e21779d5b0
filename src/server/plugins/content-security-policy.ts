import { createHash } from 'node:crypto'

const SELF = "'self'"
const NOTHING = "'none'"

/** PDFs are laid out by WebAssembly in a worker. */
const POLICY: Record<string, string[]> = {
  'default-src': [SELF],
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  'worker-src': [SELF, 'blob:'],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF, 'data:', 'blob:'],
  'object-src': [NOTHING],
  'base-uri': [NOTHING],
  'form-action': [SELF],
  'frame-ancestors': [NOTHING],
}

/** As React writes them into an attribute. */
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/**
 * The policy of a document (https://www.w3.org/TR/CSP3/). Of the styles that are written in it, elements and attributes,
 * it allows these, by their hashes, and no others; scripts may set the style of an element, but not write one.
 */
export function contentSecurityPolicy(html = ''): string {
  const elements = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css)
  const attributes = Array.from(html.matchAll(/<[^>]+ style="([^"]*)"/g), ([, css = '']) =>
    css.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity),
  )
  const directives = {
    ...POLICY,
    'style-src': [SELF, ...hashes(elements)],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)] : [NOTHING],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

function hashes(texts: readonly string[]): string[] {
  return Array.from(
    new Set(texts),
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
