import { createTranslator } from 'use-intl'
import { describe, expect, test } from 'vitest'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import { testProduct } from '#tests/fixtures/sheet.ts'
import { grossText, lineAmount } from '#web/entities/sheet/line/line-amount.ts'
import type { AmountWords } from '#web/entities/sheet/line/line-amount.ts'
import { scaledTo, scaleOf } from '#web/entities/sheet/scaling/scaled-to.ts'
import { amountRows } from '#web/features/kitchen/sheet/amount-rows.ts'
import { scalableOf } from '#web/features/kitchen/sheet/scalable-of.ts'
import { redactedView } from '#web/features/sheets/sheet-view.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { EXAMPLE_SHEETS } from './worked-examples.ts'

const t = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const language = 'fr'
const LOSSES = [0, 12.5, 25, -8]

type Example = (typeof EXAMPLE_SHEETS)[number]

/** A worked example as it is stored, each line with a loss or a gain of weight. */
function stored({ portions, lines }: Example) {
  return {
    title: 'Exemple',
    category: 'Plat' as const,
    portions,
    yieldQuantity: null,
    yieldUnit: null,
    sellingPriceHt: null,
    tvaRate: 10 as const,
    method: '',
    steps: [],
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    storage: '',
    notes: '',
    updatedAt: '2026-11-20T09:00:00Z',
    ingredients: lines.map(([quantity, unit, priceHt, per], index) => ({
      ...BY_QUANTITY,
      id: `line-${index}`,
      product: testProduct(index + 1, { name: `Produit ${index}`, unit: per, priceHt }),
      preparation: null,
      quantity,
      unit,
      wastagePercent: LOSSES[index % LOSSES.length] ?? 0,
      note: '',
    })),
  }
}

/** The same as a tablet is answered. */
function answered(sheet: ReturnType<typeof stored>): KitchenSheet {
  return {
    ...sheet,
    id: 'sheet',
    station: '',
    description: '',
    photo: null,
    allergens: [],
    traces: [],
    undeclaredLines: 0,
    steps: [],
    keepsHours: null,
    frozenHours: null,
    openedHours: null,
    version: 1,
    lines: sheet.ingredients.map(({ id, costing, quantity, unit, wastagePercent, note, product }) => ({
      id,
      name: product.name,
      costing,
      quantity,
      unit,
      wastagePercent,
      note,
      product: {
        ...bareMeasures(product.unit),
        id: product.id,
        brand: null,
        allergens: [],
        traces: [],
        allergenFree: false,
      },
      preparationId: null,
    })),
  }
}

const WAYS: readonly (ScaleWay | undefined)[] = [
  undefined,
  ...[1, 3, 7, 13, 16, 80, 250].map((covers) => ({ kind: 'covers' as const, covers })),
  ...([0.37, 1.1, 3.217] as const).flatMap((quantity) =>
    (['gross', 'net'] as const).map((weighing) => ({
      kind: 'hand' as const,
      lineId: 'line-0',
      quantity,
      unit: 'kg' as const,
      weighing,
    })),
  ),
  { kind: 'made', quantity: 5.3, unit: 'kg' },
]

describe.each(WASTAGE_METHODS)('by %s', (method) => {
  test.each(EXAMPLE_SHEETS)(
    'a tablet shows the amounts of the reading view, to the last digit: $name',
    (example) => {
      const sheet = stored(example)
      const kitchen = answered(sheet)
      const atPass = scalableOf(kitchen, [kitchen])
      let scaled = 0
      for (const way of WAYS) {
        const [scale, same] = [scaleOf(way, sheet, method), scaleOf(way, atPass, method)]
        expect(same).toEqual(scale)
        if (scale !== null && (!scale.known || same === null || !same.known)) continue
        if (scale !== null) scaled += 1
        const view = redactedView(scaledTo(sheet, scale), { wastageMethod: method })
        const grossRounding = view.portions === view.writtenFor ? undefined : 'kitchen'
        const words: AmountWords = { t, language, rounding: 'as-written', grossRounding }
        expect(
          amountRows(scaledTo(atPass, scale), method, { t, language }).map(
            ({ name, amount, unitText, gross }) => ({
              name,
              amount,
              unitText,
              gross,
            }),
          ),
        ).toEqual(
          view.lines.map((line) => {
            const { amount, unit } = lineAmount(line, words)
            const { grossQuantity } = line
            return {
              name: line.productName,
              amount,
              unitText: unit,
              gross:
                line.wastagePercent === 0 || grossQuantity === null
                  ? null
                  : grossText(grossQuantity, line.unit, words),
            }
          }),
        )
      }
      expect(scaled).toBeGreaterThan(5)
    },
  )
})
