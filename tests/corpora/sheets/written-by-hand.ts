import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Sheets that cooks have written for themselves: numbers of forms, parts, side columns, packs, several numbers of guests. */
export const WRITTEN_BY_HAND: readonly Sample[] = [
  unusual(
    'a number of the form and a title over all columns, parts with subtotals, and totals far below',
    [
      tab(
        'FT12',
        `
AUBERGE DES TILLEULS | → | → | → | → | → | →
Fiche technique n° 12 | → | → | → | → | → | →
Navarin d'agneau printanier | → | → | → | → | → | →
Nbre de couverts : 10 | | | | Date : 45678
PHASE | DENRÉES | U | QTÉ | PU HT | PT HT | % perte
Base | Épaule d'agneau | kg | 2.5 | 14 | 35 =D6*E6
 | Carottes | kg | 0.8 | 1.5 | 1.2 =D7*E7
Sous-total base | | | | | 36.2 =SUM(F6:F7)
Garniture | Navets | kg | 0.6 | 2 | 1.2 =D9*E9
 | Persil | botte | 1/2 | 1.2 | 0.6
 | Sel, poivre | PM
 | Beurre | QS
Sous-total garniture | | | | | 1.8 =SUM(F9:F10)




 | Total matières | | | | 38 =F8+F13
 | Coût portion | | | | 3.8 =F18/10`,
      ),
    ],
    [
      sheet(
        "Navarin d'agneau printanier",
        38,
        10,
        "Épaule d'agneau 2.5 kg; Carottes 0.8 kg; Navets 0.6 kg; Persil 0.5 botte; Sel, poivre; Beurre",
      ),
    ],
  ),
  unusual(
    'a loss in a side column that costs nothing',
    [
      tab(
        'Poireaux',
        `
Poireaux vinaigrette
Nombre de portions | 4
Ingrédients | Poids brut | Unité | PU | PT | | Perte %
Poireaux | 1.2 | kg | 2 | 2.4 =B4*D4 | | 35
Huile | 0.1 | L | 6 | 0.6 =B5*D5 | | 0
Total | | | | 3 =SUM(E4:E5)
Coût par portion | | | | 0.75 =E6/B2`,
      ),
    ],
    [sheet('Poireaux vinaigrette', 3, 4, 'Poireaux 1.2 kg; Huile 0.1 L')],
  ),
  unusual(
    'quantities for ten and for one beside each other, in three forms',
    [
      tab(
        'Risotto',
        `
Risotto aux champignons
Ingrédients | Pour 10 | Pour 1 | Unité | Prix U | Coût 10 | Coût 1
Riz arborio | 0.8 | 0.08 | kg | 3.5 | 2.8 | 0.28
Parmesan | 0.3 | 0.03 | kg | 18 | 5.4 | 0.54
TOTAL | | | | | 8.2 | 0.82`,
      ),
      tab(
        'Île',
        `
Île flottante
Pour 4 | Pour 8 | Ingrédients | PU | Coût pour 8
0.5 | 1 | Lait (L) | 1.1 | 1.1
4 | 8 | Œufs (pièce) | 0.25 | 2
 | | TOTAL | | 3.1`,
      ),
      tab(
        'Gratin',
        `
Fiche n°4 | Gratin dauphinois | | | 20/01/2024
 | | Collectivité | Restaurant
Denrées | Unité | Qté 100 pers | Qté 10 pers | PU HT | Coût 100 pers
Pommes de terre | kg | 20 | 2 | 0.8 | 16
Crème | L | 5 | 0.5 | 4 | 20
Total HT | | | | | 36
Coût portion | | | | | 0.36`,
      ),
    ],
    [
      sheet('Risotto aux champignons', 8.2, 10, 'Riz arborio 0.8 kg; Parmesan 0.3 kg'),
      sheet('Île flottante', 3.1, 8, 'Lait 1 L; Œufs 8 pièce'),
      sheet('Gratin dauphinois', 36, 100, 'Pommes de terre 20 kg; Crème 5 L'),
    ],
  ),
  unusual(
    'units in the heads, and line breaks in all cells',
    [
      tab(
        'Sablés',
        `
Sablés bretons
Ingrédients | Poids (g) | Prix (€/kg) | Coût (€)
Farine | 500 | 1 | 0.5 =B3*C3/1000
Beurre ½ sel | 350 | 9 | 3.15 =B4*C4/1000
Total | 850 | | 3.65 =SUM(D3:D4)
Nombre de pièces | 50
Prix de revient pièce | | | 0.073 =D5/B6`,
      ),
      tab(
        'Soupe',
        `
Soupe à l'oignon⏎gratinée
Pour 6⏎personnes
Ingrédients⏎(marchandises) | Quantité⏎nette | Unité⏎de mesure | Prix⏎unitaire HT | Prix⏎total HT
Oignons⏎(émincés) | 1.5 | kg | 1.2 | 1.8
Pain⏎de campagne | 0.3 | kg | 3 | 0.9
Total⏎matières | | | | 2.7
Coût⏎portion | | | | 0.45`,
      ),
    ],
    [
      sheet('Sablés bretons', 3.65, 50, 'Farine 500 g; Beurre ½ sel 350 g'),
      sheet("Soupe à l'oignon gratinée", 2.7, 6, 'Oignons (émincés) 1.5 kg; Pain de campagne 0.3 kg'),
    ],
  ),
  unusual(
    'dates and references as numbers, beside the portions and the prices',
    [
      tab(
        'Clafoutis',
        `
Clafoutis | | | maj | 45292
Nb portions | 8 | | Réf | 2024
Ingrédients | Qté | Unité | PU | Total
Cerises | 0.8 | kg | 7 | 5.6
Œufs | 4 | pièce | 0.25 | 1
Total HT | | | | 6.6
Coef | 4
Prix de vente HT | | | | 3.3
Prix de vente TTC | | | | 3.63`,
      ),
    ],
    [sheet('Clafoutis', 6.6, 8, 'Cerises 0.8 kg; Œufs 4 pièce')],
  ),
  unusual(
    'prices of packs whose content is beside them, and a house and a number before the title',
    [
      tab(
        'Feuil1',
        `
LA CANTINE DU PORT – Fiche technique n° 7
Désignation : Parmentier de canard | → | → | → | Nombre de parts : 12
N° | Ingrédients | Quantité | Unité | Prix d'achat HT | Conditionnement | Coût
1 | Cuisses de canard | 12 | pièces | 24.00 | Boîte de 12 | 24
2 | Pommes de terre | 3 | kg | 20 | Sac de 25 kg | 2.4
3 | Lait | 0.5 | L | 6.6 | Pack 6 x 1 L | 0.55
TOTAL MATIERES | | | | | | 26.95`,
      ),
    ],
    [
      sheet(
        'Parmentier de canard',
        26.95,
        12,
        'Cuisses de canard 12 pièce; Pommes de terre 3 kg; Lait 0.5 L',
      ),
    ],
  ),
  unusual(
    'what a dough gives in pieces, and the price of a kilo under the total',
    [
      tab(
        'Brioche',
        `
BRIOCHE NANTERRE
Rendement : 10 pièces de 350 g
Matières premières | % | Poids (kg) | Prix/kg HT | Prix HT
Farine T45 | 100 | 1.5 | 1.1 | 1.65
Beurre | 50 | 0.75 | 9 | 6.75
Total | 150 | 2.25 | | 8.4
Prix de revient au kg | | | | 3.733333
Prix de revient unitaire | | | | 0.84`,
      ),
    ],
    [sheet('BRIOCHE NANTERRE', 8.4, 10, 'Farine T45 1.5 kg; Beurre 0.75 kg')],
  ),
  unusual(
    'a rebate before the net price, charges behind the total, and a share of the other lines',
    [
      tab(
        'Foie gras',
        `
Foie gras mi-cuit
Ingrédients | Qté | U | Prix HT | Remise | Prix net | Total
Foie gras | 1 | kg | 50 | 10% | 45 | 45
Porto | 0.05 | L | 12 | 0% | 12 | 0.6
Total HT | | | | | | 45.6
Frais généraux 5% | | | | | | 2.28
Total général | | | | | | 47.88`,
      ),
      tab(
        'Pot-au-feu',
        `
Pot-au-feu
Nombre de personnes: 8
Article | Unité | Quantité | P.U. | Montant
Plat de côtes | Kg | 2 | 11 | 22
Os à moelle | Pièce | 8 | 0.5 | 4
Gros sel | QS | p.m. | 0 | 0
Assaisonnement 2% | | | | 0.52
Total denrées | | | | 26.52
Total par personne | | | | 3.315`,
      ),
    ],
    [
      sheet('Foie gras mi-cuit', 45.6, null, 'Foie gras 1 kg; Porto 0.05 L'),
      sheet('Pot-au-feu', 26.52, 8, 'Plat de côtes 2 kg; Os à moelle 8 pièce; Gros sel; Assaisonnement 2%'),
    ],
  ),
]
