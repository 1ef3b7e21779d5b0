import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Sheets as kitchens write them against every habit; drawn by hand, apart from the layouts with styles. */
export const UNUSUAL_TABLES: readonly Sample[] = [
  unusual(
    'the quantity first, the total above',
    [
      tab(
        'Tarte Tatin',
        `
Coût matière : | 7.35 | | Pour 8 personnes

Qté | Unité | Produit | PU | Total
1.5 | kg | Pommes Golden | 2.2 | 3.3
0.2 | kg | Beurre | 9 | 1.8
0.25 | kg | Sucre | 1.4 | 0.35
1 | pièce | Pâte feuilletée | 1.9 | 1.9`,
      ),
    ],
    [
      sheet(
        'Tarte Tatin',
        7.35,
        8,
        'Pommes Golden 1.5 kg; Beurre 0.2 kg; Sucre 0.25 kg; Pâte feuilletée 1 pièce',
      ),
    ],
  ),
  unusual(
    'quantities for one and for all',
    [
      tab(
        'Poulet basquaise',
        `
Fiche technique | | Date : 12/03/2025
POULET BASQUAISE
Nb couverts | 20
Ingrédients | Qté / pers | Qté totale | U | Prix unitaire | Coût total
Cuisses de poulet | 0.22 | 4.4 | kg | 5.6 | 24.64
Poivrons | 0.08 | 1.6 | kg | 3.1 | 4.96
Tomates | 0.1 | 2 | kg | 2.2 | 4.4
Riz long | 0.06 | 1.2 | kg | 1.9 | 2.28
 | | | | TOTAL | 36.28
 | | | | Coût / portion | 1.814`,
      ),
    ],
    [
      sheet(
        'POULET BASQUAISE',
        36.28,
        20,
        'Cuisses de poulet 4.4 kg; Poivrons 1.6 kg; Tomates 2 kg; Riz long 1.2 kg',
      ),
    ],
  ),
  unusual(
    'quantities with their units, and units of prices',
    [
      tab(
        'Mousse',
        `
Mousse au chocolat | | | 6 pers.
Désignation | Quantité | Prix | Unité de prix | Montant HT
Chocolat noir | 250 g | 12,40 € | kg | 3,10 €
Œufs | 6 pcs | 0,25 € | pièce | 1,50 €
Sucre | 30 g | 1,30 € | kg | 0,04 €
Crème | 2 dl | 4,80 € | L | 0,96 €
TOTAL HT | | | | 5,60 €`,
      ),
    ],
    [sheet('Mousse au chocolat', 5.6, 6, 'Chocolat noir 250 g; Œufs 6 pièce; Sucre 30 g; Crème 20 cl')],
  ),
  unusual(
    'subtotals by family and a lump of condiments',
    [
      tab(
        'Bœuf',
        `
Plat : | Bœuf bourguignon | | Portions : | 10
Denrées | Unité | Qté | PU HT | PT HT
BOUCHERIE
Paleron | kg | 2 | 11.5 | 23 =C4*D4
Lard | kg | 0.3 | 8 | 2.4 =C5*D5
Sous-total boucherie | | | | 25.4 =SUM(E4:E5)
LÉGUMES
Carottes | kg | 0.8 | 1.5 | 1.2 =C8*D8
Oignons | kg | 0.4 | 1.4 | 0.56 =C9*D9
Sous-total légumes | | | | 1.76 =SUM(E8:E9)
Condiments | | | | 0.5
Total général | | | | 27.66 =E6+E10+E11
Coût portion | | | | 2.766 =E12/E1`,
      ),
    ],
    [
      sheet(
        'Bœuf bourguignon',
        27.66,
        10,
        'Paleron 2 kg; Lard 0.3 kg; Carottes 0.8 kg; Oignons 0.4 kg; Condiments',
      ),
    ],
  ),
  unusual(
    'prices of packs, divided',
    [
      tab(
        'Pesto',
        `
Pesto | | Rendement : 12 portions
Ingrédient | Qté | Unité | Prix colis | Colisage | Coût
Basilic | 3 | botte | 1.2 | 1 | 3.6
Parmesan | 0.2 | kg | 90 | 5 | 3.6
Huile d'olive | 0.5 | L | 45 | 5 | 4.5
Pignons | 0.1 | kg | 32 | 1 | 3.2
Total | | | | | 14.9`,
      ),
    ],
    [sheet('Pesto', 14.9, 12, "Basilic 3 botte; Parmesan 0.2 kg; Huile d'olive 0.5 L; Pignons 0.1 kg")],
  ),
  unusual(
    'no heads, formulas alone',
    [
      tab(
        'Vinaigrette',
        `
Vinaigrette maison
Huile de colza | 0.75 | L | 3.2 | 2.4 =B2*D2
Vinaigre de cidre | 0.25 | L | 2 | 0.5 =B3*D3
Moutarde | 0.05 | kg | 4 | 0.2 =B4*D4
Miel | 0.04 | kg | 9 | 0.36 =B5*D5
 | | | | 3.46 =SUM(E2:E5)`,
      ),
    ],
    [
      sheet(
        'Vinaigrette maison',
        3.46,
        null,
        'Huile de colza 0.75 L; Vinaigre de cidre 0.25 L; Moutarde 0.05 kg; Miel 0.04 kg',
      ),
    ],
  ),
  unusual(
    'edible portion and yield',
    [
      tab(
        'Salmon',
        `
Menu item: | Pan-seared Salmon | | Portions: | 4
Ingredient | EP Qty | Unit | Yield % | Cost per unit | Extended cost
Salmon | 0.6 | kg | 0.8 | 18 | 13.5
Asparagus | 0.4 | kg | 0.5 | 6 | 4.8
Butter | 0.05 | kg | 1 | 9 | 0.45
Total food cost | | | | | 18.75
Cost per portion | | | | | 4.6875
Food cost % | | | | | 0.2757 as 0.0%
Menu price ex VAT | | | | | 17`,
      ),
    ],
    [sheet('Pan-seared Salmon', 18.75, 4, 'Salmon 0.6 kg; Asparagus 0.4 kg; Butter 0.05 kg')],
  ),
]
