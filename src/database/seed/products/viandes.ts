import type { SeedProduct } from '../shapes.ts'

/** Of Viandes Fontérac. A carte names the origin of meat, not that of bones and fat. */
export const VIANDES = [
  { name: 'Entrecôte de bœuf maturée', category: 'Viande', unit: 'kg', priceHt: 31.8, origin: 'France' },
  {
    name: 'Paleron de bœuf',
    category: 'Viande',
    unit: 'kg',
    priceHt: 12.4,
    origin: 'France',
  },
  { name: 'Rumsteck de bœuf', category: 'Viande', unit: 'kg', priceHt: 19.6, origin: 'France' },
  { name: 'Os à moelle', category: 'Surgelés', unit: 'kg', priceHt: 3.2 },
  { name: 'Os de veau concassé', category: 'Surgelés', unit: 'kg', priceHt: 1.9 },
  { name: 'Épaule de veau désossée', category: 'Viande', unit: 'kg', priceHt: 14.9, origin: 'France' },
  {
    name: 'Souris d’agneau',
    category: 'Viande',
    unit: 'pièce',
    priceHt: 5.6,
    content: [380, 'g'],
    origin: 'Irlande',
  },
  { name: 'Gorge de porc', category: 'Viande', unit: 'kg', priceHt: 4.3, origin: 'France' },
  { name: 'Foie de porc', category: 'Viande', unit: 'kg', priceHt: 3.1, origin: 'France' },
  { name: 'Poitrine de porc fumée', category: 'Viande', unit: 'kg', priceHt: 8.7, origin: 'France' },
  { name: 'Jambon blanc supérieur', category: 'Viande', unit: 'kg', priceHt: 9.8, origin: 'UE' },
  { name: 'Saucisse de Toulouse', category: 'Viande', unit: 'kg', priceHt: 8.9, origin: 'France' },
  { name: 'Suprême de poulet fermier', category: 'Viande', unit: 'kg', priceHt: 11.4, origin: 'France' },
  {
    name: 'Cuisse de canard confite',
    category: 'Viande',
    unit: 'pièce',
    priceHt: 2.65,
    content: [230, 'g'],
    origin: 'France',
  },
  { name: 'Magret de canard', category: 'Viande', unit: 'kg', priceHt: 17.9, origin: 'France' },
  { name: 'Foie gras de canard cru', category: 'Viande', unit: 'kg', priceHt: 44.5, origin: 'France' },
  { name: 'Graisse de canard', category: 'Épicerie', unit: 'kg', priceHt: 5.9 },
] as const satisfies SeedProduct[]
