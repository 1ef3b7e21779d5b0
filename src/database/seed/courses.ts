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

/**
 * Market vegetables, fruit and fish: expensive out of season, cheap in it. What is not sold out of season keeps its last
 * price until the next.
 */
export const SEASONS: Partial<Record<ProductName, Season>> = {
  'Oignon jaune': [0.95, 1, 1.05, 1.1, 1.15, 1.15, 1.05, 0.9, 0.85, 0.85, 0.9, 0.9],
  Échalote: [0.95, 0.95, 1, 1.05, 1.1, 1.1, 1, 0.9, 0.9, 0.9, 0.95, 0.95],
  Ail: [1, 1.05, 1.05, 1.1, 1.1, 0.95, 0.85, 0.85, 0.9, 0.95, 0.95, 1],
  Carotte: [0.95, 0.95, 1, 1.1, 1.2, 1.15, 1, 0.9, 0.85, 0.85, 0.9, 0.95],
  Poireau: [0.9, 0.95, 1, 1.1, 1.2, 1.3, 1.2, 1.1, 1, 0.9, 0.85, 0.95],
  'Céleri-rave': [0.95, 1, 1.05, 1.1, 1.2, 1.25, 1.2, 1.05, 0.9, 0.85, 0.85, 0.9],
  'Céleri branche': [1.15, 1.15, 1.1, 1.05, 1, 0.9, 0.85, 0.85, 0.85, 0.9, 1, 1.1],
  'Pomme de terre Agria': [0.95, 1, 1, 1.05, 1.1, 1.1, 1, 0.9, 0.85, 0.85, 0.9, 0.95],
  'Pomme de terre ratte': [0.95, 1, 1.05, 1.1, 1.1, 1, 0.9, 0.85, 0.85, 0.9, 0.95, 0.95],
  'Tomate grappe': [1.25, 1.2, 1.15, 1.05, 0.95, 0.8, 0.7, 0.7, 0.8, 0.95, 1.1, 1.2],
  Courgette: [1.35, 1.3, 1.2, 1, 0.85, 0.7, 0.65, 0.7, 0.8, 0.95, 1.15, 1.3],
  Aubergine: [1.3, 1.25, 1.2, 1.05, 0.95, 0.8, 0.7, 0.75, 0.85, 0.95, 1.1, 1.25],
  'Poivron rouge': [1.2, 1.25, 1.15, 1.1, 1, 0.9, 0.8, 0.75, 0.85, 0.95, 1.05, 1.15],
  'Haricot vert extra-fin': [1.2, 1.25, 1.15, 1.05, 0.95, 0.8, 0.75, 0.85, 0.9, 1, 1.1, 1.15],
  'Épinard frais': [1.05, 1, 0.9, 0.85, 0.9, 1, 1.15, 1.2, 1.05, 0.95, 0.9, 1],
  Mesclun: [1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.9, 0.95, 1, 1.05, 1.1],
  'Salade frisée': [1.15, 1.15, 1.05, 0.95, 0.9, 0.85, 0.85, 0.85, 0.9, 0.95, 1, 1.1],
  'Persil plat': [1.15, 1.15, 1.05, 1, 0.9, 0.85, 0.85, 0.85, 0.9, 0.95, 1.05, 1.1],
  Estragon: [1.3, 1.25, 1.1, 1, 0.9, 0.85, 0.85, 0.85, 0.9, 1, 1.1, 1.2],
  'Truffe de Bourgogne': [1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.2, 1.1, 1, 1],
  'Citron jaune': [0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.25, 1.3, 1.2, 1.1, 1, 0.95],
  Orange: [0.85, 0.85, 0.9, 0.95, 1, 1.1, 1.15, 1.2, 1.2, 1.1, 1, 0.9],
  'Pomme reinette': [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.15, 1, 0.9, 0.9, 0.95],
  'Poire Conférence': [1, 1.05, 1.1, 1.15, 1.2, 1.2, 1.1, 0.95, 0.9, 0.9, 0.95, 0.95],
  'Fraise gariguette': [0.9, 0.9, 1.6, 1.3, 1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
  Framboise: [1.35, 1.3, 1.25, 1.15, 1.05, 0.9, 0.8, 0.85, 0.95, 1.1, 1.2, 1.3],
  'Dos de cabillaud': [1.05, 1, 0.96, 0.93, 0.95, 0.98, 1.01, 1.04, 1.02, 0.99, 1.03, 1.1],
  'Pavé de saumon': [1.06, 1.03, 1.05, 1.08, 1.04, 1, 0.96, 0.92, 0.94, 0.97, 1.01, 1.1],
  'Filet de maquereau': [1.1, 1.1, 1.05, 0.95, 0.9, 0.85, 0.85, 0.9, 0.95, 1, 1.05, 1.1],
  'Moules de bouchot': [1.05, 1.1, 1.2, 1.3, 1.25, 1.15, 0.95, 0.9, 0.92, 0.96, 1, 1.02],
  'Noix de Saint-Jacques': [1, 1.03, 1.06, 1.1, 1.15, 1.2, 1.22, 1.2, 1.15, 0.95, 0.98, 1.1],
  'Sole portion': [1.08, 1.02, 0.96, 0.9, 0.94, 0.98, 1.02, 1.06, 1.04, 1, 1.03, 1.15],
}

/**
 * EUR per unit without VAT from one price list of its house to the next; the price of today comes after them. What the
 * sheets tell of a price, that lobster rose say, is true here whatever the month.
 */
export const TRENDS: Partial<Record<ProductName, readonly [number, ...number[]]>> = {
  'Entrecôte de bœuf maturée': [28.9, 29.8, 30.6, 31.2],
  'Paleron de bœuf': [11.2, 11.6, 11.9, 12.1],
  'Rumsteck de bœuf': [17.8, 18.4, 18.9, 19.3],
  'Épaule de veau désossée': [13.9, 14.2, 14.5, 14.7],
  'Souris d’agneau': [5.2, 5.5, 5.4, 5.5],
  'Poitrine de porc fumée': [8.9, 8.9, 8.8, 8.8],
  'Saucisse de Toulouse': [8.6, 8.6, 8.8, 8.9],
  'Suprême de poulet fermier': [10.7, 10.9, 11.1, 11.4],
  'Magret de canard': [18.8, 18.4, 17.6, 17.6],
  'Cuisse de canard confite': [2.8, 2.75, 2.65, 2.65],
  'Foie gras de canard cru': [46.9, 45.5, 43.9, 43.9],
  'Homard breton vivant': [36.4, 35.6, 34.2, 33.6, 34.1, 36.2, 39.4],
  'Huître creuse n° 3': [0.68, 0.68, 0.68, 0.68, 0.68, 0.7, 0.7],
  'Crevette rose cuite': [14.6, 14.6, 14.9, 14.9, 15.2, 15.2, 15.4],
  'Saumon fumé': [27.9, 27.9, 28.4, 28.4, 28.9, 28.9, 29.5],
  'Morue dessalée': [13.4, 13.4, 13.6, 13.6, 13.9, 13.9, 14.2],
  'Beurre doux': [7.9, 8.2, 8.7, 9.1],
  'Beurre demi-sel': [8.4, 8.7, 9.2, 9.6],
  'Crème liquide 35 %': [4.7, 4.8, 5, 5.1],
  'Crème épaisse': [5.1, 5.2, 5.4, 5.5],
  'Lait entier': [1.02, 1.04, 1.05, 1.05],
  'Œuf plein air': [0.23, 0.24, 0.25, 0.27],
  'Jaune d’œuf': [8.2, 8.5, 8.9, 9.4],
  'Blanc d’œuf': [3.7, 3.8, 4, 4.2],
  'Comté 12 mois': [15.1, 15.3, 15.5, 15.7],
  Parmesan: [17.9, 18.2, 18.5, 18.9],
  'Crottin de chèvre': [0.99, 0.99, 1.02, 1.02],
  'Saint-marcellin': [1.38, 1.38, 1.4, 1.4],
  'Pâte feuilletée pur beurre': [6.4, 6.4, 6.6, 6.8],
  'Sucre semoule': [1.4, 1.35, 1.3, 1.3],
  'Huile de tournesol': [1.9, 1.95, 2, 2.05],
  'Huile d’olive': [9.9, 9.5, 9.2, 8.9],
  'Chocolat noir 64 %': [15.9, 15.3, 14.7, 14.1],
  'Gousse de vanille': [1.9, 1.8, 1.7, 1.7],
  'Poivre noir': [16.9, 17.5, 17.5, 18.2],
  'Café en grains': [15.2, 15.6, 16, 16.2],
}
