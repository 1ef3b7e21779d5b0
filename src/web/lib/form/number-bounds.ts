import type { z } from 'zod'
import type { NumberRules } from '#contract/number-rules.ts'

interface Bound {
  value: number
  /** Whether a number may be the bound itself. */
  inclusive: boolean
}

export interface NumberBounds {
  minimum?: Bound | undefined
  maximum?: Bound | undefined
}

/** The same of a number that is checked without a schema. */
export function boundsWithin(rules: NumberRules | undefined): NumberBounds | undefined {
  return (
    rules && {
      minimum: { value: rules.minimum, inclusive: true },
      maximum: { value: rules.maximum, inclusive: true },
    }
  )
}

type Schema = z.core.$ZodType
/** A schema with what it is made of. */
type Described = { def: z.core.$ZodTypes['_zod']['def'] }

/** The bounds of the number at a path of a schema: `price`, `choices.0.price`, '' for the schema itself. Undefined where there is no number. */
export function boundsAt(schema: object, path: string): NumberBounds | undefined {
  return 'def' in schema ? within(schema as unknown as Schema, path === '' ? [] : path.split('.')) : undefined
}

function within(schema: Schema, path: readonly string[]): NumberBounds | undefined {
  const { def } = schema as unknown as Described
  const firstOf = (schemas: readonly Schema[]) =>
    schemas.map((each) => within(each, path)).find((bounds) => bounds !== undefined)
  if (def.type === 'union') return firstOf(def.options)
  if (def.type === 'pipe') return firstOf([def.in, def.out])
  if ('innerType' in def) return within(def.innerType, path)
  const [key, ...rest] = path
  if (key === undefined) return def.type === 'number' ? boundsOf(def.checks ?? []) : undefined
  if (def.type === 'array') return within(def.element, rest)
  if (def.type === 'record') return within(def.valueType, rest)
  const part = def.type === 'object' ? def.shape[key] : undefined
  return part && within(part, rest)
}

type Checks = readonly z.core.$ZodCheck[]

function boundsOf(checks: Checks): NumberBounds {
  const minima = boundsBy(checks, 'greater_than')
  const maxima = boundsBy(checks, 'less_than')
  return {
    minimum: minima.toSorted((one, other) => one.value - other.value || exclusiveLast(one, other)).at(-1),
    maximum: maxima.toSorted((one, other) => other.value - one.value || exclusiveLast(one, other)).at(-1),
  }
}

const exclusiveLast = (one: Bound, other: Bound) => Number(other.inclusive) - Number(one.inclusive)

function boundsBy(checks: Checks, name: 'greater_than' | 'less_than'): Bound[] {
  return checks
    .map(({ _zod: { def } }) => def as z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef)
    .flatMap(({ check, value, inclusive }) => (check === name ? { value: Number(value), inclusive } : []))
}
