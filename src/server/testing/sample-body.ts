/** What the API's description uses of JSON Schema. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** A body that a schema of the API's description takes, or nearly: every property there, every list of one. */
export function sampleBody(schema: Schema, realId: string): unknown {
  const [alternative] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (alternative) return sampleBody(alternative, realId)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sampleBody(of, realId)]),
    )
  if (schema.type === 'array') return schema.items ? [sampleBody(schema.items, realId)] : []
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return schema.format === 'uuid' ? realId : 'Velouté de potimarron'
}
