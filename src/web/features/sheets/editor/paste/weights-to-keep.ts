import type { UserProduct, UserProductChange } from '#contract/products.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { isWeighed, missingOf } from './missing-quantity.ts'
import type { PastedLine } from './pasted-line.ts'

export type KeptWeights = NonNullable<UserProductChange['countedWeights']>

/** The words whose weight one product takes up. */
export interface WeightsOfProduct {
  id: string
  name: string
  /** The one of the product that was read. */
  version: number
  countedWeights: KeptWeights
}

/**
 * The weight of a counted word that the line gives and its product can keep. That of a piece is not kept: as the content
 * of the product it would count for its bunches and packs too.
 */
export function weightToKeep({ read, source, given }: PastedLine): KeptWeights | null {
  // What was typed and is no number is no weight.
  if (source === null || source.product === null || given === null || !(given.quantity > 0)) return null
  const word = missingOf(read, source)?.word
  const unit = UNITS.find((each) => each === given.unit)
  if (word === undefined || unit === undefined || !isWeighed(word)) return null
  return { [word]: { quantity: given.quantity, unit } }
}

/** The weights that a product takes up, and those that it keeps already and with another weight. */
export function sortedWeights(
  weights: KeptWeights,
  { countedWeights: kept }: Pick<UserProduct, 'countedWeights'>,
) {
  const free: KeptWeights = {}
  const taken: KeptWeights = {}
  for (const word of WEIGHED_WORDS) {
    const [weight, other] = [weights[word], kept[word]]
    if (!weight || (other?.quantity === weight.quantity && other.unit === weight.unit)) continue
    if (other) taken[word] = weight
    else free[word] = weight
  }
  return { free, taken }
}

/** What was given in the lines that go into the sheet and is to be kept, one change for each product. */
export function weightsToKeep(lines: readonly PastedLine[]): WeightsOfProduct[] {
  const products = new Map<string, WeightsOfProduct>()
  for (const line of lines) {
    const weight = weightToKeep(line)
    const product = line.source?.product
    if (!line.taken || !line.kept || weight === null || !product) continue
    const { id, name, version } = product
    products.set(id, {
      id,
      name,
      version,
      countedWeights: { ...products.get(id)?.countedWeights, ...weight },
    })
  }
  return [...products.values()]
}
