import { z } from 'zod'
import { MAX_TILL_COLUMNS, MAX_TILL_MAPPING_BYTES, TILL_NAME_MAX_LENGTH } from '#domain/till/limits.ts'
import { rule } from './rules.ts'
import { id } from './shapes.ts'

/** The id of a dish or of a menu; of a dish taken in a menu, those of its choice and of its sheet: `choice/sheet`. */
const soldThing = z.union([id, z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/u, rule('invalid'))])

/** How the till's files are read: their columns by the words of the header, and whom the till's names mean. */
export const salesMapping = z
  .object({
    hasHeader: z.boolean(),
    columns: z
      .array(z.object({ header: z.string().max(TILL_NAME_MAX_LENGTH), role: z.string().max(20) }))
      .max(MAX_TILL_COLUMNS, rule('too-long')),
    dishes: z.record(z.string().max(TILL_NAME_MAX_LENGTH), soldThing).meta({
      description:
        "the till's name, folded, to the dish of the carte, the menu, or the choice and the sheet of a dish taken in a menu",
    }),
    ignored: z
      .array(z.string().max(TILL_NAME_MAX_LENGTH))
      .meta({ description: "the till's names that are no dish, folded" }),
    among: z.record(z.string().max(TILL_NAME_MAX_LENGTH), z.array(soldThing)).optional().meta({
      description:
        "of a till's name that several dishes had when one was chosen, all of these: another one is asked about again",
    }),
  })
  .refine((mapping) => new TextEncoder().encode(JSON.stringify(mapping)).length <= MAX_TILL_MAPPING_BYTES, {
    error: rule('too-long'),
  })
export type SalesMapping = z.infer<typeof salesMapping>
