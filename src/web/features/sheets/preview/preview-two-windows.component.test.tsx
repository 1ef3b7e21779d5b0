import { type Fact, factsOf, type FactValues } from '#contract/facts/fact.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import type { printedFacts } from '#contract/sheets.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { keepQuantities, openEditing, portions, save } from '#web/testing/sheet-preview.ts'
import { testTwoWindows, typedNumber, typedText } from '#web/testing/two-windows.ts'
import { page } from 'vitest/browser'

const kitchen = emptyKitchen()

const { portions: count, sellingPriceHt, method } = SHEET_FACTS

testTwoWindows({
  facts: { portions: count, sellingPriceHt, method } satisfies Record<keyof typeof printedFacts.shape, Fact>,
  typed: {
    portions: {
      type: async () => {
        await portions.fill('6')
        await keepQuantities()
      },
      mine: { portions: 6 },
      theirs: { portions: 12 },
      compared: ['Portions', '6', '12'],
    },
    sellingPriceHt: typedNumber('sellingPriceHt', 'Prix de vente HT', page, [27, 28], '{},00 €'),
    method: typedText('method', 'Méthode de fabrication', page),
  },
  open: async () => {
    const { id, forgiveErrors } = await openEditing(kitchen)
    forgiveErrors(/VERSION_CONFLICT/)
    return {
      stored: () => factsOf(SHEET_FACTS, kitchen.sheet(id)),
      otherWindow: (facts: Partial<FactValues<typeof SHEET_FACTS>>) => void kitchen.change({ ...facts, id }),
    }
  },
  save: () => save.click(),
})
