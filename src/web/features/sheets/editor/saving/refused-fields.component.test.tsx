import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  banner,
  openEditor,
  productSearch,
  quantityOf,
  saveByKey,
  removeLine,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const rice = quantityOf('Riz basmati')

const refusing = (...fields: { path: string; rule: string }[]) => ({
  sheets: { change: () => refusal('VALIDATION', { fields }) },
})

test('the banner names the line and the field that a save was refused for, and disappears with the next try', async () => {
  const { api } = await openEditor(kitchen, addBlanquette(kitchen))
  await rice.fill('500')
  api.answer(refusing({ path: 'ingredients.8.quantity', rule: 'quantity-too-low' }))
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent(
      /^Erreur lors de la mise à jour de la quantité : Riz basmati\. La quantité doit être supérieure à 0\. Rien de ce que/,
    )
  await expect.element(rice).toHaveFocus()

  api.answer(refusing({ path: 'ingredients.8.quantity', rule: 'out-of-range' }))
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent(/Donnez une valeur entre 0,000001 et 1\s000\s000\. Rien de ce/)

  api.answer(
    refusing(
      { path: 'ingredients.8.wastagePercent', rule: 'wastage-out-of-range' },
      { path: 'ingredients.0.userProductId', rule: 'unknown-reference' },
    ),
  )
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent(
      /la perte : Riz basmati\. Erreur lors de la mise à jour de l’ingrédient : [^.]+\. Rien de ce que/,
    )

  await rice.fill('0')
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent('Certains ingrédients sont incomplets ou invalides : Riz basmati')
  await rice.fill('500')
  await expect.element(banner, { message: 'an old refusal does not return' }).not.toBeInTheDocument()
})

test('an ingredient that is refused as it is added is named', async () => {
  kitchen.addProduct({ name: 'Farine' })
  const { id } = addBlanquette(kitchen)
  const added = kitchen.sheet(id).ingredients.length
  const { api } = await openEditor(kitchen, { id })
  await productSearch.fill('farine')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Farine')).toHaveFocus()
  await userEvent.keyboard('2')
  api.answer(refusing({ path: `ingredients.${added}.userProductId`, rule: 'unknown-reference' }))
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent(/^Erreur lors de l’ajout de l’ingrédient : Farine\. Cet élément n’existe plus\./)
  await page.getByLabelText('Prix de vente HT').fill('abc')
  await saveByKey()
  await expect
    .element(page.getByText('Erreur lors de l’ajout'), { message: 'a try that a field prevents removes it' })
    .not.toBeInTheDocument()
})

test('the banner names a removed line when its save fails, and only the save when there is other work too', async () => {
  const { id } = addBlanquette(kitchen)
  const { api } = await openEditor(kitchen, { id })
  api.answer({ sheets: { change: () => refusal('INTERNAL') } })
  await removeLine('Riz basmati')
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent(/^Erreur lors de la suppression de l’ingrédient : Riz basmati\. .*n’est perdu\./)
  expect(kitchen.sheet(id).ingredients.map(({ product }) => product?.name)).toContain('Riz basmati')
  await page.getByLabelText('Prix de vente HT').fill('30')
  await saveByKey()
  await expect.element(banner).not.toMatchTextContent(/suppression/)
})
