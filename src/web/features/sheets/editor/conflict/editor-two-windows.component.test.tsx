import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { factsOf, type FactValues, keysOf } from '#contract/facts/fact.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import { LINE_FACTS } from '#contract/facts/sheet-line.ts'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { openEditor, saveByKey } from '#web/testing/sheet-editor.ts'
import { testTwoWindowsAsWhole, typedNumber, typedText } from '#web/testing/two-windows.ts'

const kitchen = emptyKitchen()

const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps dans une autre fenêtre' })
const main = page.getByRole('main')
const select = (label: string, choice: string) =>
  main.getByRole('combobox', { name: label, exact: true }).selectOptions(choice)
const typedList = (fact: 'equipment' | 'steps', label: string) => {
  const { mine, theirs, ...typed } = typedText(fact, label, main)
  return { ...typed, mine: { [fact]: [mine[fact]] }, theirs: { [fact]: [theirs[fact]] } }
}

describe('the facts of a sheet', () => {
  testTwoWindowsAsWhole({
    facts: SHEET_FACTS,
    typed: {
      title: typedText('title', 'Nom de la recette', main),
      category: {
        type: () => select('Catégorie', 'Dessert'),
        mine: { category: 'Dessert' },
        theirs: { category: 'Entrée' },
        compared: ['Catégorie', 'Dessert', 'Entrée'],
      },
      portions: typedNumber('portions', 'Nombre de portions', main, [6, 12], '{}'),
      sellingPriceHt: typedNumber('sellingPriceHt', 'Prix de vente HT', main, [27, 28], '{},00 €'),
      tvaRate: {
        type: () => select('TVA', '20 %'),
        mine: { tvaRate: 20 },
        theirs: { tvaRate: 5.5 },
        compared: ['TVA', '20,0 %', '5,5 %'],
      },
      method: typedText('method', 'Méthode de fabrication', main),
      description: typedText('description', 'Description', main),
      prepMinutes: typedNumber('prepMinutes', 'Préparation', main, [30, 40], '{} min'),
      cookMinutes: typedNumber('cookMinutes', 'Cuisson', main, [50, 60], '{} min'),
      equipment: typedList('equipment', 'Matériel'),
      steps: typedList('steps', 'Étapes'),
      notes: typedText('notes', 'Notes', main),
      storage: typedText('storage', 'Conservation', main),
      keepsHours: typedNumber('keepsHours', 'Se garde au frais', main, [30, 40], '{} h'),
      frozenHours: typedNumber('frozenHours', 'Se garde congelé, sous vide', main, [50, 60], '{} h'),
      openedHours: typedNumber('openedHours', 'Se garde entamé ou décongelé', main, [5, 6], '{} h'),
      // A field that proposes stations.
      station: {
        ...typedText('station', 'Poste', main),
        type: () => main.getByRole('combobox', { name: 'Poste', exact: true }).fill('Ici Poste'),
      },
      yieldQuantity: typedNumber('yieldQuantity', 'Quantité obtenue', main, [3, 4], '{}'),
      yieldUnit: {
        type: () => select('Unité de la quantité obtenue', 'L'),
        mine: { yieldUnit: 'L' },
        theirs: { yieldUnit: 'g' },
        compared: ['Unité de la quantité obtenue', 'L', 'g'],
      },
    },
    open: async () => {
      const { id } = kitchen.addSheet({
        title: 'Blanquette',
        method: 'Blanchir.',
        steps: ['Couper'],
        yieldQuantity: 2,
        yieldUnit: 'kg',
        // A sheet without a line is not saved; a quantity would follow the portions.
        ingredients: [{ userProductId: kitchen.addProduct({ name: 'Sel' }).id, costing: 'qs' }],
      })
      const { forgiveErrors } = await openEditor(kitchen, { id })
      forgiveErrors(/VERSION_CONFLICT/)
      await page.getByText('Détails', { exact: true }).click()
      return {
        stored: () => factsOf(SHEET_FACTS, kitchen.sheet(id)),
        otherWindow: (facts: Partial<FactValues<typeof SHEET_FACTS>>) =>
          void kitchen.change({ ...facts, id }),
      }
    },
    save: saveByKey,
    question: dialog,
  })
})

/** What another window makes of a fact of a line. */
const THEIRS: Record<
  keyof typeof LINE_FACTS,
  (other: { product: string; sheet: string }) => Partial<IngredientInput>
> = {
  userProductId: ({ product }) => ({ userProductId: product }),
  subSheetId: ({ sheet }) => ({ userProductId: null, subSheetId: sheet }),
  costing: () => ({ costing: 'qs', quantity: null }),
  quantity: () => ({ quantity: 3 }),
  unit: () => ({ unit: 'g' }),
  forfait: () => ({ forfait: 0.4 }),
  wastagePercent: () => ({ wastagePercent: 20 }),
  note: () => ({ note: 'en dés' }),
}

const LINES = keysOf(LINE_FACTS)

test('each fact of a line that another window has changed shows in the question, and what is kept is stored', async () => {
  const other = {
    product: kitchen.addProduct({ name: 'Autre' }).id,
    sheet: kitchen.addSheet({ title: 'Fond' }).id,
  }
  const ingredients = LINES.map((fact): IngredientInput => {
    const userProductId = kitchen.addProduct({ name: `Produit ${fact}` }).id
    return fact === 'forfait'
      ? { userProductId, costing: 'forfait-portion', forfait: 0.3 }
      : { userProductId, quantity: 2, unit: 'kg', note: 'haché' }
  })
  const { id } = kitchen.addSheet({ title: 'Blanquette', ingredients })
  const { forgiveErrors } = await openEditor(kitchen, { id })
  forgiveErrors(/VERSION_CONFLICT/)
  const linesOf = () => kitchen.sheet(id).ingredients.map((line) => factsOf(LINE_FACTS, line))
  const opened = linesOf()
  kitchen.change({
    id,
    ingredients: kitchen.sheet(id).ingredients.map((line, place) => ({
      ...factsOf(LINE_FACTS, line),
      id: line.id,
      ...THEIRS[LINES[place] ?? 'note'](other),
    })),
  })
  const theirs = linesOf()
  await main.getByLabelText('Nom de la recette').fill('Blanquette de veau')
  await saveByKey()
  await expect.element(dialog.getByRole('table')).toBeVisible()
  const same = LINES.filter((fact) => {
    const [mine, stored] = textsOf(dialog.getByRole('row', { name: `Produit ${fact}` }).getByRole('cell'))
    return mine === stored
  })
  expect(same, 'facts that the question lacks').toEqual([])
  expect(linesOf()).toEqual(theirs)
  await dialog.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.poll(linesOf).toEqual(opened)
})
