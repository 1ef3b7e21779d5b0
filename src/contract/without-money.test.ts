import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { accessOf } from './route-access.ts'
import { euros, isMoney } from './shapes.ts'
import { redactedSchema } from './testing/redacted-schema.ts'
import { holdsMoney, withoutMoney } from './without-money.ts'

type Schema = z.ZodType & { def: z.core.$ZodTypes['_zod']['def'] }

/** Numbers that are no money: what else they are is in their names. A new one is named here, or made of `euros` or `amount`. */
const OTHER_NUMBERS = new Set([
  'baseQuantity',
  'contentQuantity',
  'densityKgPerL',
  'due',
  'high',
  'low',
  'needed',
  'neededPacks',
  'packQuantity',
  'packs',
  'quantity',
  'receivedQuantity',
  'score',
  'share',
  'sold',
  'temperature',
  'tvaRate',
  'vatRate',
  'weighedQuantity',
  'wastagePercent',
  'yieldQuantity',
])
/** What `within` of `without-money.ts` looks into, and kinds that hold nothing. */
const KINDS = new Set([
  'object',
  'array',
  'record',
  'union',
  'intersection',
  'pipe',
  'nullable',
  'optional',
  'nonoptional',
  'default',
  'prefault',
  'catch',
  'readonly',
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'unknown',
  'file',
  'transform',
  'null',
  'custom',
])

const kinds = new Set<string>()
const numbers = new Set<string>()

/** Each kind of schema, and each number beside whole ones that is not marked as money, by its name. */
function look(schema: Schema, name: string): void {
  if (isMoney(schema)) return
  const { def } = schema
  kinds.add(def.type)
  if (def.type === 'object') for (const [key, part] of Object.entries(def.shape)) look(part as Schema, key)
  if (def.type === 'number' && !z.toJSONSchema(schema, { io: 'input' }).type?.includes('integer'))
    numbers.add(name)
  if (def.type === 'array') look(def.element as Schema, name)
  if (def.type === 'record') look(def.valueType as Schema, name)
  if (def.type === 'union') for (const option of def.options) look(option as Schema, name)
  if (def.type === 'pipe') for (const part of [def.in, def.out]) look(part as Schema, name)
  if ('innerType' in def) look(def.innerType as Schema, name)
}

type Described = { inputSchema?: Schema; outputSchema?: Schema; errorMap: Record<string, { data?: Schema }> }

/** But for what anyone may read: the prices on the public page of a carte. */
function lookAtRoutes(node: object, path: string[]): void {
  if ('~orpc' in node) {
    if (accessOf(path) === 'everyone') return
    const { inputSchema, outputSchema, errorMap } = node['~orpc'] as Described
    for (const schema of [inputSchema, outputSchema, ...Object.values(errorMap).map(({ data }) => data)])
      if (schema) look(schema, '')
  } else for (const [name, part] of Object.entries(node)) lookAtRoutes(part as object, [...path, name])
}
lookAtRoutes(contract, [])

test('the contract is made of kinds of schemas that are looked into', () => {
  expect([...kinds].filter((kind) => !KINDS.has(kind))).toEqual([])
})

test('every number of the contract that is not whole is money, or is something else by its name', () => {
  expect([...numbers].filter((name) => !OTHER_NUMBERS.has(name))).toEqual([])
  expect([...OTHER_NUMBERS].filter((name) => !numbers.has(name))).toEqual([])
})

const menu = z.object({
  name: z.string(),
  price: euros.nullable(),
  dishes: z.array(z.object({ cost: euros.optional(), portions: z.int() })),
  usual: z.record(z.string(), euros),
  of: z
    .union([z.object({ kind: z.literal('a'), margin: euros }), z.object({ kind: z.literal('b') })])
    .nullable(),
})
const answer = {
  name: 'Déjeuner',
  price: 32,
  dishes: [{ cost: 4.5, portions: 2 }, { portions: 4 }],
  usual: { Plat: 6 },
  of: { kind: 'a', margin: 70 },
}

test('null is answered in the place of what is money, at any depth, and nothing else changes', () => {
  expect(withoutMoney(menu, answer)).toEqual({
    name: 'Déjeuner',
    price: null,
    dishes: [{ cost: null, portions: 2 }, { portions: 4 }],
    usual: { Plat: null },
    of: { kind: 'a', margin: null },
  })
  expect(withoutMoney(z.object({ name: z.string() }), answer)).toBe(answer)
})

test.each([
  ['a price', { price: 3 }, true],
  ['a price that is taken away', { price: null }, true],
  ['a cost in a list', { dishes: [{ cost: 1, portions: 1 }] }, true],
  ['what is no money', { name: 'Déjeuner', price: undefined, dishes: [] }, false],
])('%s is known in what is sent', (_what, sent, holds) => {
  expect(holdsMoney(menu.partial(), sent)).toBe(holds)
})

test('the schema of an answer without money takes null in its place, and no figure', () => {
  const schema = redactedSchema(menu)
  expect(schema.safeParse(withoutMoney(menu, answer)).success).toBe(true)
  expect(schema.safeParse(answer).success).toBe(false)
  expect(schema.safeParse({ ...(withoutMoney(menu, answer) as object), name: 3 }).success).toBe(false)
  expect(schema.safeParse({ ...(withoutMoney(menu, answer) as object), price: 32 }).success).toBe(false)
})
