const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Objects and lists inside one another; the deepest that the contract has stays far below. */
const DEEPEST = 32

/**
 * Whether JSON is shallow enough, and has few enough values, to be parsed: a parser recurses with the first and allocates
 * with the second. Looks at each byte once, and not beyond the first that breaks a bound.
 * @param mostValues members of objects, their names counted too, and items of lists
 */
export function isParseable(json: Uint8Array, mostValues = Infinity): boolean {
  let depth = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (isInText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (byte === COMMA || byte === COLON) values += 1
    else if (OPENING.has(byte)) depth += 1
    else if (CLOSING.has(byte)) depth -= 1
    if (depth > DEEPEST || values > mostValues) return false
  }
  return true
}
