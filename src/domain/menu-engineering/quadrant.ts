/**
 * The quadrants of menu engineering (star, plowhorse, puzzle, dog) under their French names.
 * - `etoile`: popular and earning
 * - `vache-a-lait`: popular, earning little
 * - `enigme`: earning, not popular
 * - `poids-mort`: neither
 */
export const QUADRANTS = ['etoile', 'vache-a-lait', 'enigme', 'poids-mort'] as const
export type Quadrant = (typeof QUADRANTS)[number]

export function quadrantOf({ popular, earning }: { popular: boolean; earning: boolean }): Quadrant {
  if (popular) return earning ? 'etoile' : 'vache-a-lait'
  return earning ? 'enigme' : 'poids-mort'
}
