import { expect, test } from 'vitest'
import { z } from 'zod'
import { boundsAt } from './number-bounds.ts'
import { textSchema } from './text-schema.ts'

const schema = z.object({
  days: z.int().min(0).max(90).nullable(),
  percent: z.number().gt(-100).max(1000).optional(),
  share: z.number().lt(1).max(1).gt(0).min(-5),
  count: z.int().min(1),
  any: z.number(),
  name: z.string().min(3),
  lines: z.array(z.object({ weights: z.record(z.string(), z.number().max(5)) })).refine(() => true),
  either: z.union([z.string(), z.number().min(2)]),
  read: z.preprocess((value) => value, z.number().max(7)),
})
const at = (value: number, inclusive = true) => ({ value, inclusive })

test.each([
  ['days', at(0), at(90)],
  ['percent', at(-100, false), at(1000)],
  ['share', at(0, false), at(1, false)],
  ['count', at(1), undefined],
  ['any', undefined, undefined],
  ['lines.3.weights.gousse', undefined, at(5)],
  ['either', at(2), undefined],
  ['read', undefined, at(7)],
])(
  'a number has the strictest bounds of its schema, and whether it may be they: %s',
  (path, minimum, maximum) => {
    expect(boundsAt(schema, path)).toEqual({ minimum, maximum })
  },
)

test.each(['name', 'lines', 'lines.0.other', 'unknown', 'days.0', ''])(
  'what is no number of the schema has no bounds: %j',
  (path) => {
    expect(boundsAt(schema, path)).toBeUndefined()
  },
)

test('a schema of texts alone has none', () => {
  expect(boundsAt(textSchema({ name: {} }), 'name')).toBeUndefined()
})
