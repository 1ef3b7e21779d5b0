import type { z } from 'zod'
import { isMoney } from './shapes.ts'

type Schema = z.core.$ZodType
/** A schema with what it is made of. */
type Described = { def: z.core.$ZodTypes['_zod']['def'] }

/** Copies a value of a schema, with what `instead` gives in the place of each part that is money. */
type Replace = (value: unknown, instead: () => unknown) => unknown

/** By schema; null where nothing within it is money. */
const known = new WeakMap<Schema, Replace | null>()

/** An answer of the schema as a role without money is given it: null in the place of money. */
export function withoutMoney(schema: Schema, answer: unknown): unknown {
  const replace = replacing(schema)
  return replace ? replace(answer, () => null) : answer
}

/** Whether something that is sent holds money, be it null. */
export function holdsMoney(schema: Schema, sent: unknown): boolean {
  let found = false
  replacing(schema)?.(sent, () => {
    found = true
    return null
  })
  return found
}

function replacing(schema: Schema): Replace | null {
  const made = known.get(schema)
  if (made !== undefined) return made
  const replace = isMoney(schema) ? (_money: unknown, instead: () => unknown) => instead() : within(schema)
  known.set(schema, replace)
  return replace
}

/** One for each kind of schema that the contract is made of; a test refuses any other. */
function within(schema: Schema): Replace | null {
  const { def } = schema as unknown as Described
  if (def.type === 'object') return ofObject(Object.entries(def.shape))
  if (def.type === 'array') return ofItems(def.element)
  if (def.type === 'record') return ofValues(def.valueType)
  if (def.type === 'union') return all(def.options)
  if (def.type === 'intersection') return all([def.left, def.right])
  if (def.type === 'pipe') return all([def.in, def.out])
  return 'innerType' in def ? replacing(def.innerType) : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function ofObject(shape: readonly (readonly [string, Schema])[]): Replace | null {
  const parts = shape.flatMap(([key, schema]) => {
    const replace = replacing(schema)
    return replace ? [[key, replace] as const] : []
  })
  if (parts.length === 0) return null
  return (value, instead) => {
    if (!isObject(value)) return value
    const there = parts.filter(([key]) => value[key] !== undefined)
    return {
      ...value,
      ...Object.fromEntries(there.map(([key, replace]) => [key, replace(value[key], instead)])),
    }
  }
}

function ofItems(element: Schema): Replace | null {
  const replace = replacing(element)
  return (
    replace &&
    ((value, instead) => (Array.isArray(value) ? value.map((item) => replace(item, instead)) : value))
  )
}

function ofValues(valueType: Schema): Replace | null {
  const replace = replacing(valueType)
  return (
    replace &&
    ((value, instead) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one, instead)]))
        : value)
  )
}

/** Of several that a value may be, or is: what is money in one of them is money. */
function all(schemas: readonly Schema[]): Replace | null {
  const parts = schemas.flatMap((schema) => replacing(schema) ?? [])
  if (parts.length === 0) return null
  return (value, instead) => parts.reduce((left, replace) => replace(left, instead), value)
}
