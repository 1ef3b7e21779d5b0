/** What a reader of XML comes across, in its order. Names come without their namespace. */
export interface XmlHandler {
  open: (name: string, attributes: (name: string) => string | null, isEmpty: boolean) => void
  close: (name: string) => void
  text: (text: string) => void
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu,
    (whole, hex?: string, figures?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = hex === undefined ? Number(figures) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

/**
 * Reads a part of a workbook from its beginning to its end, once. Entities that a document declares itself are not
 * expanded, and nothing outside of it is fetched.
 */
export function readXml(xml: string, handler: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const begin = xml.indexOf('<', at)
    if (begin === -1) return
    if (begin > at) handler.text(decoded(xml.slice(at, begin)))
    if (xml.startsWith('<!--', begin)) {
      at = endAfter(xml, '-->', begin)
    } else if (xml.startsWith('<![CDATA[', begin)) {
      at = endAfter(xml, ']]>', begin)
      handler.text(xml.slice(begin + 9, at - 3))
    } else if (xml[begin + 1] === '?' || xml[begin + 1] === '!') {
      at = endAfter(xml, '>', begin)
    } else {
      const end = endOfTag(xml, begin)
      readTag(xml.slice(begin + 1, end), handler)
      at = end + 1
    }
  }
}

function endAfter(xml: string, sign: string, from: number): number {
  const end = xml.indexOf(sign, from)
  return end === -1 ? xml.length : end + sign.length
}

/** '>' may be part of an attribute. */
function endOfTag(xml: string, begin: number): number {
  let end = xml.indexOf('>', begin)
  let quote = xml.indexOf('"', begin)
  while (quote !== -1 && end !== -1 && quote < end) {
    const closing = xml.indexOf('"', quote + 1)
    if (closing === -1) return xml.length
    if (closing > end) end = xml.indexOf('>', closing)
    quote = xml.indexOf('"', closing + 1)
  }
  return end === -1 ? xml.length : end
}

function readTag(tag: string, { open, close }: XmlHandler): void {
  if (tag.startsWith('/')) return close(localName(tag.slice(1).trim()))
  const isEmpty = tag.endsWith('/')
  let end = 0
  while (end < tag.length && tag[end] !== '/' && !isSpace(tag.charCodeAt(end))) end += 1
  const name = localName(tag.slice(0, end))
  open(name, (wanted) => attributeOf(tag, wanted), isEmpty)
  if (isEmpty) close(name)
}

/** White space of XML: a space, a tabulator and line breaks. */
const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d)

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The value of an attribute by its full name, such as 'r:id'. */
function attributeOf(tag: string, name: string): string | null {
  for (let at = tag.indexOf(`${name}=`); at !== -1; at = tag.indexOf(`${name}=`, at + 1)) {
    const quote = tag[at + name.length + 1]
    if (at === 0 || !isSpace(tag.charCodeAt(at - 1)) || (quote !== '"' && quote !== "'")) continue
    const end = tag.indexOf(quote, at + name.length + 2)
    return end === -1 ? null : decoded(tag.slice(at + name.length + 2, end))
  }
  return null
}
