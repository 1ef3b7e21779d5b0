import * as fc from 'fast-check'
import type { Schema } from '#server/testing/sample-body.ts'
import { EveryId, Reference, type ReferenceKind } from './known-things.ts'
import { anyText } from '#tests/any-text.ts'

/** Written into JSON as it is, between these signs: numbers that JSON.stringify would change. */
export const RAW = /"@raw:([^"@]+)@"/g
/** Of texts that have no bound. */
const LONGEST = 50
const MOST_ITEMS = 3
const EVERY_TEXT = '^[^\\0]*$'

const TEXTS = [
  'Velouté de potimarron',
  'Bœuf bourguignon (façon grand-mère)',
  '=1+1',
  '<b>gras</b>&amp;',
  "L'œuf'; DROP TABLE tech_sheets; --",
  '100 % _beurre_ \\',
  'עוגת שוקולד',
  '👩‍👩‍👧‍👦 crêpe',
  '  espaces  ',
]

/** Names of values that only an answer gives, as ids. */
const KNOWN_BY_SERVER = new Set(['cursor', 'renew', 'revision', 'ticket', 'token', 'version'])

/** Of accounts that the tests have made, the rest of those is made while they run. */
const EMAILS = ['chef-1@exemple.fr', 'chef-2@exemple.fr', 'CHEF-1@EXEMPLE.FR']
const newEmails = fc.nat({ max: 99 }).map((one) => `brigade-${one}@exemple.fr`)

/** Values that a careless program takes for something else. */
const AWKWARD = [
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\u202Eeuqrevne',
  '\u200B\uFEFF\u2028',
  '\u0007\u001B[31m\r\n\t',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '1,5',
  '٣',
  'undefined',
  '[object Object]',
  'constructor',
  '__proto__',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '9999-99-99',
  '0000-01-01',
  '+275760-09-13',
  0,
  -1,
  1e308,
  -1e308,
  5e-324,
  1e-7,
  0.000_000_5,
  9_999_999.999_999,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  '@raw:-0@',
  '@raw:-0.0@',
  '@raw:1e999@',
  '@raw:123456789012345678901234567890@',
  '@raw:0.30000000000000000000000004@',
  [],
  {},
  [[]],
  [null],
  { id: null },
  { $ne: 1 },
  { toString: 1, valueOf: 1, length: -1 },
  { toJSON: 1, hasOwnProperty: 1 },
] as const

const indexes = fc.nat({ max: 9_999 })
const kinds = fc.oneof(
  { weight: 93, arbitrary: fc.constant<ReferenceKind>('right') },
  {
    weight: 7,
    arbitrary: fc.constantFrom<ReferenceKind>('other collection', 'deleted', 'other account', 'unknown'),
  },
)

/** References under this name, to what they should refer to in most cases. */
export function references(name: string): fc.Arbitrary<Reference> {
  return fc.tuple(kinds, indexes).map(([kind, index]) => new Reference(name, kind, index))
}

/**
 * Values that a schema of the API's description takes.
 * @param name of the property that has the schema, which says what its ids refer to
 */
export function validValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((each) => validValue(each, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return validObject(schema, name)
  if (schema.type === 'array') return validList(schema, name)
  if (schema.type === 'number' || schema.type === 'integer') return validNumber(schema, name)
  if (schema.type === 'string') return validText(schema, name)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
}

function validObject(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  if (typeof additionalProperties === 'object')
    return fc.dictionary(
      propertyNames ? validValue(propertyNames).map(String) : fc.constantFrom(...TEXTS),
      validValue(additionalProperties, name),
      { maxKeys: MOST_ITEMS },
    )
  const facts = Object.fromEntries(
    Object.entries(properties).map(([each, of]) => [each, validValue(of, each)] as const),
  )
  const needed = Object.fromEntries(Object.entries(facts).filter(([each]) => required.includes(each)))
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(facts, { requiredKeys: required }) },
    { weight: 3, arbitrary: fc.record(needed) },
    { weight: 1, arbitrary: fc.record(facts) },
  )
}

function validList({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, name: string) {
  const some: fc.Arbitrary<unknown> = fc.array(validValue(items, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
  })
  return name === 'ids' ? fc.oneof(some, fc.constant(new EveryId())) : some
}

function validNumber(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (KNOWN_BY_SERVER.has(name)) return references(name)
  const { type, minimum, exclusiveMinimum, maximum = 10_000_000 } = schema
  const lowest = minimum ?? (exclusiveMinimum === undefined ? -maximum : exclusiveMinimum + 1e-6)
  const within = (value: number) => Math.min(Math.max(value, lowest), maximum)
  if (type === 'integer')
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(0, 1, 2).map(within) },
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 200 }).map(within) },
      { weight: 1, arbitrary: fc.constantFrom(lowest, maximum) },
    )
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 5_000 }).map((cents) => within(cents / 100)) },
    { weight: 2, arbitrary: fc.constantFrom(lowest, maximum, within(0.000_001), within(1 / 3)) },
    { weight: 1, arbitrary: fc.double({ min: lowest, max: maximum, noNaN: true }) },
  )
}

function validText(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = schema
  if (name === 'cursor') return fc.oneof({ weight: 3, arbitrary: references(name) }, cursors)
  if (format === 'uuid' || KNOWN_BY_SERVER.has(name)) return references(name)
  if (format === 'date')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-04-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
  if (format === 'email') return fc.oneof(fc.constantFrom(...EMAILS), newEmails)
  if (pattern !== undefined && pattern !== EVERY_TEXT) return fc.stringMatching(new RegExp(pattern))
  const cut = (text: string) => text.slice(0, maxLength).padEnd(minLength, 'a')
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...TEXTS), fc.nat()).map((parts) => cut(parts.join(' '))),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: LONGEST }).map(cut) },
    { weight: 1, arbitrary: fc.constant('é'.repeat(maxLength)) },
  )
}

/** Cursors that no answer gave, in the form of those that one gives. */
const cursors = fc
  .tuple(
    fc.constantFrom('-updatedAt', 'title', 'name', 'margin', 'priceHt', ''),
    fc.constantFrom<unknown>(...AWKWARD, '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
    fc.constantFrom<unknown>('00000000-0000-4000-8000-000000000000', ...AWKWARD),
  )
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'))

/** As text, because functions that walk a value call themselves once for each level. */
const nested = fc
  .constantFrom(10, 1_000, 50_000)
  .map((depth) => `@raw:${'['.repeat(depth)}${']'.repeat(depth)}@`)

/** Values that no schema of the API takes, or by chance only. */
export const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom<unknown>(...AWKWARD) },
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 8, arbitrary: anyText() },
  { weight: 8, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 6, arbitrary: references('') },
  { weight: 4, arbitrary: nested },
  { weight: 4, arbitrary: fc.constantFrom(10_000, 100_000).map((length) => 'é'.repeat(length)) },
  { weight: 2, arbitrary: fc.constant(`a${'\u0301'.repeat(5_000)}`) },
)
