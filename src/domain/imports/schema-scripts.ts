import { decodedTag } from './plain-markup.ts'

const SCRIPT = /<script(?=[\s/>])[^<>]*>/giu
const JSON_TYPE = /application\/ld\+json/iu
const END_OF_SCRIPT = '</script>'
/** What hides a script from old readers: a comment, or a section of character data. */
const OPENED = /^(?:\/\/|\/\*)?\s?(?:<!--|<!\[CDATA\[)(?:\s?\*\/)?/u
const CLOSED = /(?:\/\/|\/\*)?\s?(?:-->|\]\]>)(?:\s?\*\/)?$/u
/** Characters of the longest closing. */
const CLOSING = 12

/** The content of each script of JSON in a page, found in one pass over it, however its type is encoded. */
export function schemaScripts(html: string): string[] {
  const found: string[] = []
  const lowered = html.toLowerCase()
  let end = 0
  for (const { 0: tag, index } of html.matchAll(SCRIPT)) {
    if (index < end || !JSON_TYPE.test(decodedTag(tag))) continue
    const start = index + tag.length
    end = lowered.indexOf(END_OF_SCRIPT, start)
    if (end === -1) break
    found.push(unwrapped(html.slice(start, end)))
  }
  return found
}

function unwrapped(script: string): string {
  const text = script.trim().replace(OPENED, '')
  return text.slice(0, -CLOSING) + text.slice(-CLOSING).replace(CLOSED, '')
}
