/** What people ask of Gramme, and how many of a hundred requests are each. */
const MIX = { read: 70, save: 20, search: 8, import: 2 } as const

export type Kind = keyof typeof MIX
export const KINDS = Object.keys(MIX) as Kind[]

/** @param chance from 0 up to 1 */
export function kindAt(chance: number): Kind {
  let left = chance * 100
  for (const kind of KINDS) if ((left -= MIX[kind]) < 0) return kind
  return 'read'
}
