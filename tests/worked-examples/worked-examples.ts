import type { Unit } from '#domain/quantity/unit.ts'
import type { LineCharge } from '#domain/costing/line-costing.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

/**
 * Costings published by teachers and trade pages, with their results and sources. Tolerances are those of the source's
 * own rounding, in the unit of the figure. Quantities and prices are as printed; where the source prints no unit,
 * quantity and price share one.
 */

/** Quantity, its unit, price, the unit of the price, and the line's cost where the source prints it. */
type ExampleLine = readonly [quantity: number, unit: Unit, price: number, per: Unit, expectedCost?: number]

export interface ExampleSheet {
  name: string
  source: string
  tolerance: number
  portions: number
  lines: readonly ExampleLine[]
  /** Lines without a quantity: how each is costed, its amount, and its cost for the whole sheet. */
  charges?: readonly (LineCharge & { expectedCost: number })[]
  expectedTotal?: number
  expectedPortion?: number
  /** Lines that the source lists without a quantity. */
  emptyLines?: number
}

export const VEAL_CHOPS = {
  name: 'côtes de veau au vin blanc, 8 portions',
  source: 'https://fr.scribd.com/document/615489543/cote-de-veau-au-vin-blanc',
  tolerance: 0.01,
  portions: 8,
  lines: [
    [1.6, 'kg', 17.2, 'kg', 27.52],
    [0.04, 'kg', 3.55, 'kg', 0.142],
    [0.04, 'L', 1.49, 'L', 0.06],
    [0.1, 'kg', 1.125, 'kg', 0.112],
    [20, 'g', 0.0265, 'g', 0.53],
    [0.04, 'kg', 3.55, 'kg', 0.142],
    [0.02, 'kg', 8.4, 'kg', 0.168],
    [0.02, 'L', 2.5, 'L', 0.05],
    [0.1, 'kg', 5.1, 'kg', 0.51],
  ],
  // 'Sel poivre', printed with an amount alone.
  charges: [{ costing: 'forfait-sheet', forfait: 0.04, expectedCost: 0.04 }],
  expectedTotal: 29.274,
  expectedPortion: 3.66,
} as const satisfies ExampleSheet

/** The chops' price: the source rounds the portion to 3.66 before it applies the coefficient. */
export const VEAL_CHOPS_PRICE = { coefficient: 4, tvaRate: 10, expectedHt: 14.64, expectedTtc: 16.104 }

export const EXAMPLE_SHEETS: readonly ExampleSheet[] = [
  VEAL_CHOPS,
  {
    name: 'faux-filet en croûte de pain d’épices, 100 primaires',
    source: 'http://doczz.fr/doc/2717021/4-fiches-recettes--cuisinez-savoureux--%C3%A9conomiques',
    tolerance: 0.02,
    portions: 100,
    lines: [
      [7.5, 'kg', 6.95, 'kg'],
      [1.6, 'kg', 3, 'kg'],
      [1.6, 'kg', 1.23, 'kg'],
      [0.8, 'kg', 2.95, 'kg'],
      [0.3, 'kg', 1.55, 'kg'],
      [0.15, 'kg', 1.67, 'kg'],
      [0.35, 'kg', 4.98, 'kg'],
      [0.3, 'kg', 1.21, 'kg'],
      [2, 'kg', 0, 'kg'],
      [0.12, 'kg', 18, 'kg'],
      [0.006, 'kg', 5.667, 'kg'],
      [1, 'kg', 4.25, 'kg'],
      [0.4, 'kg', 0.99, 'kg'],
      [0.02, 'kg', 0.214, 'kg'],
      [0, 'kg', 7.98, 'kg'],
    ],
    expectedTotal: 70.919,
    expectedPortion: 0.709,
    emptyLines: 1,
  },
  {
    name: 'tarte au chocolat, 8 parts',
    source: 'https://abizen.fr/comment-calculer-une-fiche-technique',
    tolerance: 0.005,
    portions: 8,
    lines: [
      [200, 'g', 10, 'kg'],
      [100, 'g', 8, 'kg'],
      [250, 'g', 1, 'kg'],
      [100, 'g', 1, 'kg'],
      [3, 'pièce', 0.25, 'unité'],
    ],
    expectedTotal: 3.9,
    expectedPortion: 0.49,
  },
  {
    name: 'pâtes signature',
    source: 'https://margeplus.fr/diagnostic/boite-a-outils-1',
    tolerance: 0.005,
    portions: 1,
    lines: [
      [120, 'g', 2, 'kg'],
      [150, 'g', 2.4, 'kg'],
      [15, 'g', 12, 'kg'],
      [3, 'g', 20, 'kg'],
    ],
    expectedTotal: 0.84,
  },
  {
    name: 'blanquette, lycée Guichard (prices with VAT there)',
    source: 'http://hotellerielpguichard.fr/_astoria/ast052b.php?compro=1&cptfiche=2370',
    tolerance: 0.002,
    portions: 1,
    lines: [
      [0.9, 'kg', 21.839, 'kg', 19.655],
      [0.08, 'kg', 11.869, 'kg', 0.95],
      [0.1, 'kg', 5.592, 'kg', 0.559],
      [0.3, 'kg', 1.436, 'kg', 0.431],
      [0.1, 'kg', 1.53, 'kg', 0.153],
      [0.05, 'kg', 3.007, 'kg', 0.15],
      [1, 'kg', 1.002, 'kg', 1.002],
      [0.03, 'kg', 0.928, 'kg', 0.028],
    ],
  },
]

/**
 * 'Salt/Pepper · To taste · Spice Factor': the textbook's costing sheet has the seasoning as a line without a quantity,
 * costed as a percentage of the others. It prints no result: the lines and their sum are those of the tart above, and
 * 2 % of it is computed here.
 */
export const SEASONING = {
  source: 'http://slidegur.com/doc/76274 (D. Traster, Foundations of Cost Control, chapter 5)',
  of: 'tarte au chocolat, 8 parts',
  portions: 8,
  charges: [
    { costing: 'qs', forfait: null },
    { costing: 'forfait-percent', forfait: 2 },
  ],
  expectedTotal: 3.978,
  expectedPortion: 0.49725,
} as const

export interface ExampleLoss {
  name: string
  source: string
  tolerance: number
  /** The method that the source uses. */
  method: WastageMethod
  /** EUR per kg as bought. */
  price: number
  wastagePercent: number
  /** The recipe's quantity, where the source computes a cost. */
  quantity?: number
  unit?: Unit
  expectedNetPrice?: number
  expectedCost?: number
  expectedCostWithoutLoss?: number
}

export const EXAMPLE_LOSSES: readonly ExampleLoss[] = [
  {
    name: 'haricots verts, 1000 g bought and 700 g left',
    source: 'https://kitchencost.app/fr/blog/loss-rate-guide',
    tolerance: 0.005,
    method: 'rendement',
    price: 4.5,
    wastagePercent: 30,
    expectedNetPrice: 6.43,
  },
  {
    name: 'pavé de saumon',
    source: 'https://kitchencost.app/fr/blog/loss-rate-guide',
    tolerance: 0.01,
    method: 'rendement',
    price: 14,
    wastagePercent: 42,
    quantity: 180,
    unit: 'g',
    expectedNetPrice: 24.14,
    expectedCost: 4.35,
    expectedCostWithoutLoss: 2.52,
  },
  {
    name: 'compote of 5 kg of apples, a crate of 10 kg at 12.80 EUR',
    source: 'https://melba.io/fr/help/variation-poids',
    tolerance: 0.005,
    method: 'majoration',
    price: 1.28,
    wastagePercent: 20,
    quantity: 5,
    unit: 'kg',
    expectedCost: 7.68,
  },
]

export const PASTA_RATIO = {
  source: 'https://margeplus.fr/diagnostic/boite-a-outils-1',
  tolerance: 0.05,
  price: 12.9,
  cost: 3.2,
  expectedRatio: 24.8,
}

export const TARGET_PRICE = {
  source: 'https://kitchencost.app/fr/blog/calculer-prix-vente-restauration-guide',
  tolerance: 0.005,
  cost: 6.8,
  marginPercent: 65,
  expectedHt: 19.43,
  expectedTtc: [
    [10, 21.37],
    [5.5, 20.5],
  ],
} as const

/** Its 'taux de marge' is the margin over the cost, not over the price: the coefficient less one. */
export const DUCK_BREAST = {
  source: 'https://monbtsmco.com/comment-calculer-une-marge-en-restauration-9-exercices',
  tolerance: 0.01,
  priceTtc: 28,
  tvaRate: 5.5,
  cost: 15,
  expectedHt: 26.54,
  expectedMargin: 11.54,
  expectedMarginOverCost: 76.93,
}

/** The ratio matière and the equivalent coefficient. */
export const RATIO_COEFFICIENTS = {
  source:
    'https://www.lhotellerie-restauration.fr/sos-experts/fixation-des-prix-en-restauration-coefficients-et-marges-38467',
  tolerance: 0.05,
  expected: [
    [10, 10],
    [20, 5],
    [25, 4],
    [30, 3.33],
    [33, 3],
  ],
} as const
