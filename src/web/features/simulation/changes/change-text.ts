import { MAX_CHANGES } from '#domain/simulation/limits.ts'
import type { PriceMeasure } from '#domain/simulation/price-move.ts'
import { CHANGE_KINDS, changeKey, isOfPrices, isSayable, usualMeasure } from './simulated-change.ts'
import type { ChangeKind, SimulatedChange } from './simulated-change.ts'

/** Characters that need no encoding in a URL and occur in no id and no category. */
const BETWEEN = '*'
const WITHIN = '_'

const FIGURE = /^(?<value>-?\d+(?:\.\d+)?)?(?<sign>[pae])?$/
/** Behind the figure of a price, where it is not what its kind usually has. */
const SIGNS = { percent: 'p', amount: 'a', price: 'e' } as const satisfies Record<PriceMeasure, string>
const MEASURES = Object.keys(SIGNS) as PriceMeasure[]

/** The changes as the address holds them: 'category_Crémerie_8*product_{id}_3.2e*portions_{id}_12'. */
export function writeChanges(changes: readonly SimulatedChange[]): string {
  return changes
    .map(({ kind, target, value, measure }) =>
      [kind, target, writtenFigure(kind, value, measure)].join(WITHIN),
    )
    .slice(0, MAX_CHANGES)
    .join(BETWEEN)
}

function writtenFigure(
  kind: ChangeKind,
  value: number | null,
  measure: PriceMeasure = usualMeasure(kind),
): string {
  return `${value ?? ''}${measure === usualMeasure(kind) ? '' : SIGNS[measure]}`
}

/** Parses the search param; an invalid change, or a second one of the same target, counts as absent. */
export function readChanges(text: string): SimulatedChange[] {
  const changes = new Map<string, SimulatedChange>()
  for (const written of text.split(BETWEEN)) {
    const change = readChange(written)
    if (change !== null && !changes.has(changeKey(change))) changes.set(changeKey(change), change)
  }
  return [...changes.values()].slice(0, MAX_CHANGES)
}

function readChange(written: string): SimulatedChange | null {
  const [name, target, figure, ...more] = written.split(WITHIN)
  const kind = CHANGE_KINDS.find((known) => known === name)
  if (kind === undefined || target === undefined || figure === undefined || more.length > 0) return null
  const parts = FIGURE.exec(figure)?.groups
  if (parts === undefined) return null
  const measure = MEASURES.find((known) => SIGNS[known] === parts.sign)
  if (measure !== undefined && !isOfPrices(kind)) return null
  const value = parts.value === undefined ? null : Number(parts.value)
  const change = { kind, target, value, ...(measure && { measure }) }
  return isSayable(change) ? change : null
}
