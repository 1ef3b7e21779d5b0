import type { Sample } from './sample.ts'
import { tab, unusual } from './written-tab.ts'

/** Papers with the columns of sheets that are none. */
export const PAPERS: Sample = unusual(
  'what looks like sheets and is none',
  [
    tab(
      'Facture 2211',
      `
Facture n° 2211
Désignation | Quantité | Unité | PU HT | Montant HT
Beurre AOP | 10 | kg | 8.4 | 84
Crème 35 % | 12 | L | 4.1 | 49.2
Total HT | | | | 133.2`,
    ),
    tab(
      'Inventaire mars',
      `
Article | Quantité | Unité | PU | Valeur
Farine | 50 | kg | 0.95 | 47.5
Sucre | 25 | kg | 1.2 | 30
TOTAL | | | | 77.5`,
    ),
    tab(
      'Feuil2',
      `
Devis n° 2025-14
Nombre de convives | 120
Prestation | Quantité | PU HT | Total HT
Cocktail | 120 | 12 | 1440
Menu | 120 | 48 | 5760
Total HT | | | 7200`,
    ),
    tab(
      'Feuil3',
      `
Suivi des pertes
Produit | Quantité | Unité | PU | Valeur
Tomates | 2 | kg | 2.5 | 5
Thon | 0.3 | kg | 11 | 3.3
Total | | | | 8.3`,
    ),
    tab(
      'Commande',
      `
Produit | Qté | Unité | Prix
Tomates | 10 | kg | 2.1
Salades | 12 | pièce | 0.9`,
    ),
    tab(
      'Ratios',
      `
Plat | Coût matière | PV HT | Ratio | Marge
Entrecôte | 8.2 | 24 | 0.34 | 15.8
Burger | 4.1 | 15 | 0.27 | 10.9`,
    ),
    tab(
      'Grammages',
      `
Famille | Grammage adulte | Grammage enfant
Viande rouge | 180 g | 100 g
Poisson | 160 g | 90 g
Féculents | 200 g | 120 g`,
    ),
  ],
  [],
)
