/** An object of a JSON file, whose values can be anything. */
export type Thing = Record<string, unknown>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own key: '__proto__' and 'constructor' are none. */
export function valueAt(value: unknown, key: string): unknown {
  return isThing(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

export function listAt(value: unknown, key: string): unknown[] {
  const list = valueAt(value, key)
  return Array.isArray(list) ? list : []
}

/** The text or the number at a key, on one line; '' for anything else. */
export function textAt(value: unknown, key: string): string {
  return oneLine(valueAt(value, key))
}

export function oneLine(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ').trim() : ''
}

/** The text at a key with its line breaks; '' for anything else. */
export function longTextAt(value: unknown, key: string): string {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : ''
}

/** The number at a key, also where it is written as a text: '200.000'; null for anything else. */
export function numberAt(value: unknown, key: string): number | null {
  const found = valueAt(value, key)
  if (typeof found === 'number') return Number.isFinite(found) ? found : null
  if (typeof found !== 'string' || !/^\s*-?\d{1,12}(?:\.\d{1,30})?\s*$/u.test(found)) return null
  return Number(found)
}

/** The name of a thing that is written as an object with a name, or as a text. */
export function nameOf(value: unknown): string {
  return typeof value === 'string' ? oneLine(value) : textAt(value, 'name')
}

/** The lines of a text that have one. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => oneLine(line))
    .filter((line) => line !== '')
}

/** The same thing with 'recipe_yield' as 'recipeYield'; the keys of the things in it stay. */
export function camelKeys(value: unknown): Thing {
  if (!isThing(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
      each,
    ]),
  )
}
