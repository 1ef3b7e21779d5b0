import type { WrittenQuantity } from './plain-quantity.ts'

const QUALITY = String.raw`(?:très\s+|bien\s+|assez\s+|plutôt\s+)?(?:(?:[ée]pais|fra[iî]ch|mince|large|longue?|entiere?|entière|grosse|grande?|petite?|moyenne?|belle|bonne|jolie|g[ée]n[ée]reuse?|fine?)(?:se|e)?s?|frais|gros|beaux?|bons?|g[ée]n[ée]reux|moyens?|longs?|entiers?|fendue?s?|(?:gratt|[ée]cras|hach|cisel|effeuill|[ée]minc|pel|[ée]pluch|d[ée]germ|lav|coup|taill|press|r[aâ]p)[ée]e?s?)`
/** ' épaisse' of ' épaisse de jambon', ' fendue et grattée' of ' fendue et grattée de vanille' */
const BEFORE_FOOD = new RegExp(
  String.raw`^\s+(?<words>${QUALITY}(?:(?:\s*,\s*|\s+et\s+|\s+)${QUALITY}){0,2})(?=\s+(?:de\s+(?!\d)|d['’]\s*(?!\d)))`,
  'iu',
)

/** What a line says of the pieces between its count and the food, '1 tranche épaisse de jambon', apart from the name. */
export function withoutQualities(written: WrittenQuantity): {
  written: WrittenQuantity
  qualities: string[]
} {
  const { quantity, unit, counted, measured, rest } = written
  const isOfPieces = quantity !== null && !measured && (counted !== null || unit !== null)
  const { words } = isOfPieces ? (BEFORE_FOOD.exec(rest)?.groups ?? {}) : {}
  if (words === undefined) return { written, qualities: [] }
  return { written: { ...written, rest: rest.replace(BEFORE_FOOD, '') }, qualities: [words] }
}
