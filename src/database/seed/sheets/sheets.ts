import type { Ingredient } from '../ingredient.ts'
import type { SeedSheet } from '../shapes.ts'
import { A_PART } from './a-part.ts'
import { DESSERTS } from './desserts.ts'
import { ENTREES } from './entrees.ts'
import { PREPARATIONS_MAISON } from './preparations.ts'
import { PLATS_MER } from './plats-mer.ts'
import { PLATS_VIANDE } from './plats-viande.ts'
import { PLATS_VOLAILLE } from './plats-volaille.ts'

/** The restaurant's sheets, in the order of the carte. */
export const SHEETS: readonly SeedSheet<Ingredient>[] = [
  ...ENTREES,
  ...PLATS_VIANDE,
  ...PLATS_VOLAILLE,
  ...PLATS_MER,
  ...DESSERTS,
  ...A_PART,
  ...PREPARATIONS_MAISON,
]
