import type { LabelledRecipe } from './labelled-recipe.ts'

/** Recipes as professionals, e-mails, scans and texts in two languages have them. */
export const PROFESSIONAL_RECIPES: LabelledRecipe[] = [
  {
    kind: 'professional, with percentages',
    title: 'Baguette de tradition',
    portions: 25,
    text: `Baguette de tradition
Rendement : 25 pièces
Farine tradition T65\t100 %\t5 000 g
Eau\t66 %\t3 300 g
Sel fin\t1,8 %\t90 g
Levure fraîche\t0,8 %\t40 g
Levain liquide\t10 %\t500 g
Poids total de la pâte\t178,6 %\t8 930 g
Poids des pâtons : 350 g`,
    lines: [
      [5000, 'g', 'Farine tradition T65'],
      [3300, 'g', 'Eau'],
      [90, 'g', 'Sel fin'],
      [40, 'g', 'Levure fraîche'],
      [500, 'g', 'Levain liquide'],
    ],
  },
  {
    kind: 'e-mail',
    title: 'Rillettes de thon',
    portions: null,
    text: `De : Martine
À : Équipe cuisine
Objet : recette de vendredi

Bonjour à tous,

Voici la recette des rillettes de thon :
- 4 boîtes de thon au naturel (140 g égoutté)
- 300 g de fromage frais
- 2 citrons jaunes
- 1 botte de ciboulette
- 1 c. à c. de piment d'Espelette
- poivre du moulin

Donne environ 1 kg

Bonne journée,
Martine`,
    lines: [
      [4, 'boîte', 'thon au naturel', 'doubt'],
      [300, 'g', 'fromage frais'],
      [2, null, 'citrons jaunes'],
      [1, 'botte', 'ciboulette'],
      [5, 'ml', "piment d'Espelette"],
      [null, null, 'poivre du moulin'],
    ],
  },
  {
    kind: 'scan',
    title: 'TARTE TATIN',
    portions: 6,
    text: `TARTE TATIN
POUR 6 PERSONNES
l kg 500 de pommes reinettes
2OO g de sucre
15O g de beurre
1 abaisse de pâte feuilletée de 25O g
Page 147
l citron`,
    lines: [
      [1.5, 'kg', 'pommes reinettes', 'doubt'],
      [200, 'g', 'sucre', 'doubt'],
      [150, 'g', 'beurre', 'doubt'],
      [250, 'g', 'pâte feuilletée', 'doubt'],
      [1, null, 'citron', 'doubt'],
    ],
  },
  {
    kind: 'English',
    title: 'Sticky Toffee Pudding',
    portions: 8,
    text: `Sticky Toffee Pudding
Jump to recipe
By Emma Clarke
Serves 8
Prep 20 mins | Cook 35 mins

For the sponge
200g Medjool dates, stoned
1 tsp bicarbonate of soda
85g soft butter
175g dark muscovado sugar
2 eggs
175g self-raising flour

Toffee sauce
150ml double cream
100g butter
2 tbsp black treacle

To serve
vanilla ice cream

Method
1. Heat the oven to 180C.
Enjoy!`,
    lines: [
      [200, 'g', 'Medjool dates'],
      [5, 'ml', 'bicarbonate of soda'],
      [85, 'g', 'soft butter'],
      [175, 'g', 'dark muscovado sugar'],
      [2, null, 'eggs'],
      [175, 'g', 'self-raising flour'],
      [150, 'ml', 'double cream'],
      [100, 'g', 'butter'],
      [30, 'ml', 'black treacle'],
      [null, null, 'vanilla ice cream'],
    ],
  },
  {
    kind: 'bilingual, Markdown',
    title: 'Houmous / Hummus',
    portions: 6,
    text: `# Houmous / Hummus
**Pour 6 personnes / Serves 6**

## Ingrédients / Ingredients
- **400 g** pois chiches cuits / cooked chickpeas
- **80 g** tahini
- **1** citron / lemon
- *1 gousse* d'ail / garlic clove
- 5 cl huile d'olive / olive oil
- sel / salt

## Préparation / Method
1. Mixer. / Blend.

*Merci à Leïla !*`,
    lines: [
      [400, 'g', 'pois chiches cuits / cooked chickpeas'],
      [80, 'g', 'tahini'],
      [1, null, 'citron / lemon'],
      [1, 'gousse', 'ail / garlic clove', 'doubt'],
      [5, 'cl', "huile d'olive / olive oil"],
      [null, null, 'sel / salt'],
    ],
  },
]
