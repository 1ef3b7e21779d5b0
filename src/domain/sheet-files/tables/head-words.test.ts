import { headHints } from './head-words.ts'
import { labelOf } from './labels.ts'
import { expect, test } from 'vitest'

test.each([
  [
    'name',
    'Ingrédients|Denrées|Désignation|Matières premières|Nature des denrées|Nom du produit|Liste des ingrédients|Ingredient|Product|Ingredientes|Género',
  ],
  ['quantity', 'Qté|Quantité nécessaire|Qté utilisée|Q.|Nbre|Quantité pour 10|Qty|Amount|Cantidad|Poids (g)'],
  ['gross', 'Poids brut|Qté brute|Gross weight|AP Qty|Peso bruto|Cantidad bruta'],
  ['net', 'Poids net|Qté nette|Net|EP Qty|Peso neto|Cantidad neta'],
  ['loss', '% perte|Taux de perte|Waste %|% merma|Déchets'],
  ['unit', 'U|UM|Unité de mesure|Unit|UoM|Ud.|Unidad'],
  [
    'price',
    'PU|P.U. HT|Prix unitaire|Px unitaire|Prix au kg|€/kg|prix_kg|Unit cost|Cost per unit|Precio unitario|Precio/kg|Prix achat unitaire',
  ],
  ['packPrice', "Prix colis|Prix d'achat|Prix du carton|Case price|Precio caja"],
  ['pack', 'Conditionnement|Colisage|Pack size|Formato'],
  ['lineCost', 'PT|P.T. HT|Prix total|Montant HT|Coût|Total cost|Extended cost|Importe|Coste total'],
  ['dish', 'Plat|Nom de la recette|Dish|Recipe name|Plato'],
  ['steps', 'Progression|Mode opératoire|Method|Elaboración'],
] as const)('the role %s has its words in three languages', (role, heads) => {
  for (const head of heads.split('|')) expect(headHints(head)[role], head).toBeGreaterThanOrEqual(5)
})

test.each([
  [
    'total',
    'TOTAL|Coût total|Coût matière HT|Total général|Somme|Recipe cost|Coste total|Total denrées H.T.',
  ],
  [
    'portion-cost',
    "Coût par portion|Coût / portion|Prix de revient portion|PR portion|Cost per portion|Coste por ración|Coût d'une portion",
  ],
  [
    'portions',
    'Nombre de portions|Nb couverts|Couverts|Base|Quantité produite|Servings|Raciones|Nº raciones :',
  ],
  ['price-ht', 'Prix de vente HT|PV HT|Selling price ex VAT|Precio de venta sin IVA'],
  ['price-ttc', 'Prix de vente TTC|PV TTC|Selling price inc VAT|PVP'],
  ['coefficient', 'Coefficient|Coef. multi|Markup|Coeficiente'],
  ['cost-percent', 'Ratio|Food cost %|% matière|Ratio coût matière'],
  ['margin', 'Marge brute|Gross margin|Margen bruto'],
  ['subtotal', 'Sous-total légumes|S/total|Subtotal'],
] as const)('the label %s has its words in three languages', (kind, labels) => {
  for (const label of labels.split('|')) expect(labelOf(label), label).toBe(kind)
})

test('names of ingredients are no labels', () => {
  for (const name of [
    'Beurre doux',
    'Totale de fruits',
    'Sel, poivre',
    'Pâte brisée',
    'Fond brun',
    'Crème 35 %',
  ])
    expect(labelOf(name), name).toBeNull()
})
