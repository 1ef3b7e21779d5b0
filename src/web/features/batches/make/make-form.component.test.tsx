import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { batchAnswer } from '#contract/testing/batch-answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { LABELS_KEY } from './label-settings.ts'

afterEach(() => localStorage.removeItem(LABELS_KEY))

const kitchen = emptyKitchen()
const dialog = page.getByRole('dialog')
const print = dialog.getByRole('button', { name: /^Imprimer/ })

async function open(sheet: Partial<Parameters<typeof kitchen.addSheet>[0]>) {
  const { id } = kitchen.addSheet({ title: 'Fond brun', ...sheet })
  const shown = await renderRoute({ '/_workspace/recipes/$id/': Recipe }, `/recipes/${id}`, {
    api: { ...kitchen.answers, batches: { create: (batch) => batchAnswer({ labels: batch.labels }) } },
  })
  await page.getByRole('button', { name: 'Étiquettes' }).click()
  return { ...shown, id, made: () => shown.api.calls.batches.create }
}

test('a sheet that says how much it gives and how long it keeps is labelled in two presses, once', async () => {
  const { id, made } = await open({ yieldQuantity: 5, yieldUnit: 'L', keepsHours: 72 })
  await expect.element(dialog.getByLabelText('Quantité')).toHaveValue('5')
  await expect.element(dialog.getByLabelText('Date limite')).not.toHaveValue('')
  await expectAccessibleAtBothWidths()
  await print.dblClick()
  await expect.element(page.getByText('Fond brun : lot 261201-FB-1')).toBeVisible()
  expect(made()).toMatchObject([
    {
      kind: 'made',
      techSheetId: id,
      quantity: 5,
      unit: 'L',
      labels: 1,
      initials: expect.stringMatching(/^[A-Z]/),
    },
  ])
  await expect.element(page.getByRole('button', { name: 'Voir le lot' })).toBeVisible()
  const keeps = Date.parse(made()[0]?.useBy ?? '') - Date.now()
  expect(keeps / 3_600_000).toBeGreaterThan(71.9)
  expect(keeps / 3_600_000).toBeLessThan(72.1)
})

test('what a sheet does not say is asked, no number is proposed, and nothing is lost without a network', async () => {
  const { api, made } = await open({ portions: 12 })
  await expect
    .element(dialog.getByText('Selon votre plan de maîtrise sanitaire', { exact: false }))
    .toBeVisible()
  await expect.element(dialog.getByLabelText('Date limite')).toHaveValue('')
  await dialog.getByLabelText('Quantité').fill('0')
  await dialog.getByLabelText('Vos initiales').fill('été')
  await print.click()
  await expect.element(dialog.getByText('Donnez la date limite')).toBeVisible()
  await expect.element(dialog.getByText('La quantité doit être supérieure à 0')).toBeVisible()
  expect(made()).toEqual([])
  await dialog.getByLabelText('Quantité').fill('2,5')
  await dialog.getByLabelText('Date limite').fill('2031-12-03')
  await expect.element(dialog.getByText('Jusqu’au mercredi 3 décembre 2031')).toBeVisible()
  api.answer({ batches: { create: () => noNetwork() } })
  await print.click()
  await expect.element(dialog.getByText('Le lot n’a pas été noté', { exact: false })).toBeVisible()
  api.answer({ batches: { create: () => batchAnswer({ labels: 0 }) } })
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Noter le lot' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(made().at(-1)).toMatchObject({
    quantity: 2.5,
    unit: 'portion',
    labels: 0,
    initials: 'ETE',
    useBy: '2031-12-03T22:59:00.000Z',
  })
  await page.getByRole('button', { name: 'Étiquettes' }).click()
  await expect.element(dialog.getByLabelText('Vos initiales')).toHaveValue('ETE')
})

test('how long it keeps frozen is offered for what is vacuum-packed, and never taken for the chilled', async () => {
  await open({ keepsHours: 72, frozenHours: 2160 })
  await dialog.getByText('Sous vide').click()
  await expect.element(dialog.getByLabelText('Date limite')).toHaveValue('')
  await dialog.getByRole('button', { name: /^Congelé : jusqu’au/ }).click()
  await expect.element(dialog.getByLabelText('Date limite')).not.toHaveValue('')
})

test('by how much the printer is off is remembered on the device, and the format is that of the house', async () => {
  await open({ keepsHours: 72 })
  await expect.element(dialog.getByText(/^Rouleau 62 × 29/)).toBeVisible()
  await dialog.getByText('Imprimante').click()
  await dialog.getByLabelText('Décaler vers la droite').fill('0,5')
  expect(JSON.parse(localStorage.getItem(LABELS_KEY) ?? '{}')).toMatchObject({ offset: { x: 0.5, y: 0 } })
  await expect.element(dialog.getByRole('link', { name: 'Changer le format' })).toBeVisible()
  await expectAccessibleAtBothWidths()
})
