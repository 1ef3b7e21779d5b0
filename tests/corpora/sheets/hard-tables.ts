import type { Sample } from './sample.ts'
import { sheet, tab, unusual } from './written-tab.ts'

/** Layouts of schools, templates and consultants that were drawn after the reader was written. */
export const HARD_TABLES: readonly Sample[] = [
  unusual(
    'a sheet of an academy, with percent of seasoning',
    [
      tab(
        'FT12',
        `
FICHE TECHNIQUE DE FABRICATION | | | | | | | N° 12
Appellation : | Blanquette de veau à l'ancienne | | | Nombre de couverts : | 8
 | | Quantités | → | → | → | Prix | →
Denrées | Unité | Base | Garniture | Sauce | Total | P.U. H.T. | P.T. H.T.
Viandes
Épaule de veau | kg | 1,600 | | | 1,600 | 12,50 | 20,00
Crémerie
Beurre | kg | | 0,040 | 0,060 | 0,100 | 7,80 | 0,78
Crème | L | | | 0,200 | 0,200 | 4,20 | 0,84
Légumes
Champignons | kg | | 0,250 | | 0,250 | 4,00 | 1,00
Petits oignons | kg | | 0,250 | | 0,250 | 3,20 | 0,80
Total denrées H.T. | | | | | | | 23,42
Assaisonnement (2 %) | | | | | | | 0,47
Coût matière total H.T. | | | | | | | 23,89
Coût matière par portion | | | | | | | 2,99`,
      ),
    ],
    [
      sheet(
        "Blanquette de veau à l'ancienne",
        23.89,
        8,
        'Épaule de veau 1.6 kg; Beurre 0.1 kg; Crème 0.2 L; Champignons 0.25 kg; Petits oignons 0.25 kg; Assaisonnement (2 %)',
      ),
    ],
  ),
  unusual(
    'net, yield and gross',
    [
      tab(
        'Ceviche',
        `
Ceviche de daurade | | | | | | Nb de parts | 6
Ingrédients | Quantité nette | Rendement | Quantité brute | Unité | Prix au kg | Coût
Daurade | 0.6 | 0.45 as 0% | 1.3333333 | kg | 15 | 20
Citron vert | 0.2 | 0.5 as 0% | 0.4 | kg | 4.5 | 1.8
Coriandre | 0.05 | 1 as 0% | 0.05 | kg | 12 | 0.6
Total | | | | | | 22.4
Coût / part | | | | | | 3.7333`,
      ),
    ],
    [sheet('Ceviche de daurade', 22.4, 6, 'Daurade 1.3333333 kg; Citron vert 0.4 kg; Coriandre 0.05 kg')],
  ),
  unusual(
    'a price of purchase, what it holds, and a unit price from both',
    [
      tab(
        'Cookies',
        `
Cookies chocolat | | | | | | |
Produit | Prix achat | Conditionnement | Prix unitaire | Qté recette | Unité | Coût recette
Farine | 4.75 | 5 kg | 0.95 | 0.5 | kg | 0.475
Beurre | 89 | 10 kg | 8.9 | 0.25 | kg | 2.225
Pépites | 62 | 5 kg | 12.4 | 0.3 | kg | 3.72
Œufs | 6.6 | 30 | 0.22 | 3 | pièce | 0.66
Total | | | | | | 7.08
Nombre de pièces | | | | | | 24
Coût par pièce | | | | | | 0.295`,
      ),
    ],
    [sheet('Cookies chocolat', 7.08, 24, 'Farine 0.5 kg; Beurre 0.25 kg; Pépites 0.3 kg; Œufs 3 pièce')],
  ),
  unusual(
    'empty columns between, and the figures to the right',
    [
      tab(
        'Burger',
        `
 | BURGER DU CHEF
 | Pour : | 1 | personne

 | Ingrédients | | Quantité | Unité | | Prix/kg | | Coût | | Prix de vente TTC | 16.5
 | Steak haché | | 0.18 | kg | | 11 | | 1.98 | | TVA | 0.1 as 0%
 | Pain burger | | 1 | pièce | | 0.6 | | 0.6 | | Prix de vente HT | 15
 | Cheddar | | 0.03 | kg | | 9 | | 0.27 | | Coût matière | 3.15
 | Frites | | 0.2 | kg | | 1.5 | | 0.3 | | Coefficient | 4.76
 | | | | | | | | 3.15 | | Marge brute | 11.85`,
      ),
    ],
    [
      sheet(
        'BURGER DU CHEF',
        3.15,
        1,
        'Steak haché 0.18 kg; Pain burger 1 pièce; Cheddar 0.03 kg; Frites 0.2 kg',
      ),
    ],
  ),
  unusual(
    'grams for one portion, priced by the kilo',
    [
      tab(
        'Tartare',
        `
Tartare de bœuf
Ingrédients | Qté (g) | €/kg | Coût portion
Rumsteck | 180 | 22 | 3.96
Câpres | 10 | 14 | 0.14
Échalotes | 15 | 3 | 0.045
Cornichons | 10 | 6 | 0.06
Coût matière portion | | | 4.205`,
      ),
    ],
    [sheet('Tartare de bœuf', 4.205, null, 'Rumsteck 180 g; Câpres 10 g; Échalotes 15 g; Cornichons 10 g')],
  ),
  unusual(
    'parts of a dish with their totals',
    [
      tab(
        'Tarte',
        `
Tarte au citron meringuée | | | | | 8 parts
Ingrédients | Qté | U | PU | PT
PÂTE
Farine | 0.25 | kg | 1 | 0.25
Beurre | 0.12 | kg | 9 | 1.08
Total pâte | | | | 1.33
CRÈME
Citrons | 4 | pièce | 0.35 | 1.4
Sucre | 0.15 | kg | 1.2 | 0.18
Œufs | 4 | pièce | 0.2 | 0.8
Total crème | | | | 2.38
TOTAL GÉNÉRAL | | | | 3.71`,
      ),
    ],
    [
      sheet(
        'Tarte au citron meringuée',
        3.71,
        8,
        'Farine 0.25 kg; Beurre 0.12 kg; Citrons 4 pièce; Sucre 0.15 kg; Œufs 4 pièce',
      ),
    ],
  ),
  unusual(
    'an escandallo',
    [
      tab(
        'Escandallo 1',
        `
ESCANDALLO | | Restaurante La Plaza
Nombre del plato: | Merluza a la koskera | | Nº raciones: | 4
Producto | Cantidad bruta | % Merma | Cantidad neta | Ud. | Precio/kg | Coste | % s/total
Merluza | 1.2 | 35 as 0 | 0.78 | kg | 14.5 | 17.4 | 76%
Almejas | 0.3 | 0 | 0.3 | kg | 16 | 4.8 | 21%
Guisantes | 0.15 | 5 | 0.1425 | kg | 3 | 0.45 | 2%
Sal y pimienta | | | | | | | 
COSTE TOTAL | | | | | | 22.65
COSTE POR RACIÓN | | | | | | 5.6625
PVP | | | | | | 22
IVA 10%`,
      ),
    ],
    [
      sheet(
        'Merluza a la koskera',
        22.65,
        4,
        'Merluza 1.2 kg; Almejas 0.3 kg; Guisantes 0.15 kg; Sal y pimienta',
      ),
    ],
  ),
  unusual(
    'units of purchase and of the recipe',
    [
      tab(
        'Chowder',
        `
Recipe: Clam Chowder | | | Yield: 20 servings
Item | Purchase price | Purchase unit | Recipe qty | Recipe unit | Cost
Clams | 9 | kg | 2.5 | kg | 22.5
Potatoes | 1.2 | kg | 1500 | g | 1.8
Cream | 4.5 | l | 750 | ml | 3.375
Onions | 1.3 | kg | 400 | g | 0.52
Total | | | | | 28.195
Cost per serving | | | | | 1.41`,
      ),
    ],
    [sheet('Clam Chowder', 28.195, 20, 'Clams 2.5 kg; Potatoes 1500 g; Cream 750 ml; Onions 400 g')],
  ),
  unusual(
    'a unit column without a head, and a total in a sentence',
    [
      tab(
        'Houmous',
        `
Houmous (10 portions)
Ingrédient | Quantité | → | P.U. | Total
Pois chiches | 1 | kg | 2.4 | 2.4
Tahini | 0.2 | kg | 11 | 2.2
Citron | 3 | pce | 0.35 | 1.05
Huile d'olive | 0.1 | l | 9 | 0.9
Total : 6,55 €
Soit 0,66 € par portion`,
      ),
    ],
    [sheet('Houmous', 6.55, 10, "Pois chiches 1 kg; Tahini 0.2 kg; Citron 3 pièce; Huile d'olive 0.1 L")],
  ),
]
