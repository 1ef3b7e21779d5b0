import { createTranslator } from 'use-intl'
import { describe, expect, test } from 'vitest'
import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { plusDays } from '#domain/services/days.ts'
import { planWords } from '#web/entities/plan/plan-words.ts'
import { type KitchenSheet, productionOf } from '#web/entities/plan/production-of.ts'
import { kitchenOf } from '#web/features/kitchen/plan/kitchen-of.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import type { PurchaseKitchen, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { EXAMPLE_SHEETS } from './worked-examples.ts'

const DAY = '2026-12-02'
const LOSSES = [0, 12.5, 25, -8]
const words = planWords(createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr }), 'fr')

type Example = (typeof EXAMPLE_SHEETS)[number]

/** A worked example that takes a third of its first line's stock, on the carte of a house, with the prices of its products. */
function housesOf({ portions, lines }: Example) {
  const products = lines.map(([, , priceHt, unit], at) => ({
    ...bareMeasures(unit),
    id: `product-${at}`,
    name: `Produit ${at}`,
    brand: null,
    category: 'Épicerie' as const,
    priceHt,
  }))
  const line = (at: number) => {
    const [quantity = 1, unit = 'kg'] = lines[at] ?? []
    const wastagePercent = LOSSES[at % LOSSES.length] ?? 0
    const { costing } = BY_QUANTITY
    return {
      costing,
      userProductId: `product-${at}`,
      subSheetId: null,
      quantity,
      unit,
      wastagePercent,
      note: null,
    }
  }
  const stock = { yieldQuantity: 3, yieldUnit: 'L' as const, keepsHours: 72, station: 'Chaud' }
  const base = { category: 'Plat' as const, frozenHours: null, version: 1 }
  const sheets: KitchenPlan['sheets'] = [
    {
      ...base,
      id: 'dish',
      title: 'Plat',
      portions,
      yieldQuantity: null,
      yieldUnit: null,
      keepsHours: null,
      station: 'Froid',
      lines: [
        ...lines.map((_, at) => line(at)),
        { ...line(0), userProductId: null, subSheetId: 'stock', quantity: 1 / 3, unit: 'L' },
      ],
    },
    { ...base, ...stock, id: 'stock', title: 'Fond', portions: 7, lines: [line(0)] },
  ]
  const kitchen: PurchaseSources = {
    sheets,
    products: products.map((product) => ({
      ...product,
      supplierId: null,
      sourceProductId: null,
      code: null,
      pack: null,
      orderedAs: null,
      offers: [],
    })),
    suppliers: [],
  }
  return { kitchen, tablet: { sheets, products: products.map(({ priceHt: _price, ...product }) => product) } }
}

const planFor = (covers: number): Pick<KitchenPlan, 'cartes' | 'days' | 'marks' | 'batches'> => ({
  cartes: [
    {
      id: 'carte',
      nom: 'Carte',
      gammes: [{ id: 'g', nom: 'Plats', dishes: [{ id: 'on-carte', ficheId: 'dish', nomAffiche: 'Plat' }] }],
      menus: [],
    },
  ],
  days: Array.from({ length: 7 }, (_, at) => ({
    day: plusDays(DAY, at),
    services: [
      {
        day: plusDays(DAY, at),
        carteId: 'carte',
        meal: 'dinner' as const,
        covers,
        mark: null,
        expected: null,
        items: [
          {
            gammeRecetteId: 'on-carte',
            menuId: null,
            portions: null,
            expected: { share: 0.37, low: 0.8, high: 1.2, basis: 'sold' as const, services: 28 },
          },
        ],
      },
    ],
  })),
  marks: [
    {
      day: DAY,
      techSheetId: 'stock',
      ready: { quantity: 0.123, unit: 'L' },
      days: 3,
      sheetVersion: null,
      doneAt: null,
      doneBy: '',
      batchId: null,
    },
  ],
  batches: [],
})

describe.each(WASTAGE_METHODS)('by %s', (method) => {
  test.each(EXAMPLE_SHEETS)(
    'a tablet plans the amounts of the house, to the last digit: $name',
    (example) => {
      const { kitchen, tablet } = housesOf(example)
      for (const covers of [1, 13, 40, 333]) {
        const of = { day: DAY, plan: planFor(covers), typed: new Map(), method, today: DAY }
        const sources: PurchaseKitchen<PurchaseProduct, KitchenSheet>[] = [kitchen, kitchenOf(tablet)]
        const seen = sources.map((source) =>
          productionOf({ ...of, kitchen: source }).made.nodes.map(
            ({ sheet, made, unit, reasons, lines }) => ({
              title: sheet.title,
              made,
              amount: words.amount(made, unit, 'made'),
              why: words.reasons(reasons, { day: DAY, serviceName: () => 'Soir' }),
              lines: lines.map(({ product, gross, net }) => [product?.name, gross, net]),
            }),
          ),
        )
        expect(seen[1]).toEqual(seen[0])
        expect(seen[0]).toHaveLength(covers === 1 ? (seen[0]?.length ?? 0) : 2)
      }
    },
  )
})
