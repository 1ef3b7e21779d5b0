import type { Facts } from '#contract/facts/fact.ts'

/** Values with their texts as they are stored, without blanks around them. */
export function trimTexts<Values extends object>(facts: Facts, values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    facts[name]?.kind === 'text' && typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(trimmed) as Values
}
