import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Workbooks after the habits of one trade each: what is counted, where, and in which words. */
export const KITCHEN_HABITS: readonly Sample[] = [
  unusual(
    'a bakery, by shares of the flour',
    [
      tab(
        'Pains',
        `
FOURNIL DU MARCHÉ
PAIN DE CAMPAGNE
Poids de pâte : 12,5 kg | | soit 25 pains de 500 g
Matières | % boulanger | Poids (kg) | Prix kg | Coût
Farine T80 | 100 % | 7.2 | 0.9 | 6.48 =C5*D5
Sel | 1.8 % | 0.13 | 0.5 | 0.065 =C6*D6
Levain | 20 % | 1.44 | 0.6 | 0.864 =C7*D7
Total pâte | | 8.77 =SUM(C5:C7) | | 7.409 =SUM(E5:E7)
Coût par pain | | | | 0.29636 =E8/25
Prix de vente TTC (TVA 5,5%) | | | | 2.4`,
      ),
    ],
    [sheet('PAIN DE CAMPAGNE', 7.409, 25, 'Farine T80 7.2 kg; Sel 0.13 kg; Levain 1.44 kg')],
  ),
  unusual(
    'a hotel, with parts and their subtotals',
    [
      tab(
        'Brunch',
        `
BRUNCH DU DIMANCHE | | | | Pax | 60
Item | Qty | Unit | Cost/unit | Total
BAKERY
Croissants | 60 | pc | 0.45 | 27
Subtotal | | | | 27
HOT
Scrambled eggs | 6 | kg | 5 | 30
Bacon | 4 | kg | 9 | 36
Subtotal | | | | 66
GRAND TOTAL | | | | 93
Cost per pax | | | | 1.55`,
      ),
    ],
    [sheet('BRUNCH DU DIMANCHE', 93, 60, 'Croissants 60 pièce; Scrambled eggs 6 kg; Bacon 4 kg')],
  ),
  unusual(
    'a food truck, with cards beside each other',
    [
      tab(
        'Menu',
        `
Smash classic | | | | | Frites maison
Ingrédient | Qté | PU | Coût | | Ingrédient | Qté | PU | Coût
Pain | 1 pièce | 0.45 | 0.45 | | Pommes de terre | 250 g | 0.9 | 0.225
Steak | 90 g | 11 | 0.99 | | Huile | 20 ml | 2.1 | 0.042
Sauce | 20 g | 4 | 0.08 | | Barquette | 1 pièce | 0.06 | 0.06
Total | | | 1.52 | | Total | | | 0.327
Prix 9,50 € TTC | | | | | Prix 3,50 € TTC`,
      ),
    ],
    [
      sheet('Smash classic', 1.52, null, 'Pain 1 pièce; Steak 90 g; Sauce 20 g'),
      sheet('Frites maison', 0.327, null, 'Pommes de terre 250 g; Huile 20 ml; Barquette 1 pièce'),
    ],
  ),
  unusual(
    'a care home, with two textures',
    [
      tab(
        'Lundi',
        `
Sauté de porc à la moutarde | 45 couverts
Produit | Normal (kg) | Mixé (kg) | Prix kg | Coût normal | Coût mixé
Porc | 4.5 | 1.2 | 7.2 | 32.4 | 8.64
Crème | 1 | 0.4 | 3.5 | 3.5 | 1.4
Total | | | | 35.9 | 10.04`,
      ),
    ],
    [
      sheet('Sauté de porc à la moutarde Normal', 35.9, null, 'Porc 4.5 kg; Crème 1 kg'),
      sheet('Sauté de porc à la moutarde Mixé', 10.04, null, 'Porc 1.2 kg; Crème 0.4 kg'),
    ],
  ),
  unusual(
    'a Spanish bar, by the piece',
    [
      tab(
        'Escandallo',
        `
Croquetas de jamón
Rinde: 60 unidades
Género | Cantidad | Ud | Precio €/ud | Importe
Leche | 2 | L | 0.8 | 1.6
Jamón | 0.3 | kg | 14 | 4.2
Coste total | | | | 5.8
Coste por unidad | | | | 0.0967
PVP ración 6 uds (IVA 10 % incl.) | | | | 7.5`,
      ),
    ],
    [sheet('Croquetas de jamón', 5.8, 60, 'Leche 2 L; Jamón 0.3 kg')],
  ),
  unusual(
    'a pastry shop, with bare sums and portions in merged titles',
    [
      tab(
        'Tartes',
        `
Tarte citron (8 parts) | → | → | → | →
Ingrédients | Qté | U | PU | Coût
Citron | 0.5 | kg | 3 | 1.5
Œufs | 6 | pièce | 0.25 | 1.5
 | | | | 3 =SUM(E3:E4)
Tarte pomme (6 parts) | → | → | → | →
Ingrédients | Qté | U | PU | Coût
Pommes | 1 | kg | 2 | 2
Beurre | 0.1 | kg | 8 | 0.8
 | | | | 2.8 =SUM(E8:E9)`,
      ),
    ],
    [
      sheet('Tarte citron', 3, 8, 'Citron 0.5 kg; Œufs 6 pièce'),
      sheet('Tarte pomme', 2.8, 6, 'Pommes 1 kg; Beurre 0.1 kg'),
    ],
  ),
  unusual(
    'a tea room, by the slice',
    [
      tab(
        'Cake',
        `
CAKE SALÉ - 30 tranches
Ingrédients | Quantité | Unité | Prix unitaire | Total
Farine | 600 | g | 0.0009 | 0.54
Œufs | 9 | p | 0.22 | 1.98
Gruyère | 300 | g | 0.009 | 2.7
TOTAL | | | | 5.22
PRIX / TRANCHE | | | | 0.174`,
      ),
    ],
    [sheet('CAKE SALÉ', 5.22, 30, 'Farine 600 g; Œufs 9 pièce; Gruyère 300 g')],
  ),
  unusual(
    'a caterer, with guests behind the title',
    [
      tab(
        'Cocktail',
        `
Cocktail 80 pers
Ingrédients | Qté / pièce | Unité | Nb pièces | Qté totale | PU HT | Coût HT
Blini | 1 | pièce | 80 | 80 | 0.12 | 9.6
Saumon fumé | 15 | g | 80 | 1200 | 0.028 | 33.6
Total | | | | | | 43.2`,
      ),
    ],
    [sheet('Cocktail', 43.2, 80, 'Blini 80 pièce; Saumon fumé 1200 g')],
  ),
  unusual(
    'a production list, a product in each row',
    [
      tab(
        'Prod',
        `
Viennoiserie | Nb pièces | Farine (kg) | Beurre (kg) | Sucre (kg)
Croissant | 120 | 6 | 3 | 0.7
Brioche | 40 | 3 | 1.5 | 0.4`,
      ),
    ],
    [
      sheet('Croissant', null, 120, 'Farine 6 kg; Beurre 3 kg; Sucre 0.7 kg'),
      sheet('Brioche', null, 40, 'Farine 3 kg; Beurre 1.5 kg; Sucre 0.4 kg'),
    ],
  ),
  unusual(
    'a sauce cook, by the litre',
    [
      tab(
        'Sauce',
        `
Sauce bordelaise
Rdt | 2,5 L
Ingrédients | Brut | Net | Unité | PU | Coût
Échalotes | 0.4 | 0.35 | kg | 2.5 | 1
Vin rouge | 1 | 1 | L | 4 | 4
Coût matière HT | | | | | 5
Coût au litre | | | | | 2`,
      ),
    ],
    [sheet('Sauce bordelaise', 5, null, 'Échalotes 0.4 kg; Vin rouge 1 L')],
  ),
]
