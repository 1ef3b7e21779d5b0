import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Sheets whose facts, units and further costs are written as few kitchens write them. */
export const HARD_FACTS: readonly Sample[] = [
  unusual(
    'the VAT of the purchases under the total',
    [
      tab(
        'Fiche',
        `
Recette n°12 : Navarin d'agneau
Nombre de convives : 10
Denrées | Quantité | Unité(s) | PU HT | Total HT
Épaule d'agneau | 2 | Kg(s) | 13 | 26
Navets | 1 | le kg | 1.8 | 1.8
Oignons grelots | 2 | botte(s) | 1.5 | 3
Bouillon | 1,5 | Litre(s) | 0.4 | 0.6
Total HT | | | | 31.4
TVA 5,5 % | | | | 1.73
Total TTC | | | | 33.13
Coût par convive | | | | 3.14`,
      ),
    ],
    [
      sheet(
        "Navarin d'agneau",
        31.4,
        10,
        "Épaule d'agneau 2 kg; Navets 1 kg; Oignons grelots 2 botte; Bouillon 1.5 L",
      ),
    ],
  ),
  unusual(
    'work and energy above another total',
    [
      tab(
        'Fiche',
        `
Brioche
Portions | 20
Matières premières | Qté | Unité | Prix | Coût
Farine de gruau | 1 | kg | 1.2 | 1.2
Beurre | 0.5 | kg | 9 | 4.5
Œufs | 12 | pce | 0.2 | 2.4
Total matières premières | | | | 8.1
Coût matière par portion | | | | 0.405
Main d'œuvre | | | | 12
Énergie | | | | 1.5
Coût de revient total | | | | 21.6`,
      ),
    ],
    [sheet('Brioche', 8.1, 20, 'Farine de gruau 1 kg; Beurre 0.5 kg; Œufs 12 pièce')],
  ),
  unusual(
    'names over two columns, numbers without a head, and an old price',
    [
      tab(
        'Fiche',
        `
FICHE RECETTE - Clafoutis aux cerises
 | Ingrédients | → | Quantité | Unité | Ancien PU | PU HT | Coût HT
1 | Cerises | → | 0.8 | kg | 5 | 6 | 4.8
2 | Œufs | → | 4 | pièce | 0.18 | 0.2 | 0.8
3 | Lait | → | 0.25 | L | 0.9 | 1 | 0.25
4 | Sucre | → | 0.1 | kg | 1.1 | 1.3 | 0.13
 | Coût total | → | | | | | 5.98
 | Nombre de parts | → | | | | | 8
 | Coût par part | → | | | | | 0.7475`,
      ),
    ],
    [sheet('Clafoutis aux cerises', 5.98, 8, 'Cerises 0.8 kg; Œufs 4 pièce; Lait 0.25 L; Sucre 0.1 kg')],
  ),
  unusual(
    'costs of all and of one portion beside each other',
    [
      tab(
        'Fiche',
        `
Intitulé : | Osso buco | | | Base : | 12 couverts
Produits | Unité | Quantité | PU | Coût total | Coût portion
Jarret de veau | kg | 3.6 | 11 | 39.6 | 3.3
Tomates pelées | kg | 1.2 | 2 | 2.4 | 0.2
Vin blanc | L | 0.6 | 3 | 1.8 | 0.15
TOTAUX | | | | 43.8 | 3.65`,
      ),
    ],
    [sheet('Osso buco', 43.8, 12, 'Jarret de veau 3.6 kg; Tomates pelées 1.2 kg; Vin blanc 0.6 L')],
  ),
  unusual(
    'prices with their unit in the cell, and pounds of figures',
    [
      tab(
        'Fiche',
        `
Foie gras mi-cuit (pour 1 terrine de 12 parts)
Ingrédient | Poids | Prix d'achat | Coût de la ligne
Foie gras cru | 1 200 g | 42,00 €/kg | 50,40 €
Porto | 5 cl | 12,00 €/L | 0,60 €
Sel fin | 14 g | 0,90 €/kg | 0,01 €
Coût de revient | | | 51,01 €`,
      ),
    ],
    [sheet('Foie gras mi-cuit', 51.01, null, 'Foie gras cru 1200 g; Porto 5 cl; Sel fin 14 g')],
  ),
  unusual(
    'empty columns between all of them, and a part behind a subtotal',
    [
      tab(
        'Fiche',
        `
TARTE AU CITRON
INGRÉDIENTS | | | QTÉ | | UNITÉ | | | PU | | COÛT
FARINE | | | 0.25 | | kg | | | 1 | | 0.25
BEURRE | | | 0.12 | | kg | | | 9 | | 1.08
TOTAL PÂTE | | | | | | | | | | 1.33
CRÈME
CITRONS | | | 4 | | pièce | | | 0.35 | | 1.4
ŒUFS | | | 4 | | pièce | | | 0.2 | | 0.8
TOTAL CRÈME | | | | | | | | | | 2.2
TOTAL GÉNÉRAL | | | | | | | | | | 3.53
NOMBRE DE PARTS | | | | | | | | | | 8
COÛT PAR PART | | | | | | | | | | 0.44`,
      ),
    ],
    [sheet('TARTE AU CITRON', 3.53, 8, 'FARINE 0.25 kg; BEURRE 0.12 kg; CITRONS 4 pièce; ŒUFS 4 pièce')],
  ),
]
