import type { SeedProduct } from '../shapes.ts'

/** Of Marée de Kergoat. */
export const MAREE = [
  { name: 'Dos de cabillaud', category: 'Poisson', unit: 'kg', priceHt: 19.8, allergens: ['Poisson'] },
  { name: 'Pavé de saumon', category: 'Poisson', unit: 'kg', priceHt: 18.9, allergens: ['Poisson'] },
  { name: 'Saumon fumé', category: 'Poisson', unit: 'kg', priceHt: 29.5, allergens: ['Poisson'] },
  {
    name: 'Sole portion',
    category: 'Poisson',
    unit: 'pièce',
    priceHt: 7.4,
    content: [300, 'g'],
    allergens: ['Poisson'],
  },
  { name: 'Morue dessalée', category: 'Poisson', unit: 'kg', priceHt: 14.2, allergens: ['Poisson'] },
  { name: 'Filet de maquereau', category: 'Poisson', unit: 'kg', priceHt: 9.6, allergens: ['Poisson'] },
  { name: 'Arêtes de poisson blanc', category: 'Poisson', unit: 'kg', priceHt: 1.6, allergens: ['Poisson'] },
  { name: 'Anchois à l’huile', category: 'Poisson', unit: 'kg', priceHt: 22.5, allergens: ['Poisson'] },
  { name: 'Moules de bouchot', category: 'Poisson', unit: 'kg', priceHt: 4.6, allergens: ['Mollusques'] },
  {
    name: 'Huître creuse n° 3',
    category: 'Poisson',
    unit: 'pièce',
    priceHt: 0.72,
    content: [75, 'g'],
    allergens: ['Mollusques'],
  },
  { name: 'Noix de Saint-Jacques', category: 'Poisson', unit: 'kg', priceHt: 36, allergens: ['Mollusques'] },
  { name: 'Homard breton vivant', category: 'Poisson', unit: 'kg', priceHt: 41.5, allergens: ['Crustacés'] },
  {
    name: 'Crevette rose cuite',
    category: 'Poisson',
    unit: 'kg',
    priceHt: 15.4,
    allergens: ['Crustacés', 'Sulfites'],
  },
] as const satisfies SeedProduct[]
