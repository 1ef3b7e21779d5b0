import { SaxesParser } from 'saxes'

/** What reads the elements of an XML document, in their order. A reason ends the reading. */
export interface XmlReader<Reason> {
  /** @param attributes by their names without prefix */
  open: (name: string, space: string, attributes: Record<string, string>) => Reason | null
  text: (text: string) => void
  close: () => void
}

class Ended<Reason> extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super('ended')
    this.reason = reason
  }
}

/** Characters that are read at once. */
const SLICE = 64 * 1024
/** Attributes of one element; each is compared with all others. */
const MOST_ATTRIBUTES = 200

/**
 * Reads a document of XML 1.0 strictly and as a stream: what is not well-formed ends it, and so does a document type, before
 * any entity of it is known.
 * @returns why it ended, `xml-broken` also for an element with more attributes than any has; null at its end
 */
export function readStrictXml<Reason>(
  text: string,
  reader: XmlReader<Reason>,
): Reason | 'xml-doctype' | 'xml-broken' | null {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const end = (reason: Reason | 'xml-doctype' | 'xml-broken') => {
    throw new Ended(reason)
  }
  parser.on('error', () => end('xml-broken'))
  parser.on('doctype', () => end('xml-doctype'))
  let ofElement = 0
  parser.on('opentagstart', () => {
    ofElement = 0
  })
  parser.on('attribute', () => {
    ofElement += 1
    if (ofElement > MOST_ATTRIBUTES) end('xml-broken')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own: Record<string, string> = {}
    for (const { prefix, local, value } of Object.values(attributes)) {
      if (prefix !== 'xmlns' && local !== 'xmlns') own[local] = value
    }
    const reason = reader.open(local, uri, own)
    if (reason !== null) end(reason)
  })
  parser.on('text', reader.text)
  parser.on('cdata', reader.text)
  parser.on('closetag', reader.close)
  try {
    for (let at = 0; at < text.length; at += SLICE) parser.write(text.slice(at, at + SLICE))
    parser.close()
    return null
  } catch (failure) {
    if (failure instanceof Ended) return (failure as Ended<Reason>).reason
    throw failure
  }
}
