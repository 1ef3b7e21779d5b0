import type { SeedProduct } from '../shapes.ts'

/** Of Viandes Fontérac. */
export const VIANDES = [
  { name: 'Entrecôte de bœuf maturée', category: 'Viande', unit: 'kg', priceHt: 31.8 },
  { name: 'Paleron de bœuf', category: 'Viande', unit: 'kg', priceHt: 12.4, formerPriceHt: 11.6 },
  { name: 'Rumsteck de bœuf', category: 'Viande', unit: 'kg', priceHt: 19.6 },
  { name: 'Os à moelle', category: 'Viande', unit: 'kg', priceHt: 3.2 },
  { name: 'Épaule de veau désossée', category: 'Viande', unit: 'kg', priceHt: 14.9 },
  { name: 'Souris d’agneau', category: 'Viande', unit: 'pièce', priceHt: 5.6, content: [380, 'g'] },
  { name: 'Gorge de porc', category: 'Viande', unit: 'kg', priceHt: 4.3 },
  { name: 'Foie de porc', category: 'Viande', unit: 'kg', priceHt: 3.1 },
  { name: 'Poitrine de porc fumée', category: 'Viande', unit: 'kg', priceHt: 8.7 },
  { name: 'Jambon blanc supérieur', category: 'Viande', unit: 'kg', priceHt: 9.8 },
  { name: 'Saucisse de Toulouse', category: 'Viande', unit: 'kg', priceHt: 8.9, allergensUnknown: true },
  { name: 'Suprême de poulet fermier', category: 'Viande', unit: 'kg', priceHt: 11.4 },
  { name: 'Cuisse de canard confite', category: 'Viande', unit: 'pièce', priceHt: 2.65, content: [230, 'g'] },
  { name: 'Magret de canard', category: 'Viande', unit: 'kg', priceHt: 17.9 },
  { name: 'Foie gras de canard cru', category: 'Viande', unit: 'kg', priceHt: 44.5 },
  { name: 'Graisse de canard', category: 'Viande', unit: 'kg', priceHt: 5.9 },
] as const satisfies SeedProduct[]
