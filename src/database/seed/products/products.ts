import type { SupplierName } from '../suppliers.ts'
import { CAVE } from './cave.ts'
import { CREMERIE } from './cremerie.ts'
import { EPICERIE } from './epicerie.ts'
import { MAREE } from './maree.ts'
import { PRIMEURS } from './primeurs.ts'
import { VIANDES } from './viandes.ts'

/** The restaurant's product base, by who delivers it. */
export const DELIVERIES = [
  { supplier: 'Primeurs Valbrune', products: PRIMEURS },
  { supplier: 'Viandes Fontérac', products: VIANDES },
  { supplier: 'Marée de Kergoat', products: MAREE },
  { supplier: 'Comptoir Mirandol', products: [...CREMERIE, ...EPICERIE, ...CAVE] },
] as const satisfies { supplier: SupplierName; products: readonly unknown[] }[]

export type ProductName = (typeof DELIVERIES)[number]['products'][number]['name']
