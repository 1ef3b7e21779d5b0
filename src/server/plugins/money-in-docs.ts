import type { ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4'
import type { Access } from '#contract/access.ts'
import { isMoney } from '#contract/shapes.ts'
import { SEES_MONEY } from '#domain/house/role.ts'

const MARK = 'x-money'

/** Marks what is money in an answer; which route answers it is known once the whole document is there. */
export const markMoney: NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number] = (call) => {
  const [required, json] = call.next()
  const isAnswered = call.options.strategy === 'output' && isMoney(call.schema)
  return [required, isAnswered ? { ...json, [MARK]: true } : json]
}

/** What a route answers, without marks: where it is open to a role without money, what was marked may be null. */
export function withMoneyOf<Described>(described: Described, access: Access): Described {
  const isRedacted = access !== 'everyone' && access.roles.some((role) => !SEES_MONEY[role])
  return unmarked(described, isRedacted) as Described
}

function unmarked(part: unknown, isRedacted: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => unmarked(item, isRedacted))
  if (typeof part !== 'object' || part === null) return part
  const { [MARK]: mark, ...json } = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, unmarked(value, isRedacted)]),
  )
  if (mark === undefined || !isRedacted) return json
  const description = [json['description'], 'null for a role that is shown no money']
    .filter(Boolean)
    .join('; ')
  return typeof json['type'] === 'string'
    ? { ...json, type: [json['type'], 'null'], description }
    : { anyOf: [json, { type: 'null' }], description }
}
