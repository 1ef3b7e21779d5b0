import type { SeedOffer } from './shapes.ts'
import type { ProductName } from './products/products.ts'
import type { SupplierName } from './suppliers.ts'

/** What the suppliers offer beside what the restaurant buys. */
export const OFFERS: Record<SupplierName, readonly SeedOffer[]> = {
  'Primeurs Valbrune': [
    ['Asperge blanche', 'Légumes', 'kg', 9.8, 'Colis 5 kg', 49],
    ['Artichaut poivrade', 'Légumes', 'botte', 4.6, 'Botte de 5 pièces', 4.6],
    ['Butternut', 'Légumes', 'kg', 1.7, 'Cagette 10 kg', 17],
    ['Chou-fleur', 'Légumes', 'pièce', 2.4, 'Plateau de 6', 14.4],
    ['Girolle', 'Légumes', 'kg', 24, 'Panier 2 kg', 48],
    ['Petit oignon grelot', 'Légumes', 'kg', 3.9, 'Filet 5 kg', 19.5],
    ['Rhubarbe', 'Fruits', 'kg', 4.2, 'Colis 5 kg', 21],
    ['Figue violette', 'Fruits', 'kg', 7.9, 'Plateau 3 kg', 23.7],
    ['Basilic', 'Légumes', 'botte', 1.3, 'Botte', 1.3],
  ],
  'Viandes Fontérac': [
    ['Onglet de bœuf', 'Viande', 'kg', 19.5, 'Sous vide, 2 kg env.'],
    ['Joue de bœuf', 'Viande', 'kg', 13.2, 'Sous vide, 5 kg env.'],
    ['Ris de veau', 'Viande', 'kg', 34, 'Barquette 1 kg env.'],
    ['Carré d’agneau', 'Viande', 'kg', 27.5, 'Sous vide, 1,8 kg env.'],
    ['Échine de porc', 'Viande', 'kg', 7.4, 'Sous vide, 3 kg env.'],
    ['Pintade fermière', 'Viande', 'kg', 8.9, 'Colis de 6 pièces de 1,5 kg env.'],
    ['Boudin noir', 'Viande', 'kg', 9.6, 'Barquette 10 x 120 g', 11.52, ['Lait']],
    ['Andouillette', 'Viande', 'kg', 14.8, 'Barquette 6 x 180 g', 15.98, ['Moutarde']],
  ],
  'Marée de Kergoat': [
    ['Filet de lieu jaune', 'Poisson', 'kg', 19.8, 'Caisse 3 kg', 59.4, ['Poisson']],
    ['Bar de ligne', 'Poisson', 'kg', 26.5, 'Caisse 4 kg', 106, ['Poisson']],
    ['Thon rouge, cœur de filet', 'Poisson', 'kg', 38, 'Sous vide, 2 kg env.', null, ['Poisson']],
    ['Langoustine vivante 16/20', 'Poisson', 'kg', 36, 'Caisse 2 kg', 72, ['Crustacés']],
    ['Encornet', 'Poisson', 'kg', 12.4, 'Caisse 3 kg', 37.2, ['Mollusques']],
    ['Bulot cuit', 'Poisson', 'kg', 10.9, 'Colis 3 kg', 32.7, ['Mollusques']],
    ['Algues fraîches', 'Poisson', 'kg', 16, 'Seau 500 g', 8],
  ],
  'Comptoir Mirandol': [
    ['Mascarpone', 'Crémerie', 'kg', 6.9, 'Carton 6 x 500 g', 20.7, ['Lait']],
    ['Fromage blanc 20 %', 'Crémerie', 'kg', 2.6, 'Seau 5 kg', 13, ['Lait']],
    ['Ricotta', 'Crémerie', 'kg', 5.4, 'Barquette 1,5 kg', 8.1, ['Lait']],
    ['Tomate pelée', 'Épicerie', 'kg', 1.6, 'Boîte 5/1', 6.8],
    ['Pois chiche au naturel', 'Épicerie', 'kg', 1.9, 'Carton 6 boîtes 3/1', 28.5],
    ['Semoule fine', 'Épicerie', 'kg', 1.8, 'Sac 5 kg', 9, ['Gluten']],
    ['Pistache émondée', 'Épicerie', 'kg', 29, 'Sachet 1 kg', 29, ['Fruits à coque']],
    ['Sirop d’érable', 'Épicerie', 'L', 19.5, 'Bidon 2,5 L', 48.75],
    ['Cumin moulu', 'Épices', 'kg', 14.5, 'Pot 400 g', 5.8],
    ['Eau gazeuse', 'Boissons', 'bouteille', 0.62, 'Pack 6 x 1 L', 3.72],
    ['Cidre brut', 'Boissons', 'bouteille', 2.9, 'Carton 6 x 75 cl', 17.4, ['Sulfites']],
    ['Frites 9/9', 'Surgelés', 'kg', 1.85, 'Carton 4 x 2,5 kg', 18.5],
  ],
}

/** What products that were imported cost in their catalogue by now, EUR per unit without VAT. */
export const MOVED_PRICES: Partial<Record<ProductName, number>> = {
  'Comté 12 mois': 16.6,
  'Dos de cabillaud': 22.4,
  'Huile d’olive': 8.2,
  'Magret de canard': 19.2,
  'Tomate grappe': 3.1,
}

/** How products that the restaurant buys are packed, in the words of their suppliers; the others are sold loose. */
export const PACKS: Partial<Record<ProductName, string>> = {
  'Oignon jaune': 'Filet 10 kg',
  Échalote: 'Filet 5 kg',
  Carotte: 'Sac 10 kg',
  'Pomme de terre Agria': 'Sac 25 kg',
  'Champignon brun': 'Colis 3 kg',
  'Poitrine de porc fumée': 'Sous vide, 2,5 kg env.',
  'Paleron de bœuf': 'Sous vide, 4 kg env.',
  'Suprême de poulet fermier': 'Barquette 2,5 kg',
  'Moules de bouchot': 'Sac 5 kg',
  'Beurre doux': 'Plaquette 1 kg',
  'Beurre demi-sel': 'Plaquette 1 kg',
  'Crème liquide 35 %': 'Brique 1 L',
  'Crème épaisse': 'Seau 5 L',
  'Lait entier': 'Pack 6 x 1 L',
  'Œuf plein air': 'Plateau de 30 œufs',
  'Jaune d’œuf': 'Brique 1 kg',
  'Blanc d’œuf': 'Brique 1 kg',
  'Farine T55': 'Sac 10 kg',
  'Sucre semoule': 'Sac 10 kg',
  'Sel fin': 'Sac 5 kg',
  'Gros sel': 'Sac 10 kg',
  'Huile de tournesol': 'Bidon 5 L',
  'Huile d’olive': 'Bidon 5 L',
  'Moutarde de Dijon': 'Seau 5 kg',
  'Concentré de tomate': 'Boîte 880 g',
  'Riz long grain': 'Sac 5 kg',
  'Riz arborio': 'Sac 5 kg',
  'Chocolat noir 64 %': 'Sac 2,5 kg',
  'Poudre d’amande': 'Sachet 1 kg',
  'Vin rouge de cuisine': 'Fontaine 10 L',
  'Vin blanc sec de cuisine': 'Fontaine 10 L',
  'Saumur-champigny': 'Carton 6 x 75 cl',
  'Pâte feuilletée pur beurre': 'Colis 5 kg',
  'Petit pois': 'Sachet 2,5 kg',
  'Fruits rouges': 'Sachet 1 kg',
}
