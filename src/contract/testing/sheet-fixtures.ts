import type { Allergen } from '#domain/allergens/allergen.ts'
import { marginMeans as meansOf } from '#domain/pricing/margin-means.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { TechSheetInput, TechSheetStatistics } from '../sheets.ts'

type Line = readonly [
  name: string,
  productUnit: Unit,
  priceHt: number | null,
  quantity: number,
  unit: Unit,
  wastagePercent: number,
  ...allergens: Allergen[],
]

const BLANQUETTE: readonly Line[] = [
  ['Épaule de veau désossée', 'kg', 16.9, 1.6, 'kg', 8],
  ['Crème liquide 35 %', 'L', 4.1, 400, 'ml', 0, 'Lait'],
  ['Champignons de Paris', 'kg', 5.2, 600, 'g', 12],
  ['Fond blanc de volaille', 'L', 1.46, 1.2, 'L', 0, 'Céleri'],
  ['Beurre doux 82 %', 'kg', 9.8, 90, 'g', 0, 'Lait'],
  ['Carottes fanes', 'kg', 2.1, 500, 'g', 18],
  ['Oignons grelots', 'kg', 3.4, 300, 'g', 10],
  ['Jaunes d’œufs', 'pièce', 0.22, 4, 'pièce', 0, 'Œufs'],
  ['Riz basmati', 'kg', 3.9, 480, 'g', 0],
  ['Vin blanc sec', 'L', 6.8, 25, 'cl', 0, 'Sulfites'],
  ['Bouquet garni', 'botte', null, 1, 'botte', 0],
]

/** The products of the blanquette, in the order of its lines. */
export const blanquetteProducts = BLANQUETTE.map(([name, unit, priceHt, , , , ...allergens]) => ({
  name,
  unit,
  priceHt,
  allergens,
}))

/**
 * The blanquette of the house, of products with these ids: ten lines that cost 43,7846 € together, and a last one
 * without a price.
 */
export function blanquette(productIds: readonly string[]): TechSheetInput {
  return {
    title: 'Blanquette de veau à l’ancienne',
    category: 'Plat',
    portions: 8,
    sellingPriceHt: 25.5,
    method:
      'Blanchir l’épaule coupée en cubes de 5 cm, rafraîchir. Mouiller au fond blanc à hauteur, cuire 1 h 30 à frémissement. Glacer les oignons à blanc, étuver les champignons au beurre. Lier à la crème puis aux jaunes hors du feu. Rectifier, dresser avec le riz pilaf.',
    ingredients: BLANQUETTE.map(([, , , quantity, unit, wastagePercent], index) => ({
      userProductId: productIds[index],
      quantity,
      unit,
      wastagePercent,
    })),
  }
}

/** A stock of 3 kg of bones, at 2 € a kilo, that yields 4 L: 1,50 € a litre. */
export function vealStock(bones: { id: string }): TechSheetInput {
  return {
    title: 'Fond de veau',
    category: 'Sauce',
    portions: 10,
    yieldQuantity: 4,
    yieldUnit: 'L',
    ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }],
  }
}

/** Of nothing. */
export function marginMeans(
  facts: Partial<TechSheetStatistics['margins']> = {},
): TechSheetStatistics['margins'] {
  return { ...meansOf([]), ...facts }
}

/** Of an account without a sheet. */
export function sheetStatistics(facts: Partial<TechSheetStatistics> = {}): TechSheetStatistics {
  return {
    total: 0,
    margins: marginMeans(),
    salesDays: null,
    underTarget: 0,
    unsureCosts: { incomplete: facts.margins?.incomplete ?? 0, doubtful: facts.margins?.doubtful ?? 0 },
    undeclared: { sheets: 0, products: 0 },
    doubtful: [],
    usualCosts: {},
    categories: [],
    ...facts,
  }
}
