import type { Allergen } from '#domain/allergens/allergen.ts'
import type { Kitchen } from './kitchen.ts'

const LINES = [
  ['Épaule de veau désossée', 'kg', 16.9, 1.6, 'kg', 8],
  ['Crème liquide 35 %', 'L', 4.1, 400, 'ml', 0],
  ['Champignons de Paris', 'kg', 5.2, 600, 'g', 12],
  ['Fond blanc de volaille', 'L', 1.46, 1.2, 'L', 0],
  ['Beurre doux 82 %', 'kg', 9.8, 90, 'g', 0],
  ['Carottes fanes', 'kg', 2.1, 500, 'g', 18],
  ['Oignons grelots', 'kg', 3.4, 300, 'g', 10],
  ['Jaunes d’œufs', 'pièce', 0.22, 4, 'pièce', 0],
  ['Riz basmati', 'kg', 3.9, 480, 'g', 0],
  ['Vin blanc sec', 'L', 6.8, 25, 'cl', 0],
  ['Bouquet garni', 'botte', null, 1, 'botte', 0],
] as const

const ALLERGENS: Partial<Record<string, Allergen[]>> = {
  'Crème liquide 35 %': ['Lait'],
  'Fond blanc de volaille': ['Céleri'],
  'Beurre doux 82 %': ['Lait'],
  'Jaunes d’œufs': ['Œufs'],
  'Vin blanc sec': ['Sulfites'],
}

/** The blanquette of the house: ten lines that cost 43,7846 € together, and a last one without a price. */
export function addBlanquette(kitchen: Kitchen) {
  return kitchen.addSheet({
    title: 'Blanquette de veau à l’ancienne',
    portions: 8,
    sellingPriceHt: 25.5,
    method:
      'Blanchir l’épaule coupée en cubes de 5 cm, rafraîchir. Lier à la crème puis aux jaunes hors du feu.',
    ingredients: LINES.map(([name, productUnit, priceHt, quantity, unit, wastagePercent]) => {
      const allergens = ALLERGENS[name] ?? []
      const { id } = kitchen.addProduct({ name, unit: productUnit, priceHt, allergens })
      return { userProductId: id, quantity, unit, wastagePercent }
    }),
  })
}
