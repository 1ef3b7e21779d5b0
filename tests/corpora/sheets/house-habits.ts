import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** What kitchens do to their own forms: a text of the house above each sheet, parts without a sign, empty rows, packs. */
export const HOUSE_HABITS: readonly Sample[] = [
  unusual(
    'the same text of the house above all sheets, titles in the names of the tabs',
    [
      tab(
        'Moules marinières',
        `
La Table du Marché — Lyon 2e | → | →
Nbre couverts | 4
Ingrédients | Qté | Unité | PU HT | Coût
Moules | 3 | kg | 4.2 | 12.6
Vin blanc | 0.3 | L | 3 | 0.9
Total | | | | 13.5`,
      ),
      tab(
        'Magret au miel',
        `
La Table du Marché — Lyon 2e | → | →
Nbre couverts | 2
Ingrédients | Qté | Unité | PU HT | Coût
Magret | 0.7 | kg | 17 | 11.9
Miel | 0.05 | kg | 9 | 0.45
Total | | | | 12.35`,
      ),
    ],
    [
      sheet('Moules marinières', 13.5, 4, 'Moules 3 kg; Vin blanc 0.3 L'),
      sheet('Magret au miel', 12.35, 2, 'Magret 0.7 kg; Miel 0.05 kg'),
    ],
  ),
  unusual(
    'parts that nothing marks, one of them a word for portions, and their subtotals',
    [
      tab(
        'Blanquette',
        `
Nom | Blanquette de veau
Nombre de portions | 8
Ingrédients | Qté | U | PU HT | Total HT
Base
Épaule de veau | 1.6 | kg | 15 | 24
Sous-total base | | | | 24
Garniture aromatique
Carottes | 0.2 | kg | 1.5 | 0.3
Oignons | 0.2 | kg | 1.2 | 0.24
Sous-total garniture | | | | 0.54
TOTAL GÉNÉRAL | | | | 24.54 =E6+E10
Montant par portion | | | | 3.0675 =E11/B2`,
      ),
    ],
    [sheet('Blanquette de veau', 24.54, 8, 'Épaule de veau 1.6 kg; Carottes 0.2 kg; Oignons 0.2 kg')],
  ),
  unusual(
    'empty rows of the form with their formulas, and a cost per kilo under the total',
    [
      tab(
        'Tortilla',
        `
Plato: | Tortilla de patatas | | Nº raciones: | 8
Ingrediente | Cantidad | Ud | Precio € | Coste €
Patatas | 1.2 | kg | 1.1 | 1.32 =B3*D3
Huevos | 10 | ud | 0.18 | 1.8 =B4*D4
 | | | 0 | 0 =B5*D5
 | | | | 0 =B6*D6
Coste Total | | | | 3.12 =SUM(E3:E6)
Lo que cuesta un kilo | | | | 2.6 =E7/B3`,
      ),
    ],
    [sheet('Tortilla de patatas', 3.12, 8, 'Patatas 1.2 kg; Huevos 10 pièce')],
  ),
  unusual(
    'the price of a bottle, its content and the price of a centilitre',
    [
      tab(
        'Spritz',
        `
Spritz
Ingrédient | Dose (cl) | Contenance bouteille (cl) | Prix bouteille HT | Prix au cl | Coût
Apérol | 6 | 70 | 14 | 0.2 =D3/C3 | 1.2 =B3*E3
Prosecco | 9 | 75 | 7.5 | 0.1 =D4/C4 | 0.9 =B4*E4
Coût total | | | | | 2.1 =SUM(F3:F4)`,
      ),
    ],
    [sheet('Spritz', 2.1, null, 'Apérol 6 cl; Prosecco 9 cl')],
  ),
  unusual(
    'prices of 100 g and of a pound',
    [
      tab(
        'Financiers',
        `
Financiers
Ingrédient | Poids en g | Prix aux 100 g | Coût
Beurre | 150 | 0.8 | 1.2
Amandes | 100 | 1.15 | 1.15
Total | | | 2.35`,
      ),
      tab(
        'Salad',
        `
Garden Salad
Ingredient | Qty | Unit | AP Cost/Unit | Extended Cost
Lettuce | 2 | lb | 0.6 | 1.2
Onion | 0.5 | lb | 0.9 | 0.45
Total Recipe Cost | | | | 1.65`,
      ),
    ],
    [
      sheet('Financiers', 2.35, null, 'Beurre 150 g; Amandes 100 g'),
      sheet('Garden Salad', 1.65, null, 'Lettuce 907.18474 g; Onion 226.796185 g'),
    ],
  ),
  unusual(
    'portions that only the formula of their cost names',
    [
      tab(
        'Biscuits',
        `
Biscuits | | | 30 pièces
Ingrédient | Kg | Prix/kg | Coût
Beurre | 0.5 | 8 | 4 =B3*C3
Farine | 0.8 | 1 | 0.8 =B4*C4
Total pâte | 1.3 | | 4.8 =SUM(D3:D4)
Coût pièce | | | 0.16 =D5/30`,
      ),
    ],
    [sheet('Biscuits', 4.8, 30, 'Beurre 0.5 kg; Farine 0.8 kg')],
  ),
  unusual(
    'a recipe without prices, its quantities below no head, steps beside them',
    [
      tab(
        'Mousse',
        `
Mousse au chocolat
Pour | 10 | personnes
Ingrédients | | | Progression
Chocolat noir | 400 | g | Fondre le chocolat
Crème liquide | 30 | cl | Monter la crème
Œufs | 8 | pc | Mélanger`,
      ),
    ],
    [sheet('Mousse au chocolat', null, 10, 'Chocolat noir 400 g; Crème liquide 30 cl; Œufs 8 pièce')],
  ),
  unusual(
    'recipes under each other below the title of the tab',
    [
      tab(
        'Recettes',
        `
RECETTES PÂTISSERIE

FINANCIERS
Ingrédient | g | % | Prix/kg | Coût
Beurre | 150 | 0.375 as 0% | 8 | 1.2
Sucre glace | 250 | 0.625 as 0% | 2 | 0.5
Total | 400 | 1 as 0% | | 1.7

CROISSANTS
Ingrédient | g | % | Prix/kg | Coût
Farine | 1000 | 0.8 as 0% | 1 | 1
Beurre | 250 | 0.2 as 0% | 8 | 2
Total | 1250 | 1 as 0% | | 3`,
      ),
    ],
    [
      sheet('FINANCIERS', 1.7, null, 'Beurre 150 g; Sucre glace 250 g'),
      sheet('CROISSANTS', 3, null, 'Farine 1000 g; Beurre 250 g'),
    ],
  ),
  unusual(
    'a second row of heads that only the merged cells beside it show, with unknown words',
    [
      tab(
        'FT12',
        `
Intitulé : | Blanquette | | | Couverts : | 8
Denrées | Unité | QUANTITÉS | → | Total | PU HT | PT HT
↓ | ↓ | Base | Liaison
Veau | kg | 1.5 | | 1.5 =SUM(C4:D4) | 14 | 21 =E4*F4
Crème | L | | 0.25 | 0.25 =SUM(C5:D5) | 4 | 1 =E5*F5
Total | | | | | | 22 =SUM(G4:G5)`,
      ),
    ],
    [sheet('Blanquette', 22, 8, 'Veau 1.5 kg; Crème 0.25 L')],
  ),
]
