import { sql } from 'drizzle-orm'
import { pgTable, text as textColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requiredText, text } from '#contract/shapes.ts'
import { factChecks, plainBound } from './schema/fact-checks.ts'

const NAME = { schema: requiredText(80), kind: 'text', heading: 'Nom' } as const
const NOTE = { schema: text(200).nullable(), kind: 'text', heading: 'Note' } as const
const WEIGHTS = { schema: z.record(z.string(), z.number()), kind: 'own', heading: 'Poids' } as const
const plain = sql`true`
const table = pgTable('things', { name: textColumn(), weights: textColumn() })

describe('the bound of a fact', () => {
  test.each([
    [requiredText(80), { is: 'text', minimum: 1, maximum: 80 }],
    [text(200).nullable(), { is: 'text', minimum: 0, maximum: 200 }],
    [z.number().min(0).max(9).nullable(), { is: 'number', minimum: 0, maximum: 9, step: 0.0001 }],
    [z.int().min(0).max(9), { is: 'number', minimum: 0, maximum: 9, step: 1 }],
    [z.enum(['kg', 'L']), { is: 'word', words: ['kg', 'L'] }],
    [z.array(z.enum(['Lait', 'Soja'])), { is: 'words', words: ['Lait', 'Soja'] }],
  ])('is that of its schema', (schema, bound) => {
    expect(plainBound(schema)).toEqual(bound)
  })

  test.each([z.string(), z.number(), z.number().min(0), WEIGHTS.schema])(
    'is asked for where its schema has none',
    (schema) => {
      expect(() => plainBound(schema)).toThrow('bounds no column')
    },
  )
})

test('a check is named by its table and its column, or as the fact asks for', () => {
  const [name, weights] = factChecks('things', { name: NAME, weights: WEIGHTS }, table, {
    weights: { positive_weights: plain },
  })
  expect([name?.name, weights?.name]).toEqual(['things_name', 'things_positive_weights'])
})

/** Each directive is an error as soon as the compiler accepts what follows it. */
const refused = () => [
  // @ts-expect-error -- no column for the note
  factChecks('things', { name: NAME, note: NOTE }, table, {}),
  // @ts-expect-error -- weights are no text, number or word of a list
  factChecks('things', { name: NAME, weights: WEIGHTS }, table, {}),
]

test('a fact without a column, or without a bound, does not compile', () => {
  expect(refused).toThrow()
})
