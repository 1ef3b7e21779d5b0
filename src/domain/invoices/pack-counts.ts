import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { itemsIn } from '../price-lists/pack-levels.ts'
import { readPack } from '../price-lists/read-pack.ts'

/** 'Œufs plaque 30', 'Vanille tube 10': a count that no reader of packs knows. */
const COUNT =
  /(?:\bx ?|\b(?:plaques?|plateaux?|plto?|tubes?|boites?|bte|lots?|packs?|sachets?|sct|barquettes?|colis|cartons?|paquets?|par) ?(?:de )?)(\d{1,4})(?![\d,./]| ?(?:[kmcd]?[glm]|kgs?|kilos?|litres?|%|°))(?!\p{L})|\b(\d{1,4}) ?(?:pcs?|pces?|pieces?|p|u)\b/u

/** The count that a name has in words alone: 30 of 'Œufs plaque 30'; null without any. */
export function countInWords(name: string): number | null {
  const [, behind, before] = COUNT.exec(foldForSearch(name)) ?? []
  const count = Number(behind ?? before ?? 0)
  return count > 1 ? count : null
}

/** How many things one pack may hold by its words, the most first: 4 of 'pack 4 x 1 L'; none of '250 g'. */
export function countsIn(text: string): number[] {
  const reading = readPack(text)
  const read = reading.known ? reading.pack.levels.map((_, level) => itemsIn(reading.pack, level)) : []
  const inWords = read.some((count) => count > 1) ? null : countInWords(text)
  return [...new Set([...read, inWords ?? 1])].filter((count) => count > 1)
}

/** Prices of one thing that differ by less may be a price that has changed. */
const SAME_THING = 1.25

/** Whether a price moves as from what a pack holds to the pack, by one of its factors, or back: that it has changed so is unlikely. */
export function isMoveByPack(
  { before, after }: { before: number; after: number | null },
  factors: readonly number[],
): boolean {
  if (after === null || after <= 0 || before <= 0) return false
  const move = Math.abs(Math.log(after / before))
  return (
    move > Math.log(SAME_THING) &&
    factors.some((factor) => Math.abs(move - Math.log(factor)) < Math.log(SAME_THING))
  )
}
