import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchAnswer, batchList, hoursFromNow } from '#contract/testing/batch-answers.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Batches } from '#web/routes/_workspace/batches.index.tsx'
import { LABELS_KEY } from '../make/label-settings.ts'

const kitchen = emptyKitchen()
const dialog = page.getByRole('dialog')
const search = dialog.getByRole('combobox', { name: 'Rechercher une fiche ou un produit...' })
const options = () =>
  dialog
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

afterEach(() => {
  localStorage.removeItem(LABELS_KEY)
  vi.restoreAllMocks()
})

async function open() {
  const stock = kitchen.addSheet({ title: 'Fond brun', yieldQuantity: 5, yieldUnit: 'L', keepsHours: 72 })
  const sauce = kitchen.addSheet({ title: 'Beurre blanc', keepsHours: 24 })
  const cream = kitchen.addProduct({ name: 'Crème 35 %', category: 'Crémerie' })
  const before = batchAnswer({
    name: 'Fond brun',
    sheet: { id: stock.id, title: 'Fond brun' },
    madeAt: hoursFromNow(-1),
  })
  const shown = await renderRoute({ '/_workspace/batches/': Batches }, '/batches', {
    api: {
      ...kitchen.answers,
      batches: {
        list: () => batchList([before], { past: 0, today: 0 }),
        create: ({ labels }) => batchAnswer({ labels }),
      },
    },
  })
  await expect.element(page.getByRole('button', { name: 'Nouveau lot' })).toBeVisible()
  return { ...shown, stock, sauce, cream }
}

test('a key opens it, what was made last is first, Enter picks and Enter prints, and the next one follows', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const { api, stock, sauce } = await open()
  await userEvent.keyboard('n')
  await expect.element(search).toHaveFocus()
  await expect.poll(options).toHaveLength(3)
  expect(options()[0]).toMatch(/^Fond brunFait /)
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  const submit = dialog.getByRole('button', { name: 'Imprimer 1 étiquette' })
  await expect.element(submit).toHaveFocus()
  await expect.element(dialog.getByLabelText('Quantité')).toHaveValue('5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await expect.element(search).toBeVisible()
  await search.fill('beurre')
  await expect.poll(options).toEqual([expect.stringMatching(/^Beurre blanc/)])
  await userEvent.keyboard('{Enter}')
  await expect.element(submit).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => api.calls.batches.create)
    .toMatchObject([{ techSheetId: stock.id, kind: 'made', labels: 1 }, { techSheetId: sauce.id }])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a product is opened, thawed or vacuum-packed, and asks for its use-by first', async () => {
  const { api, cream } = await open()
  await page.getByRole('button', { name: 'Nouveau lot' }).click()
  await userEvent.keyboard('crème{Enter}')
  const useBy = dialog.getByLabelText('Date limite')
  await expect.element(useBy).toHaveFocus()
  await expect.element(dialog.getByRole('radio', { name: 'Ouvert' })).toBeChecked()
  await expect.element(dialog.getByText('Fabriqué')).not.toBeInTheDocument()
  await expectAccessible()
  await useBy.fill('2031-12-03')
  await dialog.getByLabelText('Vos initiales').fill('EL')
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Noter le lot' }).click()
  await expect
    .poll(() => api.calls.batches.create)
    .toMatchObject([{ userProductId: cream.id, kind: 'opened', useBy: '2031-12-03T22:59:00.000Z' }])
})

test('what was typed is not lost by Escape without a question, and a list that cannot be read is requested again', async () => {
  const { api } = await open()
  api.answer({ sheets: { list: () => refusal('INTERNAL') } })
  await page.getByRole('button', { name: 'Nouveau lot' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  api.answer({ sheets: kitchen.answers.sheets })
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await dialog.getByRole('option', { name: /^Beurre blanc/ }).click()
  await dialog.getByLabelText('Quantité').fill('3')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: /^Fermer sans enregistrer/ })).toBeVisible()
})
