import type { LabelledRecipe } from './labelled-recipe.ts'

/** Recipes of families, neighbours and networks. */
export const HOME_RECIPES: LabelledRecipe[] = [
  {
    kind: 'ratatouille',
    title: 'Ratatouille de mamie',
    portions: 6,
    text: `Ratatouille de mamie
Ingrédients (6 personnes)
• 3 courgettes
• 2 aubergines
• 1 poivron rouge + 1 poivron vert
• 5 belles tomates
• 2 oignons
• 4 gousses d’ail
• herbes de Provence
• 10 cl d’huile d’olive
Matériel
1 cocotte en fonte
Préparation
Couper les légumes.`,
    lines: [
      [3, null, 'courgettes'],
      [2, null, 'aubergines'],
      [1, null, 'poivron rouge'],
      [1, null, 'poivron vert'],
      [5, null, 'belles tomates'],
      [2, null, 'oignons'],
      [4, 'gousse', 'ail'],
      [null, null, 'herbes de Provence'],
      [10, 'cl', 'huile d’olive'],
    ],
  },
  {
    kind: 'crêpes family',
    title: 'Pâte à crêpes',
    portions: null,
    text: `Pâte à crêpes
(pour une vingtaine de crêpes)
500 g de farine
6 œufs
1 litre de lait
80 g de beurre fondu
1 cuil. à soupe d'huile
1 cuillerée à soupe de rhum
2 sachets de sucre vanillé
sel`,
    lines: [
      [500, 'g', 'farine'],
      [6, null, 'œufs'],
      [1, 'L', 'lait'],
      [80, 'g', 'beurre fondu'],
      [15, 'ml', 'huile'],
      [15, 'ml', 'rhum'],
      [2, 'sachet', 'sucre vanillé'],
      [null, null, 'sel'],
    ],
  },
  {
    kind: 'pro sheet',
    title: 'PÂTE À CHOUX',
    portions: null,
    text: `PÂTE À CHOUX
Recette pour 1 kg de pâte

Eau            250 g
Lait entier    250 g
Beurre         200 g
Sel            8 g
Sucre          10 g
Farine T55     300 g
Œufs           500 g
TOTAL          1518 g
Cuisson : 170 °C – 35 min`,
    lines: [
      [250, 'g', 'Eau'],
      [250, 'g', 'Lait entier'],
      [200, 'g', 'Beurre'],
      [8, 'g', 'Sel'],
      [10, 'g', 'Sucre'],
      [300, 'g', 'Farine T55'],
      [500, 'g', 'Œufs'],
    ],
  },
  {
    kind: 'facebook',
    title: 'Poulet coco express',
    portions: 4,
    text: `🍗 Poulet coco express 🥥
👨‍👩‍👧‍👦 4 personnes
➡️ 600 g de blancs de poulet
➡️ 40 cl de lait de coco
➡️ 1 oignon
➡️ 2 c à c de curry
➡️ 1 citron vert
➡️ Sel & poivre
✅ Faites revenir l'oignon
✅ Ajoutez le poulet puis le lait de coco
Dites-moi en commentaire si vous aimez ❤️
#poulet #facile`,
    lines: [
      [600, 'g', 'blancs de poulet'],
      [40, 'cl', 'lait de coco'],
      [1, null, 'oignon'],
      [10, 'ml', 'curry'],
      [1, null, 'citron vert'],
      [null, null, 'Sel'],
      [null, null, 'poivre'],
    ],
  },
  {
    kind: 'jam',
    title: 'Confiture d’abricots',
    portions: null,
    text: `Confiture d’abricots
6 à 7 pots
2 kg d’abricots bien mûrs
1,6 kg de sucre cristallisé
le jus de 2 citrons
1 gousse de vanille fendue
Matériel : bassine à confiture, pots`,
    lines: [
      [2, 'kg', 'abricots bien mûrs'],
      [1.6, 'kg', 'sucre cristallisé'],
      [2, null, 'citrons'],
      [1, 'gousse', 'vanille fendue'],
    ],
  },
  {
    kind: 'bread',
    title: 'Pain au levain – 2 pains de 800 g',
    portions: null,
    text: `Pain au levain – 2 pains de 800 g
Rafraîchi
100 g de levain chef
100 g de farine T80
100 g d'eau
Pétrissage
900 g de farine T65
600 g d'eau
20 g de sel
Hydratation 70 %`,
    lines: [
      [100, 'g', 'levain chef'],
      [100, 'g', 'farine T80'],
      [100, 'g', 'eau'],
      [900, 'g', 'farine T65'],
      [600, 'g', 'eau'],
      [20, 'g', 'sel'],
    ],
  },
  {
    kind: 'gratin',
    title: 'GRATIN DAUPHINOIS',
    portions: 6,
    text: `GRATIN DAUPHINOIS
(recette pour 6)
1 kg 200 de pommes de terre (bintje)
75 cl de lait
25 cl de crème
1 gousse d'ail
beurre pour le plat
muscade, sel, poivre
Temps de cuisson : 1 h 15
Vin conseillé : Apremont`,
    lines: [
      [1.2, 'kg', 'pommes de terre'],
      [75, 'cl', 'lait'],
      [25, 'cl', 'crème'],
      [1, 'gousse', 'ail'],
      [null, null, 'beurre pour le plat'],
      [null, null, 'muscade'],
      [null, null, 'sel'],
      [null, null, 'poivre'],
    ],
  },
  {
    kind: 'English notebook',
    title: 'Nan’s apple crumble',
    portions: 6,
    text: `Nan’s apple crumble
(serves 6)
FRUIT
6 cooking apples
3 oz sugar
pinch of cinnamon
TOPPING
8 oz plain flour
4 oz butter
4 oz demerara sugar
handful of oats
Bake 40 min at 180.
Serve with custard.
Love from Nan x`,
    lines: [
      [6, null, 'cooking apples'],
      [85.049, 'g', 'sugar'],
      [null, null, 'cinnamon'],
      [226.796, 'g', 'plain flour'],
      [113.398, 'g', 'butter'],
      [113.398, 'g', 'demerara sugar'],
      [null, null, 'oats'],
    ],
  },
  {
    kind: 'quiche list inline',
    title: 'Quiche lorraine',
    portions: 8,
    text: `Quiche lorraine
8 parts
Pâte brisée : 1 rouleau
Lardons : 200 g
Œufs : 3
Crème fraîche : 20 cl
Lait : 20 cl
Gruyère râpé : une poignée
Noix de muscade : une pincée
Sel : selon goût`,
    lines: [
      [1, 'rouleau', 'Pâte brisée'],
      [200, 'g', 'Lardons'],
      [3, null, 'Œufs'],
      [20, 'cl', 'Crème fraîche'],
      [20, 'cl', 'Lait'],
      [null, null, 'Gruyère râpé'],
      [null, null, 'Noix de muscade'],
      [null, null, 'Sel'],
    ],
  },
]
