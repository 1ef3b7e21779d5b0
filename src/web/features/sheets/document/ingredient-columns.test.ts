import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { LineCharge } from '#domain/costing/line-costing.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { blankSheet } from '../builder/blank-sheet.ts'
import { testProduct } from '#tests/fixtures/sheet.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { sheetView } from '../sheet-view.ts'
import type { SheetViewLineSource } from '../sheet-view-line.ts'
import { ingredientCells } from './ingredient-columns.ts'

const t = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })

/** Two kilos at 5 €. */
const flour: SheetViewLineSource = {
  ...BY_QUANTITY,
  product: testProduct(1, { priceHt: 5 }),
  quantity: 2,
  unit: 'kg',
  wastagePercent: 0,
}

function charged(charge: LineCharge, note: string | null = null): SheetViewLineSource {
  return { ...charge, product: null, quantity: null, unit: 'g', wastagePercent: 0, note }
}

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

/** The texts of a row: quantity, unit, product, allergens, unit price and total. */
function rowsOf(ingredients: SheetViewLineSource[]) {
  const sheet = { ...blankSheet(DEFAULT_SETTINGS, new Date()), portions: 12, ingredients }
  const { lines } = sheetView(sheet, DEFAULT_SETTINGS)
  return lines.map((line) => {
    const cells = ingredientCells(line, { t, language: 'fr', rounding: 'scale' })
    const { quantity, unit, product, allergens, gross, unitPrice, total } = cells
    return [
      quantity.text,
      unit.text,
      product.text,
      allergens.aside,
      gross.text,
      unitPrice.text,
      total.text,
    ].map(plain)
  })
}

test('QS and forfaits are written in the place of the quantity, by their note, and their allergens are open', () => {
  const rows = rowsOf([
    flour,
    charged({ costing: 'qs', forfait: null }, 'Sel, poivre'),
    charged({ costing: 'forfait-portion', forfait: 0.3 }, 'Condiments'),
    charged({ costing: 'forfait-sheet', forfait: 0.035 }),
    charged({ costing: 'forfait-percent', forfait: 2 }, 'Assaisonnement'),
  ])
  expect(rows.slice(1)).toEqual([
    ['QS', '', 'Sel, poivre', 'Non renseigné', '–', '–', '–'],
    ['0,30 €', 'par portion', 'Condiments', 'Non renseigné', '–', '–', '3,60 €'],
    ['0,035 €', 'forfait', 'Forfait', 'Non renseigné', '–', '–', '0,04 €'],
    ['2 %', 'du coût', 'Assaisonnement', 'Non renseigné', '–', '–', '0,27 €'],
  ])
})

test('a product QS shows no price, which is in no cost', () => {
  const [row] = rowsOf([{ ...flour, costing: 'qs', quantity: null }])
  expect(row).toEqual(['QS', '', 'Produit 1', 'Non renseigné', '–', '–', '–'])
})

test('a percentage of lines of which one has no cost is marked', () => {
  const lacking = { ...flour, quantity: null }
  const [, , row] = rowsOf([flour, lacking, charged({ costing: 'forfait-percent', forfait: 2 })])
  expect(row?.at(-1)).toBe('≈ 0,20 €')
})
