import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { LateModule } from '#web/lib/browser/late-module.ts'
import type { LineSource } from '../state/line-source.ts'
import type { TypedLine, UncountedCosting } from '../state/lines.ts'

/** What reads a written line, fetched by the first field that begins one. */
export const lineReader = new LateModule(() => import('./typed-start.ts'))

export interface TypedStart {
  name: string
  /** Null where the line takes a quantity. */
  costing: UncountedCosting | null
  /** Null where none was typed. */
  amount: TypedAmount | null
}

/** The quantity beside a name. */
export interface TypedAmount {
  read: RecipeLine
  /** Why the quantity is left to be typed: the words with a second reading; null where there is one reading. */
  open: string | null
  /** What a product that is used so is probably bought by. */
  unit: Unit | undefined
  /** How much of a product or a preparation it means. */
  of: (source: LineSource) => TypedLine | null
}

/** A text that is nothing but a name. */
export function nameAlone(text: string): TypedStart {
  return { name: text.trim(), costing: null, amount: null }
}
