import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Lists, written lines and papers that were drawn after the reader was written. */
export const HARD_LISTS: readonly Sample[] = [
  unusual(
    'a recipe a column with bare quantities',
    [
      tab(
        'Pâtes à crêpes',
        `
Ingrédients | Unité | Crêpes | Gaufres | Pancakes
Farine | kg | 0.5 | 0.6 | 0.4
Lait | L | 1 | 0.5 | 0.45
Œufs | pièce | 6 | 4 | 3
Beurre | kg | 0.05 | 0.2 | 0.06`,
      ),
    ],
    [
      sheet('Crêpes', null, null, 'Farine 0.5 kg; Lait 1 L; Œufs 6 pièce; Beurre 0.05 kg'),
      sheet('Gaufres', null, null, 'Farine 0.6 kg; Lait 0.5 L; Œufs 4 pièce; Beurre 0.2 kg'),
      sheet('Pancakes', null, null, 'Farine 0.4 kg; Lait 0.45 L; Œufs 3 pièce; Beurre 0.06 kg'),
    ],
  ),
  unusual(
    'one table of all dishes, the cost of each in its first row',
    [
      tab(
        'Base recettes',
        `
Recette | Catégorie | Portions | Coût total | Ingrédient | Quantité | Unité | PU
Soupe de poisson | Entrée | 10 | 17.6 | Rascasse | 2 | kg | 7.5
 | | | | Fenouil | 0.5 | kg | 3
 | | | | Tomate | 0.5 | kg | 2.2
Rouille | Sauce | 20 | 2.92 | Ail | 0.02 | kg | 6
 | | | | Huile d'olive | 0.3 | L | 9
 | | | | Jaune d'œuf | 2 | pièce | 0.05`,
      ),
    ],
    [
      sheet('Soupe de poisson', 17.6, 10, 'Rascasse 2 kg; Fenouil 0.5 kg; Tomate 0.5 kg'),
      sheet('Rouille', 2.92, 20, "Ail 0.02 kg; Huile d'olive 0.3 L; Jaune d'œuf 2 pièce"),
    ],
  ),
  unusual(
    'lines written in whole cells under a heading',
    [
      tab(
        'Riz au lait',
        `
Riz au lait de ma grand-mère
Pour 6 personnes
Ingrédients | | Préparation
200 g de riz rond | | 1. Faire bouillir le lait.
1 litre de lait entier | | 2. Verser le riz en pluie.
80 g de sucre | | 3. Cuire 40 min à feu doux.
1 gousse de vanille`,
      ),
    ],
    [
      sheet(
        'Riz au lait de ma grand-mère',
        null,
        6,
        'riz rond 200 g; lait entier 1 L; sucre 80 g; vanille 1 gousse',
      ),
    ],
  ),
  unusual(
    'sizes with their price of sale and cost',
    [
      tab(
        'Pizza Reine',
        `
PIZZA REINE
 | PU | 26 cm | 33 cm | 40 cm
Pâton (kg) | 1.5 | 0.18 | 0.28 | 0.4
Sauce tomate (kg) | 2.2 | 0.06 | 0.09 | 0.13
Mozzarella (kg) | 6.5 | 0.08 | 0.13 | 0.19
Jambon (kg) | 9 | 0.04 | 0.06 | 0.09
Champignons (kg) | 4 | 0.03 | 0.05 | 0.07
Coût matière | | 1.402 | 2.203 | 3.211`,
      ),
    ],
    [
      sheet(
        'PIZZA REINE 26 cm',
        1.402,
        null,
        'Pâton 0.18 kg; Sauce tomate 0.06 kg; Mozzarella 0.08 kg; Jambon 0.04 kg; Champignons 0.03 kg',
      ),
      sheet(
        'PIZZA REINE 33 cm',
        2.203,
        null,
        'Pâton 0.28 kg; Sauce tomate 0.09 kg; Mozzarella 0.13 kg; Jambon 0.06 kg; Champignons 0.05 kg',
      ),
      sheet(
        'PIZZA REINE 40 cm',
        3.211,
        null,
        'Pâton 0.4 kg; Sauce tomate 0.13 kg; Mozzarella 0.19 kg; Jambon 0.09 kg; Champignons 0.07 kg',
      ),
    ],
  ),
  unusual(
    'spoken quantities',
    [
      tab(
        'Gâteau',
        `
Gâteau au yaourt
Ingrédients | Quantité
Farine | 1 kg 200
Sucre | 200 gr
Huile | 1/4 L
Rhum | 3 c. à soupe
Sel | 1 pincée
Vanille | QS`,
      ),
    ],
    [
      sheet(
        'Gâteau au yaourt',
        null,
        null,
        'Farine 1.2 kg; Sucre 200 g; Huile 0.25 L; Rhum 45 ml; Sel; Vanille',
      ),
    ],
  ),
  unusual(
    'a head that is repeated on each page',
    [
      tab(
        'Cassoulet',
        `
Cassoulet | | | Couverts | 12
Denrées | Qté | Unité | PU | PT
Haricots | 1.2 | kg | 4 | 4.8
Saucisse | 1.5 | kg | 9 | 13.5
Denrées | Qté | Unité | PU | PT
Confit | 6 | pièce | 3.2 | 19.2
Couenne | 0.3 | kg | 3 | 0.9
Total | | | | 38.4`,
      ),
    ],
    [sheet('Cassoulet', 38.4, 12, 'Haricots 1.2 kg; Saucisse 1.5 kg; Confit 6 pièce; Couenne 0.3 kg')],
  ),
  unusual(
    'statistics and lists of a kitchen',
    [
      tab(
        'Ventes mars',
        `
Article | Qté | Prix | Total
Entrecôte | 120 | 24 | 2880
Burger | 340 | 16 | 5440
Total | 460 | | 8320`,
      ),
      tab(
        'Allergènes',
        `
Plat | Gluten | Lait | Œufs
Quiche | X | X | X
Salade | | X |`,
      ),
      tab(
        'Comparatif',
        `
Produit | Unité | Metro | Transgourmet | Pomona
Beurre | kg | 8.9 | 9.1 | 8.7
Farine | kg | 0.9 | 0.95 | 1`,
      ),
      tab(
        'Menus semaine 12',
        `
 | Lundi | Mardi | Mercredi
Entrée | Carottes râpées | Betteraves | Œuf mayonnaise
Plat | Poulet rôti | Poisson pané | Lasagnes
Dessert | Yaourt | Pomme | Flan`,
      ),
      tab(
        'Conversion',
        `
Mesure | Grammes
1 c. à soupe de farine | 10 g
1 c. à soupe de sucre | 15 g
1 verre de lait | 200 g`,
      ),
      tab(
        'Personnel',
        `
Nom | Heures | Taux | Total
Marc | 35 | 14.5 | 507.5
Julie | 39 | 13.2 | 514.8
Total | | | 1022.3`,
      ),
    ],
    [],
  ),
]
