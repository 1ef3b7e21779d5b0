import type { Cell } from '../tables/cell.ts'
import { cellText } from '../tables/cell.ts'
import { measuredText } from './measured-text.ts'
import type { Pack } from './read-pack.ts'
import { readPack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/**
 * Whose the contents of a list are, beside the numbers of things in its colis: of one thing; of the colis, by their head, or as
 * most of the rows show; or of either, as some rows show.
 */
export type ContentsOf = 'one' | 'colis' | 'most' | 'some'

/** Grams or millilitres that no colis holds: 60 things of 1,2 kg. */
const MOST_IN_COLIS = 30_000
/** Share of rows that are too heavy by which all contents are of the colis. */
const MOST = 0.5

/** A column of contents, or of counts. */
interface Column {
  at: number
  per: PricedBy | null
  ofOne: boolean
  ofColis: boolean
}

export function contentsOf(
  rows: readonly (readonly Cell[])[],
  content: Column | null,
  counts: Column | null,
): ContentsOf {
  if (content?.ofColis === true) return 'colis'
  if (content === null || counts === null || content.ofOne) return 'one'
  const shown = rows.flatMap((row) => {
    const count = /^\d+$/u.test(cellText(row[counts.at])) ? Number(cellText(row[counts.at])) : 1
    const reading = readPack(measuredText(cellText(row[content.at]), content.per))
    return count > 1 && reading.known ? [isTooHeavy(reading.pack, count)] : []
  })
  const heavy = shown.filter(Boolean).length
  if (heavy === 0) return 'one'
  return heavy >= shown.length * MOST ? 'most' : 'some'
}

/** Whether so many of a pack are more than a colis holds. */
function isTooHeavy({ levels }: Pack, count: number): boolean {
  return (levels[0]?.each?.amount ?? 0) * count > MOST_IN_COLIS
}

/**
 * Whether the content of a row is that of its whole colis. Rows show it only of the price of a colis: of so many sacs of 25 kg
 * each may be sold.
 * @returns null where it may be of one thing too
 */
export function isOfColis(
  of: ContentsOf,
  pack: Pack | null,
  count: number,
  per: PricedBy | null,
): boolean | null {
  if (of === 'colis' || of === 'one') return of === 'colis'
  const byColis =
    per?.kind === 'container' && per.container.rank === 'outer' && per.container.name !== 'palette'
  if (!byColis) return false
  if (count === 1) return false
  return of === 'most' || (pack !== null && isTooHeavy(pack, count)) ? true : null
}
