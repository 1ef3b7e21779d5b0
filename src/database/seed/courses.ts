import type { ProductName } from './products/products.ts'

/** A year of prices, January first, as multiples of one another: what the season makes of them. */
type Season = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** Market vegetables, fruit and fish: dear out of season, cheap in it. */
export const SEASONS: Partial<Record<ProductName, Season>> = {
  'Tomate grappe': [1.25, 1.2, 1.15, 1.05, 0.95, 0.8, 0.7, 0.7, 0.8, 0.95, 1.1, 1.2],
  Courgette: [1.35, 1.3, 1.2, 1, 0.85, 0.7, 0.65, 0.7, 0.8, 0.95, 1.15, 1.3],
  Aubergine: [1.3, 1.25, 1.2, 1.05, 0.95, 0.8, 0.7, 0.75, 0.85, 0.95, 1.1, 1.25],
  'Poivron rouge': [1.2, 1.25, 1.15, 1.1, 1, 0.9, 0.8, 0.75, 0.85, 0.95, 1.05, 1.15],
  'Haricot vert extra-fin': [1.2, 1.25, 1.15, 1.05, 0.95, 0.8, 0.75, 0.85, 0.9, 1, 1.1, 1.15],
  'Épinard frais': [1.05, 1, 0.9, 0.85, 0.9, 1, 1.15, 1.2, 1.05, 0.95, 0.9, 1],
  Poireau: [0.9, 0.95, 1, 1.1, 1.2, 1.3, 1.2, 1.1, 1, 0.9, 0.85, 0.95],
  Framboise: [1.35, 1.3, 1.25, 1.15, 1.05, 0.9, 0.8, 0.85, 0.95, 1.1, 1.2, 1.3],
  Mesclun: [1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.9, 0.95, 1, 1.05, 1.1],
  'Citron jaune': [0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.25, 1.3, 1.2, 1.1, 1, 0.95],
  'Pomme reinette': [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.15, 1, 0.9, 0.9, 0.95],
  'Dos de cabillaud': [1.05, 1, 0.96, 0.93, 0.95, 0.98, 1.01, 1.04, 1.02, 0.99, 1.03, 1.1],
  'Pavé de saumon': [1.06, 1.03, 1.05, 1.08, 1.04, 1, 0.96, 0.92, 0.94, 0.97, 1.01, 1.1],
  'Moules de bouchot': [1.05, 1.1, 1.2, 1.3, 1.25, 1.15, 0.95, 0.9, 0.92, 0.96, 1, 1.02],
  'Homard breton vivant': [1.25, 1.2, 1.15, 1.05, 0.95, 0.9, 0.93, 0.97, 1, 1.04, 1.1, 1.3],
  'Noix de Saint-Jacques': [1, 1.03, 1.06, 1.1, 1.15, 1.2, 1.22, 1.2, 1.15, 0.95, 0.98, 1.1],
  'Sole portion': [1.08, 1.02, 0.96, 0.9, 0.94, 0.98, 1.02, 1.06, 1.04, 1, 1.03, 1.15],
}

/** EUR per unit without VAT from one price list of the house to the next; the price of today comes after them. */
export const TRENDS: Partial<Record<ProductName, readonly [number, number, number, number]>> = {
  'Beurre doux': [7.9, 8.2, 8.7, 9.1],
  'Beurre demi-sel': [8.4, 8.7, 9.2, 9.6],
  'Crème liquide 35 %': [4.7, 4.8, 5, 5.1],
  'Œuf plein air': [0.23, 0.24, 0.25, 0.27],
  'Comté 12 mois': [15.1, 15.3, 15.5, 15.7],
  'Huile d’olive': [9.9, 9.5, 9.2, 8.9],
  'Chocolat noir 64 %': [15.9, 15.3, 14.7, 14.1],
  'Café en grains': [15.2, 15.6, 16, 16.2],
  'Entrecôte de bœuf maturée': [28.9, 29.8, 30.6, 31.2],
  'Paleron de bœuf': [11.2, 11.6, 11.9, 12.1],
  'Rumsteck de bœuf': [17.8, 18.4, 18.9, 19.3],
  'Épaule de veau désossée': [13.9, 14.2, 14.5, 14.7],
}
