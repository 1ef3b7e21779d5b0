import { withoutAtWill } from '#domain/imports/at-will.ts'
import type { UncountedCosting } from '../state/lines.ts'

const AS_FORFAIT = /\s+(?:au\s+)?forfait\s*$/iu

export interface TypedStart {
  name: string
  /** Null where the line takes a quantity. */
  costing: UncountedCosting | null
}

/** What a new line is of, and how it is costed: 'sel, poivre QS', 'condiments au forfait'. */
export function typedStart(text: string): TypedStart {
  const typed = text.trim()
  const withoutQs = withoutAtWill(typed)
  if (withoutQs !== null) return { name: withoutQs, costing: 'qs' }
  const name = typed.replace(AS_FORFAIT, '')
  return name === typed ? { name, costing: null } : { name, costing: 'forfait-portion' }
}
