import { MAX_CHANGES } from '#domain/simulation/limits.ts'
import { CHANGE_KINDS, changeKey, isSayable } from './simulated-change.ts'
import type { SimulatedChange } from './simulated-change.ts'

/** Characters that need no encoding in a URL and occur in no id and no category. */
const BETWEEN = '*'
const WITHIN = '_'

const FIGURE = /^-?\d+(?:\.\d+)?$/

/** The changes as the address holds them: 'category_Crémerie_8*portions_{id}_12'. */
export function writeChanges(changes: readonly SimulatedChange[]): string {
  return changes
    .map(({ kind, target, value }) => [kind, target, value ?? ''].join(WITHIN))
    .slice(0, MAX_CHANGES)
    .join(BETWEEN)
}

/** Parses the search param; an invalid change, or a second one of the same target, counts as absent. */
export function readChanges(text: string): SimulatedChange[] {
  const changes = new Map<string, SimulatedChange>()
  for (const said of text.split(BETWEEN)) {
    const change = readChange(said)
    if (change !== null && !changes.has(changeKey(change))) changes.set(changeKey(change), change)
  }
  return [...changes.values()].slice(0, MAX_CHANGES)
}

function readChange(said: string): SimulatedChange | null {
  const [name, target, figure, ...more] = said.split(WITHIN)
  const kind = CHANGE_KINDS.find((known) => known === name)
  if (kind === undefined || target === undefined || figure === undefined || more.length > 0) return null
  if (figure !== '' && !FIGURE.test(figure)) return null
  const change = { kind, target, value: figure === '' ? null : Number(figure) }
  return isSayable(change) ? change : null
}
