import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { Answers } from './answers.ts'
import { textsOf } from './plain-text.ts'
import { renderRoute } from './render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.simulator.tsx'

type Sheet = SimulationKitchen['sheets'][number]

/** A product of the simulator, costed by its price alone. */
export const simulatedProduct = (
  name: string,
  priceHt: number,
  facts: Partial<SimulationKitchen['products'][number]> = {},
) => {
  const { id, version, unit, densityKgPerL, contentQuantity, contentUnit, allergens, traces, allergenFree } =
    userProduct()
  const costed = {
    id,
    version,
    unit,
    densityKgPerL,
    contentQuantity,
    contentUnit,
    allergens,
    traces,
    allergenFree,
  }
  return { ...costed, name, priceHt, category: 'Épicerie' as const, supplierId: null, ...facts }
}
export const BUTTER = simulatedProduct('Beurre doux', 10, { category: 'Crémerie' })
export const FLOUR = simulatedProduct('Farine', 2)

/** Of 300 g of one product. */
const sheet = (title: string, of: { id: string }, facts: Partial<Sheet> = {}): Sheet => ({
  id: crypto.randomUUID(),
  version: 1,
  title,
  category: 'Plat',
  portions: 1,
  sellingPriceHt: null,
  tvaRate: 10,
  yieldQuantity: null,
  yieldUnit: null,
  checkedCost: null,
  sold: null,
  lines: [
    { ...BY_QUANTITY, userProductId: of.id, subSheetId: null, quantity: 300, unit: 'g', wastagePercent: 0 },
  ],
  ...facts,
})
export const FISH = sheet('Lieu au beurre', BUTTER, { sellingPriceHt: 10 })
export const CAKE = sheet('Gâteau', FLOUR, { category: 'Dessert', portions: 2, sellingPriceHt: 2 })
export const SAUCE = sheet('Beurre blanc', BUTTER, { category: 'Sauce' })
export const GAMME = { id: crypto.randomUUID(), nom: 'À la carte', ficheIds: [FISH.id] }

/** The simulator over these products and sheets. */
export const showSimulator = (search = '', simulation: Answers['simulation'] = {}) =>
  renderRoute({ '/_workspace/recipes/simulator': Route }, `/recipes/simulator${search}`, {
    api: {
      simulation: {
        kitchen: () => ({
          products: [BUTTER, FLOUR],
          sheets: [FISH, CAKE, SAUCE],
          suppliers: [],
          gammes: [GAMME],
        }),
        ...simulation,
      },
    },
  })

/** The texts of the rows that compare sheets, the head first. */
export const comparedRows = () =>
  textsOf(page.getByRole('table', { name: 'Fiches avant et après' }).getByRole('row'))
/** A text of `comparedRows`. */
export const row = (pattern: RegExp) => expect.stringMatching(pattern)
export const HEAD = expect.anything() as unknown
