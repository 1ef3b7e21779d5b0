/**
 * Where a dish stands: stars, plowhorses, puzzles and dogs of the literature, under the names that French kitchens
 * give them.
 * - `etoile`: asked for and earning
 * - `vache-a-lait`: asked for, earning little
 * - `enigme`: earning, seldom asked for
 * - `poids-mort`: neither
 */
export const QUADRANTS = ['etoile', 'vache-a-lait', 'enigme', 'poids-mort'] as const
export type Quadrant = (typeof QUADRANTS)[number]

export function quadrantOf({ popular, earning }: { popular: boolean; earning: boolean }): Quadrant {
  if (popular) return earning ? 'etoile' : 'vache-a-lait'
  return earning ? 'enigme' : 'poids-mort'
}
