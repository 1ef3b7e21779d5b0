import { id, searchOf, text } from '#web/lib/navigation/search-params.ts'

/** A hundred changes, each with an id, a kind and a figure. */
const LONGEST = 8000

/** What the address holds: the gamme that is looked at, and the changes as change-text.ts writes them. */
export const simulationSearch = searchOf({ gamme: id, changes: text(LONGEST) })
export type SimulationSearch = ReturnType<typeof simulationSearch>
