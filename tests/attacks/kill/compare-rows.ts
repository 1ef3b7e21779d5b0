import { isDeepStrictEqual } from 'node:util'
import type { Rows } from './rows.ts'

/** Every row by its noun and name. */
function flat(rows: Rows): Map<string, unknown> {
  return new Map(
    Object.entries(rows).flatMap(([noun, byName]) =>
      Object.entries(byName).map(([name, row]) => [`${noun} ${name}`, row]),
    ),
  )
}

/** How many rows there are. */
export const countRows = (rows: Rows): number => flat(rows).size

/** One sentence for each row that is missing, that nothing has made, or that is not as it was left. */
export function differences(expected: Rows, found: Rows): string[] {
  const [wanted, stored] = [flat(expected), flat(found)]
  const missing = [...wanted.keys()].filter((name) => !stored.has(name)).map((name) => `${name} is missing`)
  const extra = [...stored.keys()]
    .filter((name) => !wanted.has(name))
    .map((name) => `${name} was made by no write: ${JSON.stringify(stored.get(name))}`)
  const changed = [...wanted]
    .filter(([name, row]) => stored.has(name) && !isDeepStrictEqual(row, stored.get(name)))
    .map(
      ([name, row]) =>
        `${name} is ${JSON.stringify(stored.get(name))} where ${JSON.stringify(row)} was written`,
    )
  return [...missing, ...extra, ...changed]
}
