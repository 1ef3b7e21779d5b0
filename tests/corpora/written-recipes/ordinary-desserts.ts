import type { LabelledRecipe } from './labelled-recipe.ts'

/** As `ORDINARY_RECIPES`, of desserts, breads and drinks. */
export const ORDINARY_DESSERTS: LabelledRecipe[] = [
  {
    kind: 'dessert in glasses',
    title: 'Panna cotta, coulis de framboises',
    portions: null,
    text: `Panna cotta, coulis de framboises
8 verrines
1 l de crème entière
120 g de sucre
4 feuilles de gélatine
1 gousse de vanille
Le coulis
300 g de framboises
50 g de sucre glace
le jus d'un demi-citron
Dressage
menthe fraîche
quelques framboises`,
    lines: [
      [1, 'L', 'crème entière'],
      [120, 'g', 'sucre'],
      [4, 'feuille', 'gélatine'],
      [1, 'gousse', 'vanille'],
      [300, 'g', 'framboises'],
      [50, 'g', 'sucre glace'],
      [0.5, null, 'citron'],
      [null, null, 'menthe fraîche'],
      [null, null, 'framboises'],
    ],
  },
  {
    kind: 'English, bread',
    title: 'No-knead focaccia',
    portions: null,
    text: `No-knead focaccia
Makes 1 large tray

500g strong white bread flour
7g fast-action dried yeast
2 tsp fine salt
425ml lukewarm water
5 tbsp extra virgin olive oil
flaky sea salt
fresh rosemary
a few olives

Total time: 3 hours
Recipe adapted from a friend`,
    lines: [
      [500, 'g', 'strong white bread flour'],
      [7, 'g', 'fast-action dried yeast'],
      [10, 'ml', 'fine salt'],
      [425, 'ml', 'lukewarm water'],
      [75, 'ml', 'extra virgin olive oil'],
      [null, null, 'flaky sea salt'],
      [null, null, 'fresh rosemary'],
      [null, null, 'olives'],
    ],
  },
  {
    kind: 'cocktail',
    title: 'Mojito',
    portions: null,
    text: `Mojito
(1 verre)
5 cl de rhum blanc
1/2 citron vert
10 feuilles de menthe
2 cuillères à café de sucre de canne
eau gazeuse
glace pilée`,
    lines: [
      [5, 'cl', 'rhum blanc'],
      [0.5, null, 'citron vert'],
      [10, 'feuille', 'menthe'],
      [10, 'ml', 'sucre de canne'],
      [null, null, 'eau gazeuse'],
      [null, null, 'glace pilée'],
    ],
  },
  {
    kind: 'American blog',
    title: 'Best Banana Bread',
    portions: 10,
    text: `Best Banana Bread
4.9 (1,203 ratings)
Servings: 10
Ingredients
1x 2x 3x
3 ripe bananas, mashed
1/3 cup melted butter
3/4 cup sugar
1 egg, beaten
1 teaspoon vanilla extract
1 teaspoon baking soda
Pinch of salt
1 1/2 cups all-purpose flour
Cooking spray
Instructions
Mash the bananas.
Nutrition
Calories: 240 kcal`,
    lines: [
      [3, null, 'ripe bananas'],
      [78.863, 'ml', 'melted butter'],
      [177.441, 'ml', 'sugar'],
      [1, null, 'egg'],
      [5, 'ml', 'vanilla extract'],
      [5, 'ml', 'baking soda'],
      [null, null, 'salt'],
      [354.882, 'ml', 'all-purpose flour'],
      [null, null, 'Cooking spray'],
    ],
  },
]
