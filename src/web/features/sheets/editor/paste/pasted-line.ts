import type { NameMatch } from '#contract/matches.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { dimensionOf } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { NewLine } from '../state/lines.ts'
import { ofPreparation, ofProduct, sourceUnit } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'

/** How sure a line's product is; `settled` once the user has chosen. */
export type PastedCertainty = NameMatch['certainty'] | 'settled'

/** A line of a pasted recipe on its way into the sheet. */
export interface PastedLine {
  key: string
  read: RecipeLine
  candidates: readonly LineSource[]
  certainty: PastedCertainty
  source: LineSource | null
  /** Whether it goes into the sheet. */
  taken: boolean
}

/** The lines that were read beside what they may mean; the likeliest is proposed, an unknown one left out. */
export function pastedLines(read: readonly RecipeLine[], matches: readonly NameMatch[]): PastedLine[] {
  return read.map((line, index) => {
    const { certainty: found, candidates } = matches[index] ?? { certainty: 'unknown', candidates: [] }
    // The product may be sure while how much of it is not.
    const certainty = found === 'sure' && line.range !== null ? 'doubtful' : found
    const sources = candidates.flatMap(({ product, preparation }): LineSource[] => {
      if (product !== null) return [ofProduct(product)]
      return preparation === null ? [] : [ofPreparation(preparation)]
    })
    const source = sources[0] ?? null
    return { key: String(index), read: line, candidates: sources, certainty, source, taken: source !== null }
  })
}

/** What the user has chosen is certain, and goes into the sheet. */
export function settledWith(line: PastedLine, source: LineSource | null): PastedLine {
  const candidates =
    source === null || line.candidates.includes(source) ? line.candidates : [source, ...line.candidates]
  return {
    ...line,
    candidates,
    source,
    certainty: source === null ? 'unknown' : 'settled',
    taken: source !== null,
  }
}

/** The line as the sheet holds it; nothing is guessed: a count of what is bought by weight stays a count. */
export function newLineOf({ read, source }: PastedLine): NewLine | null {
  if (source === null) return null
  return { source, quantity: read.quantity, unit: read.unit ?? impliedUnit(read, source), note: read.note }
}

/** '3 œufs' are pieces; 'sel' without a figure is measured as it is bought. */
function impliedUnit({ quantity }: RecipeLine, source: LineSource): LineUnit {
  const own = sourceUnit(source)
  if (quantity === null || own === 'portion') return own
  return dimensionOf(own) === 'count' ? own : 'pièce'
}
