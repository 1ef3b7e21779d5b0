import { z } from 'zod'
import { isMoney } from '../shapes.ts'

type Schema = z.core.$ZodType
/** A schema with what it is made of. */
type Described = { def: z.core.$ZodTypes['_zod']['def'] }

/** The schema of an answer to a role without money: null, and nothing else, in the place of what is money. */
export function redactedSchema<Any extends Schema>(schema: Any): Any {
  return (isMoney(schema) ? z.null() : z.core.clone(schema, within(schema))) as unknown as Any
}

function within(schema: Schema): Schema['_zod']['def'] {
  const { def } = schema as unknown as Described
  if (def.type === 'object')
    return {
      ...def,
      shape: Object.fromEntries(
        Object.entries(def.shape).map(([key, part]) => [key, redactedSchema(part)] as const),
      ),
    } as typeof def
  if (def.type === 'array') return { ...def, element: redactedSchema(def.element) } as typeof def
  if (def.type === 'record') return { ...def, valueType: redactedSchema(def.valueType) } as typeof def
  if (def.type === 'union') return { ...def, options: def.options.map(redactedSchema) } as typeof def
  if (def.type === 'intersection')
    return { ...def, left: redactedSchema(def.left), right: redactedSchema(def.right) } as typeof def
  if (def.type === 'pipe')
    return { ...def, in: redactedSchema(def.in), out: redactedSchema(def.out) } as typeof def
  if (!('innerType' in def)) return def
  const inner = { innerType: redactedSchema(def.innerType) }
  return { ...def, ...inner }
}
