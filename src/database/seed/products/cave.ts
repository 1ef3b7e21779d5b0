import type { SeedProduct } from '../shapes.ts'

/** Of Comptoir Mirandol: what stands in the cellar and in the freezer. */
export const CAVE = [
  {
    name: 'Vin rouge de cuisine',
    category: 'Boissons',
    unit: 'L',
    priceHt: 2.8,
    densityKgPerL: 0.99,
    allergens: ['Sulfites'],
  },
  {
    name: 'Vin blanc sec de cuisine',
    category: 'Boissons',
    unit: 'L',
    priceHt: 2.6,
    densityKgPerL: 0.99,
    allergens: ['Sulfites'],
  },
  {
    name: 'Cognac',
    category: 'Boissons',
    unit: 'bouteille',
    priceHt: 17.8,
    content: [0.7, 'L'],
    densityKgPerL: 0.95,
  },
  {
    name: 'Porto rouge',
    category: 'Boissons',
    unit: 'bouteille',
    priceHt: 7.6,
    content: [75, 'cl'],
    densityKgPerL: 1.02,
    allergens: ['Sulfites'],
  },
  { name: 'Café en grains', category: 'Boissons', unit: 'kg', priceHt: 16.5 },
  {
    name: 'Pâte feuilletée pur beurre',
    category: 'Surgelés',
    unit: 'kg',
    priceHt: 6.9,
    allergens: ['Gluten', 'Lait'],
  },
  { name: 'Petit pois', category: 'Surgelés', unit: 'kg', priceHt: 2.6 },
  { name: 'Fruits rouges', category: 'Surgelés', unit: 'kg', priceHt: 5.9 },
  {
    name: 'Glace vanille',
    category: 'Surgelés',
    unit: 'L',
    priceHt: 4.8,
    densityKgPerL: 0.55,
    allergens: ['Lait', 'Œufs'],
  },
] as const satisfies SeedProduct[]
