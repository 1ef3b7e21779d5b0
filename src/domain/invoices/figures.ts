import { allAt, textOf } from './xml-tree.ts'
import type { XmlElement } from './xml-tree.ts'

/** A decimal of XML Schema: no exponent, no comma. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u
/** Digits up to which a double and a decimal text are the same value. */
const MOST_DIGITS = 15

/**
 * The value of a decimal as it is written. What a double cannot hold exactly is refused, so that no rounding passes unseen.
 * @returns null for any other text
 */
function readDecimalText(text: string): number | null {
  if (!DECIMAL.test(text)) return null
  const digits = text.replace(/^[+-]/u, '').replace(/^0+(?=\d)/u, '')
  const plain = digits.includes('.') ? digits.replace(/0+$/u, '') : digits
  if (plain.replace('.', '').replace(/^0+/u, '').length > MOST_DIGITS) return null
  const value = Number(text)
  return value === 0 ? 0 : value
}

/** Reads figures, and remembers the names of those that were there and could not be read. */
export interface FigureReader<Name extends string> {
  at: (name: Name, element: XmlElement | undefined, ...path: readonly string[]) => number | null
  unreadable: Name[]
}

export function createFigureReader<Name extends string>(): FigureReader<Name> {
  const unreadable: Name[] = []
  return {
    unreadable,
    at: (name, element, ...path) => {
      const texts = [...new Set(allAt(element, ...path).map(textOf))].filter((text) => text !== '')
      if (texts.length === 0) return null
      const values = new Set(texts.map(readDecimalText))
      const [value = null] = values
      // Two different figures where one belongs are none.
      if (value !== null && values.size === 1) return value
      if (!unreadable.includes(name)) unreadable.push(name)
      return null
    },
  }
}
