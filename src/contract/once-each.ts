import type { z } from 'zod'
import { rule } from './rules.ts'

/** A list with each thing in it once: of two values for one, neither is taken. */
export function onceEach<Item extends z.ZodType>(
  items: z.ZodArray<Item>,
  keyOf: (item: z.output<Item>) => string,
) {
  return items.refine((list) => new Set(list.map(keyOf)).size === list.length, {
    error: rule('named-twice'),
  })
}
