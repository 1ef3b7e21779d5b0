import { strFromU8 } from 'fflate'

const SHEET = /<(?:\w+:)?sheet\b[^<>]*>/gu
export const RELATION = /<(?:\w+:)?Relationship\b[^<>]*>/gu

/** A sheet of a workbook by its name, and the part with its cells. */
interface SheetPart {
  name: string
  path: string
  hidden: boolean
}

/** The sheets of an unpacked .xlsx in their order. */
export function sheetPartsOf(parts: Readonly<Record<string, Uint8Array>>): SheetPart[] {
  const targets = new Map(
    tagsOf(parts['xl/_rels/workbook.xml.rels'], RELATION).map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return tagsOf(parts['xl/workbook.xml'], SHEET).map((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id')) ?? ''
    return {
      name: unescaped(attribute(tag, 'name')),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      hidden: /hidden/iu.test(attribute(tag, 'state')),
    }
  })
}

/** The tags of a part that a pattern finds, as they are written. */
export function tagsOf(part: Uint8Array | undefined, tag: RegExp): string[] {
  return part === undefined ? [] : [...strFromU8(part).matchAll(tag)].map(([found]) => found)
}

/** The value of an attribute, whose name is a pattern; '' without it. */
export function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? ''
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
