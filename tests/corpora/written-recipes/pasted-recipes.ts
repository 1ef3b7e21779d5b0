import type { LabelledRecipe } from './labelled-recipe.ts'

/** Recipes as blogs, notebooks, messages and old books have them. */
export const PASTED_RECIPES: LabelledRecipe[] = [
  {
    kind: 'blog',
    title: 'Gâteau moelleux aux pommes et au yaourt',
    portions: 8,
    text: `Gâteau moelleux aux pommes et au yaourt
Publié le 14 octobre 2023 par Sophie
★★★★★ 4,8/5 (212 avis)
Sauter à la recette
Préparation : 15 min
Cuisson : 40 min
Pour 8 personnes
Difficulté : très facile

INGRÉDIENTS
3 pommes golden
1 yaourt nature (125 g)
2 pots de sucre
3 pots de farine
1/2 pot d'huile de tournesol
3 œufs bio
1 sachet de levure chimique
1 bouchon de rhum (facultatif)
1 pincée de sel

PRÉPARATION
1. Préchauffez le four à 180 °C.
2. Pelez les pommes et coupez-les en dés.

Bon appétit les gourmands !
Enregistrer
Partager sur Pinterest`,
    lines: [
      [3, null, 'pommes golden'],
      [1, null, 'yaourt nature'],
      [2, 'pot', 'sucre', 'doubt'],
      [3, 'pot', 'farine', 'doubt'],
      [0.5, 'pot', 'huile de tournesol', 'doubt'],
      [3, null, 'œufs bio'],
      [1, 'sachet', 'levure chimique'],
      [1, 'bouchon', 'rhum', 'doubt'],
      [null, null, 'sel'],
    ],
  },
  {
    kind: 'notebook',
    title: 'Sablés de Tante Jeanne',
    portions: null,
    text: `Sablés de Tante Jeanne
40 sablés
farine 500 gr
beurre ½ livre
sucre 200
2 œufs + 1 jaune pour dorer
1 pt verre de lait
zeste d'1 citron
un peu de vanille
sel
four moyen 20 mn`,
    lines: [
      [500, 'g', 'farine'],
      [250, 'g', 'beurre'],
      [200, null, 'sucre', 'doubt'],
      [2, null, 'œufs'],
      [1, null, 'jaune pour dorer'],
      [1, 'verre', 'lait', 'doubt'],
      [1, null, 'citron'],
      [null, null, 'vanille'],
      [null, null, 'sel'],
    ],
  },
  {
    kind: 'Word',
    title: 'FICHE RECETTE – Filet de bar, beurre blanc au yuzu',
    portions: 10,
    text: `FICHE RECETTE – Filet de bar, beurre blanc au yuzu
Nombre de couverts : 10
Base
\t10\tfilets de bar (150 g)
\t50\tg\thuile d’olive
Beurre blanc
\t200\tg\téchalotes
\t40\tcl\tvin blanc sec
\t500\tg\tbeurre doux
\t3\tcl\tjus de yuzu
Garniture
\t1,5\tkg\tpoireaux
\t\t\tsel, poivre`,
    lines: [
      [10, 'filet', 'filets de bar', 'doubt'],
      [50, 'g', 'huile d’olive'],
      [200, 'g', 'échalotes'],
      [40, 'cl', 'vin blanc sec'],
      [500, 'g', 'beurre doux'],
      [3, 'cl', 'jus de yuzu'],
      [1.5, 'kg', 'poireaux'],
      [null, null, 'sel'],
      [null, null, 'poivre'],
    ],
  },
  {
    kind: 'chat',
    title: null,
    portions: 4,
    text: `coucou ! alors pour le curry de pois chiches (pour 4)
1 grosse boîte de pois chiches
1 boite de lait de coco 400ml
2 oignons
3 gousses d'ail
1 cm de gingembre
2 cs de curry
1 bouillon cube
une poignée d'épinards
du riz
bisous 😘`,
    lines: [
      [1, 'boîte', 'pois chiches', 'doubt'],
      [400, 'ml', 'lait de coco'],
      [2, null, 'oignons'],
      [3, 'gousse', 'ail'],
      [null, null, 'gingembre'],
      [30, 'ml', 'curry'],
      [1, null, 'bouillon cube'],
      [null, null, 'épinards'],
      [null, null, 'riz'],
    ],
  },
  {
    kind: 'old cookbook',
    title: 'Pudding au rhum',
    portions: 6,
    text: `Pudding au rhum
(Proportions pour six personnes)
Une demi-livre de pain rassis
Un demi-litre de lait
Quatre onces de sucre en poudre
Trois œufs entiers
Deux verres à liqueur de vieux rhum
Une noix de beurre
Un quarteron de raisins de Corinthe
Une pincée de cannelle`,
    lines: [
      [250, 'g', 'pain rassis'],
      [0.5, 'L', 'lait'],
      [113.398, 'g', 'sucre en poudre', 'doubt'],
      [3, null, 'œufs entiers'],
      [2, 'verre', 'vieux rhum', 'doubt'],
      [1, 'noix', 'beurre', 'doubt'],
      [1, 'mesure', 'raisins de Corinthe', 'doubt'],
      [null, null, 'cannelle'],
    ],
  },
  {
    kind: 'terrine',
    title: 'Terrine de campagne',
    portions: null,
    text: `Terrine de campagne
pour 12 tranches
Viandes
800 g de gorge de porc
400 g de foie de porc
200 g de lard gras
Assaisonnement
18 g de sel au kilo
2 g de poivre au kilo
1 petit verre de cognac
2 échalotes
1 barde de lard
1 feuille de laurier
Poids total cuit : 1,3 kg`,
    lines: [
      [800, 'g', 'gorge de porc'],
      [400, 'g', 'foie de porc'],
      [200, 'g', 'lard gras'],
      [null, null, 'sel', 'doubt'],
      [null, null, 'poivre', 'doubt'],
      [1, 'verre', 'cognac', 'doubt'],
      [2, null, 'échalotes'],
      [1, null, 'barde de lard'],
      [1, 'feuille', 'laurier'],
    ],
  },
]
