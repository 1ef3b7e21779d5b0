import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { batchAnswer } from '#contract/testing/batch-answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { LABELS_KEY } from './label-settings.ts'

afterEach(() => {
  localStorage.removeItem(LABELS_KEY)
  vi.restoreAllMocks()
})

/** The text of the leaves of the print dialog, once it is open. */
function watchPrinting() {
  const leaves: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const place = document.querySelector('[data-printed-alone]')
    for (const leaf of place?.querySelectorAll('[lang]') ?? []) leaves.push(leaf.textContent ?? '')
    dispatchEvent(new Event('afterprint'))
  })
  return leaves
}

const kitchen = emptyKitchen()
const dialog = page.getByRole('dialog')
const print = dialog.getByRole('button', { name: /^Imprimer/ })

async function open(
  sheet: Partial<Parameters<typeof kitchen.addSheet>[0]>,
  settings: Partial<(typeof ACCOUNT)['settings']> = {},
) {
  const { id } = kitchen.addSheet({ title: 'Fond brun', ...sheet })
  const shown = await renderRoute({ '/_workspace/recipes/$id/': Recipe }, `/recipes/${id}`, {
    api: {
      ...kitchen.answers,
      account: { get: () => ({ ...ACCOUNT, settings: { ...ACCOUNT.settings, ...settings } }) },
      batches: { create: (batch) => batchAnswer({ labels: batch.labels }) },
    },
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
  for (const wrong of ['-3', '5000', 'x']) {
    await dialog.getByLabelText('Étiquettes', { exact: true }).fill(wrong)
    await expect.element(dialog.getByRole('button', { name: 'Imprimer les étiquettes' })).toBeVisible()
  }
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

test('labels open the print dialog, and nothing of them stays in the window', async () => {
  const leaves = watchPrinting()
  await open({ keepsHours: 72 })
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('3')
  await print.click()
  await expect.poll(() => leaves).toHaveLength(3)
  expect(leaves[0]).toContain('261201-FB-1')
  expect(document.querySelector('[data-printed-alone]')).toBeNull()
})

test('on a sheet of A4 labels begin where the last ones have ended, by what this device remembers', async () => {
  const leaves = watchPrinting()
  localStorage.setItem(LABELS_KEY, JSON.stringify({ used: { 'a4-3x8': 22, '62x29': 7 } }))
  await open({ keepsHours: 72 }, { labelFormat: 'a4-3x8' })
  await expect.element(dialog.getByLabelText('Commencer à l’étiquette n°')).toHaveValue('23')
  await dialog.getByLabelText('Commencer à l’étiquette n°').fill('24')
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('3')
  await print.click()
  await expect.poll(() => leaves.map((leaf) => leaf.split('261201-FB-1').length - 1)).toEqual([1, 2])
  expect(JSON.parse(localStorage.getItem(LABELS_KEY) ?? '{}')).toMatchObject({ used: { 'a4-3x8': 2 } })
})
