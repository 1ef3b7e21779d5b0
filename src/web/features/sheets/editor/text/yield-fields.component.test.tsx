import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { expectAccessible } from '#web/testing/accessible.ts'
import { Kitchen } from '#web/testing/kitchen.ts'
import { costTotal, openEditor, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

let kitchen: Kitchen

beforeEach(() => {
  kitchen = new Kitchen()
})

/** A stock of 6 € that does not say how much it gives, and a sauce with a litre of it. */
function addSauce() {
  const bones = kitchen.addProduct({ name: 'Os de veau', priceHt: 2 })
  const ingredients = [{ userProductId: bones.id, quantity: 3, unit: 'kg' as const }]
  const stock = kitchen.addSheet({ title: 'Fond de veau', ingredients })
  const line = { subSheetId: stock.id, quantity: 1, unit: 'L' as const }
  return { stock, sauce: kitchen.addSheet({ title: 'Sauce', ingredients: [line] }) }
}

test('a preparation without a yield leads to its own sheet, and is costed once the yield is there', async () => {
  const { stock, sauce } = addSauce()
  await openEditor(kitchen, sauce)
  const missing = page.getByRole('link', { name: 'Quantité obtenue manquante' })
  await expect
    .element(missing)
    .toHaveAttribute('href', expect.stringMatching(`/recipes/${stock.id}/edit#quantite-obtenue$`))
  await expect.element(missing).toHaveAttribute('target', '_blank')
  kitchen.change({ id: stock.id, yieldQuantity: 4, yieldUnit: 'L' })
  // A page becomes visible again; what was on its way the first time may be from before the change.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('visibilitychange'))
      return missing.query()
    })
    .toBeNull()
  await expect.element(costTotal).toHaveTextContent('1,50 €')
})

test('the yield is typed where a sheet that lacks it leads, and the sheets that use it are named', async () => {
  const { stock, sauce } = addSauce()
  history.replaceState(history.state, '', '#quantite-obtenue')
  onTestFinished(() => history.replaceState(history.state, '', location.pathname + location.search))
  const { goTo, address } = await openEditor(kitchen, stock, { '/_workspace/recipes/$id/': Recipe })
  const field = page.getByLabelText('Quantité obtenue', { exact: true })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('0')
  await saveByKey()
  await expect.element(page.getByText('La quantité doit être supérieure à 0')).toBeVisible()
  await field.fill('3,5')
  await page.getByLabelText('Unité de la quantité obtenue').selectOptions('L')
  await expect.element(page.getByRole('heading', { name: 'Utilisée dans 1 fiche' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sauce', exact: true }))
    .toHaveAttribute('href', `/recipes/${sauce.id}/edit`)
  await expectAccessible()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(stock.id)).toMatchObject({ yieldQuantity: 3.5, yieldUnit: 'L' })

  await goTo(`/recipes/${stock.id}`)
  await expect.element(page.getByRole('heading', { name: 'Utilisée dans 1 fiche' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Sauce', exact: true }).click()
  await expect.poll(address).toBe(`/recipes/${sauce.id}`)
})
