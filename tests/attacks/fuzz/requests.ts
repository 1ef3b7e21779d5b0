import * as fc from 'fast-check'
import type { Operation } from '../operations.ts'
import { bodies, type DrawnBody } from './bodies.ts'
import type { Reference } from './known-things.ts'
import { mostly } from './mostly.ts'
import { cookies, oddHeaders } from './odd-headers.ts'
import { brokenValue, references, validValue } from './values.ts'

/** Who sends a request: the account, someone without one, a visitor of the demo, a cookie of no session, or a program of the account. */
type Sender = 'account' | 'stranger' | 'visitor' | 'odd cookie' | 'program'

/** A part of a path: itself, a reference to an id, or any text. */
type DrawnPart = string | Reference | { text: string }

/** A request before the ids that it refers to are known. */
export type DrawnRequest = {
  operation: Operation
  method: string
  sender: Sender
  /** Of the sender 'odd cookie'. */
  cookie: string
  path: readonly DrawnPart[]
  /** What follows the address. */
  suffix: string
  /** A value without a name is part of the address as it is. */
  query: readonly (readonly [name: string, value: unknown])[]
  headers: Readonly<Record<string, string>>
  body: DrawnBody
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const BAD_PARTS = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%C0%AF',
  '..%2F..',
  '%2e%2e',
  ';',
  '@',
  '[',
  '',
  'a'.repeat(3_000),
]
const SUFFIXES = [
  '/',
  '//',
  '/..%2f',
  '/%',
  '/%00',
  '/x',
  ';a=b',
  '?',
  '?&&&',
  '?%',
  '?=',
  '?__proto__[a]=1',
  '?a[',
  '#x',
]
const BAD_QUERIES = [
  '%',
  '%zz=%',
  '%00',
  '=',
  '&&',
  'limit=%ff',
  'search=+',
  'sort=%C0%AF',
  '[]=1',
  'a[b][c][d]=1',
]

function paths(path: string): fc.Arbitrary<DrawnRequest['path']> {
  const text = brokenValue.map((value) => ({
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const parts = path
    .slice(1)
    .split('/')
    .map((part) =>
      part.startsWith('{')
        ? mostly<DrawnPart>(
            references(part === '{token}' ? 'token' : 'id'),
            95,
            text,
            fc.constantFrom(...BAD_PARTS),
          )
        : fc.constant(part),
    )
  return fc.tuple(...parts)
}

function queries({ query }: Operation): fc.Arbitrary<DrawnRequest['query']> {
  const bad = fc.constantFrom(...BAD_QUERIES).map((text): DrawnRequest['query'] => [['', text]])
  const none = fc.constant<DrawnRequest['query']>([])
  if (query.length === 0) return mostly(none, 98, bad)
  const pair = fc.oneof(
    ...query.map(({ name, schema = {} }) =>
      fc.tuple(
        mostly(fc.constant(name), 95, fc.constantFrom(`${name}[]`, `${name}[a]`, `${name}[0][b]`)),
        mostly(validValue(schema, name), 85, brokenValue),
      ),
    ),
  )
  const repeated = pair.map((one): DrawnRequest['query'] => [one, one])
  return mostly<DrawnRequest['query']>(fc.array(pair, { maxLength: 3 }), 94, repeated, bad)
}

function requestsTo(operation: Operation): fc.Arbitrary<DrawnRequest> {
  return fc.record({
    operation: fc.constant(operation),
    method: mostly<string>(fc.constant(operation.method), 97, fc.constantFrom(...METHODS)),
    sender: mostly<Sender>(
      fc.constant('account'),
      90,
      fc.constantFrom('stranger', 'visitor', 'odd cookie', 'program', 'program'),
    ),
    cookie: cookies,
    path: paths(operation.path),
    suffix: mostly<string>(fc.constant(''), 97, fc.constantFrom(...SUFFIXES)),
    query: queries(operation),
    headers: mostly<Record<string, string>>(fc.constant({}), 90, oddHeaders),
    body: bodies(operation),
  })
}

/** Requests to any of these operations, each drawn as often as its share. */
export function requests(
  operations: readonly Operation[],
  share: (operation: Operation) => number,
): fc.Arbitrary<DrawnRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({ weight: share(operation), arbitrary: requestsTo(operation) })),
  )
}
