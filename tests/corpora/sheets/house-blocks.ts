import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Several sheets or several kinds of guests in one tab, as kitchens copy their forms. */
export const HOUSE_BLOCKS: readonly Sample[] = [
  unusual(
    'empty forms between two sheets, with their totals',
    [
      tab(
        'Desserts',
        `
Nom : | Crème brûlée
Nb portions : | 6
Ingrédient | Qté | Unité | PU | Total
Crème | 0.5 | L | 4 | 2
Jaunes | 6 | pce | 0.2 | 1.2
Total | | | | 3.2 =SUM(E4:E5)

Nom :
Nb portions :
Ingrédient | Qté | Unité | PU | Total
 | | | | 0 =B11*D11
Total | | | | 0 =SUM(E11:E11)

Nom : | Tiramisu
Nb portions : | 10
Ingrédient | Qté | Unité | PU | Total
Mascarpone | 0.5 | kg | 7 | 3.5
Biscuits | 0.25 | kg | 6 | 1.5
Total | | | | 5 =SUM(E17:E18)`,
      ),
    ],
    [
      sheet('Crème brûlée', 3.2, 6, 'Crème 0.5 L; Jaunes 6 pièce'),
      sheet('Tiramisu', 5, 10, 'Mascarpone 0.5 kg; Biscuits 0.25 kg'),
    ],
  ),
  unusual(
    'guests of each kind and all of them, by whom the cost is divided',
    [
      tab(
        'Hachis',
        `
Recette | Hachis parmentier
 | Maternelle | Adulte | Total
Effectif | 80 | 20 | 100 =B3+C3
Denrées | g mat. | g adulte | Besoin (kg) | Prix/kg | Coût
Bœuf | 70 | 130 | 8.2 =(B5*B3+C5*C3)/1000 | 8 | 65.6 =D5*E5
Purée | 17 | 31 | 1.98 =(B6*B3+C6*C3)/1000 | 5 | 9.9 =D6*E6
Coût total | | | | | 75.5 =SUM(F5:F6)
Coût par repas | | | | | 0.755 =F7/D3`,
      ),
    ],
    [sheet('Hachis parmentier', 75.5, 100, 'Bœuf 8.2 kg; Purée 1.98 kg')],
  ),
  unusual(
    'cocktails with their names on the first line of each',
    [
      tab(
        'Bar',
        `
Cocktail | Ingrédient | cl | €/L | Coût
Gin tonic | Gin | 5 | 24 | 1.2
 | Tonic | 15 | 2 | 0.3
Daiquiri | Rhum | 6 | 20 | 1.2
 | Citron vert | 3 | 4 | 0.12`,
      ),
    ],
    [
      sheet('Gin tonic', null, null, 'Gin 5 cl; Tonic 15 cl'),
      sheet('Daiquiri', null, null, 'Rhum 6 cl; Citron vert 3 cl'),
    ],
  ),
]
