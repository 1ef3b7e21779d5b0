import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderedBy } from '#web/testing/rendered.ts'
import { costTotal, openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

test('a digit in a quantity renders its cell, its cost and the totals, no other line and no other field', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  await quantityOf('Riz basmati').click()
  // The first digit also says that the sheet is not saved.
  await userEvent.keyboard('2')
  const before = costTotal.element().textContent
  const rendered = await renderedBy(async () => {
    await userEvent.keyboard('5')
    await expect.element(costTotal).not.toHaveTextContent(before)
  })
  const times = (name: string) => rendered.filter((each) => each === name).length
  expect(times('FilledRow'), 'the frame of one line').toBe(1)
  expect(times('QuantityCell')).toBe(1)
  expect(times('LineCost')).toBe(1)
  expect(times('TotalRow')).toBe(1)
  const still = [
    'UnitSelect',
    'ProductCell',
    'SourceLink',
    'LineNote',
    'WastageCell',
    'PriceButton',
    'LineRemark',
  ]
  const page = ['LineTable', 'CostCard', 'DraftDoubt', 'SaveBanner', 'EditorPage', 'SheetTitle']
  const later = ['LineShare', 'MarginLine', 'DoubtOfFigures', 'CalculatorFigures', 'DraftAllergens']
  expect([...still, ...page, ...later].filter((name) => rendered.includes(name))).toEqual([])
})
