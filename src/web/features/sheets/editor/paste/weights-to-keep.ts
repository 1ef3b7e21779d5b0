import type { CountedWeights } from '#contract/products.ts'
import type { WeighedWord } from '#domain/imports/counted-words.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { isWeighed, missingOf } from './missing-quantity.ts'
import type { PastedLine } from './pasted-line.ts'

/** The words whose weight one product takes up. */
interface WeightsOfProduct {
  id: string
  name: string
  countedWeights: CountedWeights
}

/** The word of which the line gives a weight that its product can keep. */
export function weighedWordOf({ read, source, given }: PastedLine): WeighedWord | null {
  if (source === null || source.product === null || given === null) return null
  const word = missingOf(read, source)?.word
  return word !== undefined && isWeighed(word) ? word : null
}

/** What was given in the lines that go into the sheet and is to be kept, one change for each product. */
export function weightsToKeep(lines: readonly PastedLine[]): WeightsOfProduct[] {
  const products = new Map<string, WeightsOfProduct>()
  for (const line of lines) {
    const word = weighedWordOf(line)
    const { source, given } = line
    const unit = UNITS.find((each) => each === given?.unit)
    if (!line.taken || !line.kept || word === null || !source?.product || !given || !unit) continue
    // What was typed and is no number is no weight.
    if (!(given.quantity > 0)) continue
    const { id, name } = source.product
    const weight = { quantity: given.quantity, unit }
    products.set(id, { id, name, countedWeights: { ...products.get(id)?.countedWeights, [word]: weight } })
  }
  return [...products.values()]
}
