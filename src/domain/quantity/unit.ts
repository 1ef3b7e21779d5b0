/** Units a kitchen measures and buys in. Weights and volumes convert among themselves; the others count things. */
export const UNITS = [
  'kg',
  'g',
  'L',
  'cl',
  'ml',
  'unité',
  'pièce',
  'botte',
  'barquette',
  'bouteille',
  'sachet',
] as const
export type Unit = (typeof UNITS)[number]

/** Units of an ingredient line: a preparation can also be counted in portions. */
export const LINE_UNITS = [...UNITS, 'portion'] as const
export type LineUnit = (typeof LINE_UNITS)[number]

/** Units of the content of a piece, a bottle or a pack: a weight or a volume, never another pack. */
export const CONTENT_UNITS = ['kg', 'g', 'L', 'cl', 'ml'] as const satisfies readonly Unit[]
export type ContentUnit = (typeof CONTENT_UNITS)[number]

export type Dimension = 'weight' | 'volume' | 'count'

const DIMENSIONS: Record<Unit, Dimension> = {
  kg: 'weight',
  g: 'weight',
  L: 'volume',
  cl: 'volume',
  ml: 'volume',
  unité: 'count',
  pièce: 'count',
  botte: 'count',
  barquette: 'count',
  bouteille: 'count',
  sachet: 'count',
}

export function dimensionOf(unit: Unit): Dimension {
  return DIMENSIONS[unit]
}
