import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.index.tsx'

const routes = { '/_workspace/recipes/': Route }

const kitchen = emptyKitchen()

const cardOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const QUESTION = 'Êtes-vous sûr de vouloir supprimer cette recette ?'

test('deleting a card asks first, can be taken back, and then removes the sheet', async () => {
  kitchen.addSheet({ title: 'Fond brun' })
  kitchen.addSheet({ title: 'Jus corsé' })
  const { api } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const stock = cardOf('Fond brun')
  const bin = stock.getByRole('button', { name: 'Supprimer' })
  await bin.click()
  await expect.element(stock.getByText(QUESTION)).toBeVisible()
  await expect.element(stock.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(bin).toHaveFocus()

  await bin.click()
  await cardOf('Jus corsé').getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(cardOf('Jus corsé').getByText(QUESTION)).toBeVisible()
  await expect.element(page.getByText(QUESTION), { message: 'one question at a time' }).toHaveLength(1)
  await bin.click()
  const held = Promise.withResolvers<void>()
  api.answer({
    sheets: { remove: async (input) => (await held.promise, kitchen.answers.sheets.remove(input)) },
  })
  await stock.getByRole('button', { name: 'Confirmer' }).click()
  await expect.element(stock.getByRole('button', { name: 'Suppression...' })).toBeDisabled()
  held.resolve()
  await expect.element(page.getByText('Recette supprimée avec succès')).toBeVisible()
  await expect.element(stock).not.toBeInTheDocument()
  await expect.element(cardOf('Jus corsé')).toBeVisible()
  api.answer({
    bin: {
      restore: () => {
        const { id } = kitchen.addSheet({ title: 'Fond brun' })
        return {
          kind: 'sheet',
          id,
          gammeId: null,
          name: 'Fond brun',
          things: 1,
          waiting: 0,
          lost: 1,
          left: 0,
        }
      },
    },
  })
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.element(page.getByText('Restauré : « Fond brun »')).toBeVisible()
  await expect.element(stock).toBeVisible()
  await expect.element(page.getByText('1 élément n’est pas revenu')).toBeVisible()
  expect(api.calls.bin.restore).toHaveLength(1)
})

test('a deletion that cannot be undone says why', async () => {
  kitchen.addSheet({ title: 'Fond brun' })
  const { api } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const stock = cardOf('Fond brun')
  await stock.getByRole('button', { name: 'Supprimer' }).click()
  await stock.getByRole('button', { name: 'Confirmer' }).click()
  const undo = page.getByRole('button', { name: 'Annuler', exact: true })
  const reason = { reason: 'title-taken', name: 'FOND BRUN', inBin: false } as const
  api.answer({ bin: { restore: () => refusal('CANNOT_RESTORE', reason) } })
  await undo.click()
  await expect.element(page.getByText(/Une autre fiche s’appelle «\sFOND BRUN\s»/)).toBeVisible()
})

test('a deletion that fails says so and leaves the row', async () => {
  kitchen.addSheet({ title: 'Fond brun' })
  const { api } = await renderRoute(routes, '/recipes', { api: kitchen.answers })
  api.answer({ sheets: { remove: () => refusal('INTERNAL') } })
  await page.getByText('Liste', { exact: true }).click()
  const actions = page.getByRole('button', { name: 'Actions pour « Fond brun »' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Confirmer la suppression ?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect.element(page.getByText('Erreur lors de la suppression de la recette')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fond brun' })).toBeVisible()
})

test('the deletion of a preparation says first where it is used', async () => {
  const stock = kitchen.addSheet({ title: 'Fond de veau', yieldQuantity: 4, yieldUnit: 'L' })
  const ingredients = [{ subSheetId: stock.id, quantity: 1, unit: 'L' as const }]
  for (const title of ['Sauce bordelaise', 'Sauce madère']) kitchen.addSheet({ title, ingredients })
  await renderRoute(routes, '/recipes', { api: kitchen.answers })
  const card = cardOf('Fond de veau')
  await card.getByRole('button', { name: 'Supprimer' }).click()
  await expect
    .element(card)
    .toMatchTextContent('Utilisée dans 2 fiches techniques : Sauce bordelaise et Sauce madère.')
  await expect.element(card).toMatchTextContent('Leurs lignes restent, leur coût devient incomplet.')
  await expectAccessible()
})
