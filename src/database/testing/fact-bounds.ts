import { toSnakeCase } from 'drizzle-orm/casing'
import type { Facts } from '#contract/facts/fact.ts'
import { type ByFact, plainBound } from '../schema/fact-checks.ts'
import { between, type Bound, name, oneOf, severalOf, upTo } from './bound.ts'

/** The bounds of facts by their schemas; `own` are those that the database has another rule for. */
export function factBounds<Of extends Facts>(facts: Of, own: ByFact<Of, readonly Bound[]>): Bound[] {
  const others: Readonly<Record<string, readonly Bound[] | undefined>> = own
  return Object.entries(facts).flatMap(([fact, { schema }]) => {
    const column = toSnakeCase(fact)
    return others[fact] ?? [{ column, ...valuesOf(plainBound(schema)) }]
  })
}

function valuesOf(bound: ReturnType<typeof plainBound>): Pick<Bound, 'allowed' | 'refused'> {
  switch (bound.is) {
    case 'text':
      return bound.minimum === 0 ? upTo(bound.maximum) : name(bound.maximum, bound.minimum)
    case 'number':
      return between(bound.minimum, bound.maximum, bound.step)
    case 'word':
      return oneOf(bound.words)
    case 'words':
      return severalOf(bound.words)
  }
}
