import type { SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Facts } from '#contract/facts/fact.ts'
import { allOf, atMost, oneOf, trimmed, within } from './columns.ts'

type PlainSchema = z.ZodString | z.ZodNumber | z.ZodEnum | z.ZodArray<z.ZodEnum>
type BoundByItsSchema<Schema> = Schema extends PlainSchema | z.ZodNullable<PlainSchema> ? true : false

/** By fact. Whatever is more than a text, a number, a word of a list or a list of these says what it is bound by. */
export type ByFact<Of extends Facts, Rule> = Readonly<
  {
    [Key in keyof Of & string as BoundByItsSchema<Of[Key]['schema']> extends true ? never : Key]: Rule
  } & { [Key in keyof Of & string]?: Rule }
>

/**
 * The checks of facts: the bounds of their schemas, but for those that have others.
 * @param own of facts with other rules, these by the ends of their names
 */
export function factChecks<Of extends Facts>(
  tableName: string,
  facts: Of,
  table: Readonly<Record<keyof Of & string, AnyPgColumn>>,
  own: ByFact<Of, Readonly<Record<string, SQL>>>,
) {
  const others: Readonly<Record<string, Readonly<Record<string, SQL>> | undefined>> = own
  const columns: Readonly<Record<string, AnyPgColumn>> = table
  return Object.entries(facts)
    .flatMap(([name, { schema }]) =>
      Object.entries(others[name] ?? { [toSnakeCase(name)]: boundOf(columns[name], schema) }),
    )
    .map(([rule, condition]) => check(`${tableName}_${rule}`, condition))
}

function boundOf(column: unknown, schema: z.ZodType): SQL {
  const bounded = plainBound(schema)
  switch (bounded.is) {
    case 'text':
      return bounded.minimum === 0
        ? atMost(column, bounded.maximum)
        : trimmed(column, bounded.minimum, bounded.maximum)
    case 'number':
      return within(column, bounded.minimum, bounded.maximum)
    case 'word':
      return oneOf(column, bounded.words)
    case 'words':
      return allOf(column, bounded.words)
  }
}

export type PlainBound =
  /** Without blanks around it, unless it may be empty. */
  | { is: 'text'; minimum: number; maximum: number }
  /** `step` is a difference that is never rounded away. */
  | { is: 'number'; minimum: number; maximum: number; step: number }
  | { is: 'word' | 'words'; words: readonly string[] }

/** What a database and the tests of its checks need of a schema. @throws where it has no such bound */
export function plainBound(schema: z.ZodType): PlainBound {
  const plain = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  if (plain instanceof z.ZodString && plain.maxLength !== null)
    return { is: 'text', minimum: plain.minLength ?? 0, maximum: plain.maxLength }
  if (plain instanceof z.ZodNumber && Number.isFinite(plain.minValue) && Number.isFinite(plain.maxValue))
    return {
      is: 'number',
      minimum: plain.minValue ?? 0,
      maximum: plain.maxValue ?? 0,
      step: plain.isInt ? 1 : 0.0001,
    }
  if (plain instanceof z.ZodEnum) return { is: 'word', words: plain.options.map(String) }
  if (plain instanceof z.ZodArray && plain.element instanceof z.ZodEnum)
    return { is: 'words', words: plain.element.options.map(String) }
  throw new Error('The schema of this fact bounds no column: say what does')
}
