import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Figures, units and prices as kitchens write them against every habit. */
export const UNUSUAL_FIGURES: readonly Sample[] = [
  unusual(
    'numbers, codes, families and allergens beside the names',
    [
      tab(
        'Gratin',
        `
Nom de la recette | Gratin dauphinois | | | | Nb portions | 15
N° | Code | Famille | Libellé article | Allergènes | Quantité | UM | P.U. | P.T. | % coût
1 | L204 | Légumes | Pommes de terre | | 3 | KG | 1.1 | 3.3 | 0.2895
2 | C011 | Crèmerie | Crème | Lait | 1.5 | LT | 4.4 | 6.6 | 0.5789
3 | L118 | Légumes | Ail | | 0.02 | KG | 7.5 | 0.15 | 0.0132
4 | C020 | Crèmerie | Lait | Lait | 1.5 | LT | 0.9 | 1.35 | 0.1184
5 | E900 | Épicerie | Sel, muscade | | PM
Coût total | | | | | | | | 11.4
PV TTC | | | | | | | | 6.5
TVA | | | | | | | | 0.1 as 0%
PV HT | | | | | | | | 5.90909
Coût matière portion | | | | | | | | 0.76
Marge brute | | | | | | | | 5.14909
Ratio | | | | | | | | 0.1286 as 0.0%`,
      ),
    ],
    [
      sheet(
        'Gratin dauphinois',
        11.4,
        15,
        'Pommes de terre 3 kg; Crème 1.5 L; Ail 0.02 kg; Lait 1.5 L; Sel, muscade',
      ),
    ],
  ),
  unusual(
    'a loss that is added',
    [
      tab(
        'Soupe',
        `
Velouté de potiron | | | | | 10 parts
Ingrédients | Poids net (kg) | % perte | Prix au kg | Coût
Potiron | 2 | 25 % | 1,60 | 4,00
Oignons | 0,300 | 10 % | 1,50 | 0,495
Crème | 0,250 | 0 % | 4,00 | 1,00
Total | | | | 5,495`,
      ),
    ],
    [sheet('Velouté de potiron', 5.495, 10, 'Potiron 2 kg; Oignons 0.3 kg; Crème 0.25 kg')],
  ),
  unusual(
    'a preparation in a dish, both in one workbook',
    [
      tab(
        'Pâte sablée',
        `
Pâte sablée
Rendement | 8
Ingrédient | Quantité | Unité | PU | Total
Farine | 0.25 | kg | 1 | 0.25
Beurre | 0.125 | kg | 9 | 1.125
Sucre | 0.1 | kg | 1.3 | 0.13
Total | | | | 1.505`,
      ),
      tab(
        'Tarte citron',
        `
Tarte citron
Portions | 8
Ingrédient | Quantité | Unité | PU | Total
Pâte sablée | 1 | pièce | 1.505 | 1.505
Citrons | 5 | pièce | 0.35 | 1.75
Œufs | 4 | pièce | 0.22 | 0.88
Total | | | | 4.135`,
      ),
    ],
    [
      sheet('Pâte sablée', 1.505, 8, 'Farine 0.25 kg; Beurre 0.125 kg; Sucre 0.1 kg'),
      sheet('Tarte citron', 4.135, 8, 'Pâte sablée 1 pièce; Citrons 5 pièce; Œufs 4 pièce'),
    ],
  ),
  unusual(
    'spoons, cloves, halves and a head in two languages',
    [
      tab(
        'Marinade',
        `
Marinade asiatique
Ingrédients / Ingredients | Qté / Qty | Unité / Unit | Prix unitaire / Unit price | Coût / Cost
Ail | 2 | gousses | 0.08 | 0.16
Citron | ½ | pièce | 0.4 | 0.2
Soja | 3 | cl | 0.06 | 0.18
Persil | 1/2 | botte | 1 | 0.5
Total | | | | 1.04`,
      ),
    ],
    [sheet('Marinade asiatique', 1.04, null, 'Ail 2 gousse; Citron 0.5 pièce; Soja 3 cl; Persil 0.5 botte')],
  ),
  unusual(
    'the cost of each line alone',
    [
      tab(
        'Feuil1',
        `
Crêpes
Ingrédient | Quantité | Prix
Farine | 500 g | 0,50 €
Lait | 1 L | 1,05 €
Œufs | 6 | 1,32 €
Beurre | 50 g | 0,45 €
Total | | 3,32 €
Coût par crêpe (20) | | 0,17 €`,
      ),
    ],
    [sheet('Crêpes', null, null, 'Farine 500 g; Lait 1 L; Œufs 6 pièce; Beurre 50 g')],
  ),
  unusual(
    'a price is missing, and nothing proves the rest',
    [
      tab(
        'Carpaccio',
        `
Carpaccio de bar
Denrées | Qté | Unité | PU | PT
Bar | 0.8 | kg | 24 | 19.2
Aneth | 3 | botte
Citron | 2 | pièce | 0.35 | 0.7
Total | | | | 19.9`,
      ),
    ],
    [sheet('Carpaccio de bar', null, null, 'Bar 0.8 kg; Aneth 3 botte; Citron 2 pièce')],
  ),
]
