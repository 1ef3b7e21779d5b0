import * as fc from 'fast-check'
import { EveryId, Reference } from './known-things.ts'
import { brokenValue } from './values.ts'

type How =
  | { does: 'replace'; by: unknown }
  | { does: 'remove' }
  | { does: 'add'; name: string; value: unknown }
  | { does: 'repeat'; times: number }
  | { does: 'wrap' }

/** One change of a body: at which of its values, and how. */
export type Change = { at: number; how: How }

/** Of what is repeated: twice the largest body that the server takes. */
const MOST_CHARACTERS = 2_000_000
const ODD_NAMES = ['', 'id', 'userId', 'user_id', 'version', 'toString', 'constructor', 'a.b', 'é\0']

const ways: fc.Arbitrary<How> = fc.oneof(
  { weight: 12, arbitrary: brokenValue.map((by): How => ({ does: 'replace', by })) },
  { weight: 3, arbitrary: fc.constant<How>({ does: 'remove' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...ODD_NAMES), brokenValue)
      .map(([name, value]): How => ({ does: 'add', name, value })),
  },
  { weight: 2, arbitrary: fc.constantFrom(2, 501, 10_000).map((times): How => ({ does: 'repeat', times })) },
  { weight: 1, arbitrary: fc.constant<How>({ does: 'wrap' }) },
)

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ at: fc.nat({ max: 9_999 }), how: ways }),
  { minLength: 1, maxLength: 3 },
)

/** A copy of a body with these changes made in their order. */
export function changed(body: unknown, list: readonly Change[]): unknown {
  return list.reduce((value, { at, how }) => {
    const paths = pathsOf(value)
    // The whole is one of few values of a small body, and would be changed too often.
    const [whole = [], ...parts] = paths
    const path = at % 10 === 0 ? whole : (parts[at % parts.length] ?? whole)
    return changedAt(value, path, how)
  }, body)
}

/** The place of each value within a value, itself first. */
function pathsOf(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (!isBranch(value)) return [above]
  return [above, ...Object.entries(value).flatMap(([name, within]) => pathsOf(within, [...above, name]))]
}

function isBranch(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null && !isReference(value)
}

function isReference(value: unknown): value is Reference | EveryId {
  return value instanceof Reference || value instanceof EveryId
}

function changedAt(value: unknown, [name, ...rest]: readonly string[], how: How): unknown {
  if (name === undefined) return become(value, how)
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === name ? changedAt(each, rest, how) : each))
  if (!isBranch(value)) return value
  const entries = Object.entries(value).flatMap(([each, within]): [string, unknown][] => {
    if (each !== name) return [[each, within]]
    return how.does === 'remove' && rest.length === 0 ? [] : [[each, changedAt(within, rest, how)]]
  })
  return Object.fromEntries(entries)
}

function become(value: unknown, how: How): unknown {
  if (how.does === 'replace') return how.by
  if (how.does === 'remove') return null
  if (how.does === 'wrap' || value instanceof EveryId) return [value]
  if (how.does === 'add')
    return isBranch(value) ? Object.fromEntries([...Object.entries(value), [how.name, how.value]]) : value
  const each: unknown = Array.isArray(value) ? (value[0] ?? null) : value
  const times = Math.min(how.times, MOST_CHARACTERS / (JSON.stringify(each).length + 1))
  return typeof value === 'string' ? value.repeat(times) : Array.from({ length: times }, () => each)
}

/** A copy in which every reference is replaced by what `resolve` gives. */
export function resolved(value: unknown, resolve: (reference: Reference | EveryId) => unknown): unknown {
  if (isReference(value)) return resolve(value)
  if (Array.isArray(value)) return value.map((each) => resolved(each, resolve))
  if (!isBranch(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, resolved(within, resolve)]))
}
