import type { SimulationKitchen } from '#contract/simulation.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'

/** Something that can be changed, to be found by its name. */
export interface Target {
  id: string
  name: string
  /** Beside the name: today's price. */
  hint?: string | undefined
  folded: string
}

export function targetOf(id: string, name: string, hint?: string): Target {
  return { id, name, hint, folded: foldForSearch(name) }
}

/** Those whose names hold every word that was typed, those that begin with it first. */
export function findTargets(targets: readonly Target[], typed: string): Target[] {
  const wanted = foldForSearch(typed.trim())
  const words = searchWords(typed)
  const found = targets.filter(({ folded }) => containsWords(folded, words))
  const first = found.filter(({ folded }) => folded.startsWith(wanted))
  const rest = found.filter(({ folded }) => !folded.startsWith(wanted))
  return [...first, ...rest]
}

/** The sheets that are looked at. */
export function sheetsIn({ sheets }: SimulationKitchen, scope: ReadonlySet<string> | null) {
  return scope === null ? sheets : sheets.filter(({ id }) => scope.has(id))
}
