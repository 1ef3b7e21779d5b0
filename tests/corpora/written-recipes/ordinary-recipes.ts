import type { LabelledRecipe } from './labelled-recipe.ts'

/** Ordinary recipes: on their lines a mark is needless, unless a cook would ask. */
export const ORDINARY_RECIPES: LabelledRecipe[] = [
  {
    kind: 'salad with lines left to the cook',
    title: 'Salade niçoise',
    portions: 4,
    text: `Salade niçoise
4 personnes
4 tomates
2 oeufs durs
1 boîte de thon à l'huile
1/2 poivron vert
8 filets d'anchois
100 g d'olives noires
quelques feuilles de basilic
huile d'olive
vinaigre de vin
sel, poivre du moulin`,
    lines: [
      [4, null, 'tomates'],
      [2, null, 'oeufs durs'],
      [1, 'boîte', "thon à l'huile"],
      [0.5, null, 'poivron vert'],
      [8, 'filet', "filets d'anchois"],
      [100, 'g', 'olives noires'],
      [null, null, 'basilic'],
      [null, null, "huile d'olive"],
      [null, null, 'vinaigre de vin'],
      [null, null, 'sel'],
      [null, null, 'poivre du moulin'],
    ],
  },
  {
    kind: 'pie in two parts',
    title: 'Tarte au citron meringuée',
    portions: null,
    text: `Tarte au citron meringuée
Pour un moule de 26 cm

Pâte sucrée
250 g de farine
125 g de beurre
90 g de sucre glace
1 œuf

Crème citron
4 citrons
3 œufs
120 g de sucre
80 g de beurre

Meringue italienne
3 blancs d'œufs
180 g de sucre
5 cl d'eau`,
    lines: [
      [250, 'g', 'farine'],
      [125, 'g', 'beurre'],
      [90, 'g', 'sucre glace'],
      [1, null, 'œuf'],
      [4, null, 'citrons'],
      [3, null, 'œufs'],
      [120, 'g', 'sucre'],
      [80, 'g', 'beurre'],
      [3, null, "blancs d'œufs"],
      [180, 'g', 'sucre'],
      [5, 'cl', 'eau'],
    ],
  },
  {
    kind: 'stew with a purpose in front',
    title: 'Bœuf bourguignon',
    portions: 6,
    text: `Bœuf bourguignon (6 pers.)
1,5 kg de paleron
200 g de lardons fumés
3 carottes
2 oignons
1 bouquet garni
75 cl de vin rouge
2 c. à soupe de farine
beurre
Pour la garniture :
250 g de champignons de Paris
20 oignons grelots
persil plat
Tabasco (facultatif)`,
    lines: [
      [1.5, 'kg', 'paleron'],
      [200, 'g', 'lardons fumés'],
      [3, null, 'carottes'],
      [2, null, 'oignons'],
      [1, null, 'bouquet garni'],
      [75, 'cl', 'vin rouge'],
      [30, 'ml', 'farine'],
      [null, null, 'beurre'],
      [250, 'g', 'champignons de Paris'],
      [20, null, 'oignons grelots'],
      [null, null, 'persil plat'],
      [null, null, 'Tabasco'],
    ],
  },
  {
    kind: 'cookies with pieces',
    title: 'Cookies aux pépites de chocolat',
    portions: null,
    text: `Cookies aux pépites de chocolat
Une vingtaine de cookies
- Beurre mou : 115 g
- Cassonade : 100 g
- Sucre : 50 g
- Œuf : 1
- Farine : 180 g
- Levure chimique : 1/2 sachet
- Pépites de chocolat : 150 g
- Fleur de sel : 1 pincée
- Extrait de vanille`,
    lines: [
      [115, 'g', 'Beurre mou'],
      [100, 'g', 'Cassonade'],
      [50, 'g', 'Sucre'],
      [1, null, 'Œuf'],
      [180, 'g', 'Farine'],
      [0.5, 'sachet', 'Levure chimique'],
      [150, 'g', 'Pépites de chocolat'],
      [null, null, 'Fleur de sel'],
      [null, null, 'Extrait de vanille'],
    ],
  },
  {
    kind: 'without a title',
    title: null,
    portions: null,
    text: `300 g de lentilles vertes
1 carotte
1 oignon piqué d'un clou de girofle
1 saucisse de Morteau
thym, laurier
moutarde à l'ancienne
échalote
ciboulette`,
    lines: [
      [300, 'g', 'lentilles vertes'],
      [1, null, 'carotte'],
      [1, null, "oignon piqué d'un clou de girofle"],
      [1, null, 'saucisse de Morteau'],
      [null, null, 'thym'],
      [null, null, 'laurier'],
      [null, null, "moutarde à l'ancienne"],
      [null, null, 'échalote'],
      [null, null, 'ciboulette'],
    ],
  },
  {
    kind: 'notes below the lines',
    title: 'Velouté de potimarron',
    portions: 4,
    text: `Velouté de potimarron
Pour 4 personnes
1 potimarron (1 kg environ)
1 oignon
20 cl de crème liquide
50 cl de bouillon de légumes
noix de muscade
graines de courge
Astuce : inutile de peler le potimarron
Servir bien chaud avec des croûtons.
Conservation : 2 jours au frais`,
    lines: [
      [1, null, 'potimarron'],
      [1, null, 'oignon'],
      [20, 'cl', 'crème liquide'],
      [50, 'cl', 'bouillon de légumes'],
      [null, null, 'noix de muscade'],
      [null, null, 'graines de courge'],
    ],
  },
  {
    kind: 'brasserie, quantities behind dots',
    title: 'Blanquette de veau à l’ancienne',
    portions: 20,
    text: `Blanquette de veau à l’ancienne
20 couverts
Épaule de veau ........ 4 kg
Carottes .............. 800 g
Poireaux .............. 600 g
Oignons ............... 400 g
Champignons ........... 1 kg
Beurre ................ 200 g
Farine ................ 200 g
Crème ................. 1 L
Jaunes d’œufs ......... 8
Bouquet garni ......... 1
Clous de girofle
Sel, poivre`,
    lines: [
      [4, 'kg', 'Épaule de veau'],
      [800, 'g', 'Carottes'],
      [600, 'g', 'Poireaux'],
      [400, 'g', 'Oignons'],
      [1, 'kg', 'Champignons'],
      [200, 'g', 'Beurre'],
      [200, 'g', 'Farine'],
      [1, 'L', 'Crème'],
      [8, null, 'Jaunes d’œufs'],
      [1, null, 'Bouquet garni'],
      [null, null, 'Clous de girofle'],
      [null, null, 'Sel'],
      [null, null, 'poivre'],
    ],
  },
  {
    kind: 'exotic names without quantities',
    title: 'Pad thaï',
    portions: 2,
    text: `Pad thaï
Pour 2
200 g de nouilles de riz
150 g de crevettes
2 œufs
100 g de pousses de soja
2 c. à s. de sauce nuoc-mâm
1 c. à s. de pâte de tamarin
cacahuètes concassées
citron vert
coriandre fraîche
ciboule thaï
piment en poudre`,
    lines: [
      [200, 'g', 'nouilles de riz'],
      [150, 'g', 'crevettes'],
      [2, null, 'œufs'],
      [100, 'g', 'pousses de soja'],
      [30, 'ml', 'sauce nuoc-mâm'],
      [15, 'ml', 'pâte de tamarin'],
      [null, null, 'cacahuètes concassées'],
      [null, null, 'citron vert'],
      [null, null, 'coriandre fraîche'],
      [null, null, 'ciboule thaï'],
      [null, null, 'piment en poudre'],
    ],
  },
]
