import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountChange } from '#contract/account.ts'
import { LABELS_KEY } from '#web/features/batches/make/label-settings.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Settings } from '#web/routes/_workspace/settings.tsx'

const labels = page.getByRole('region', { name: 'Étiquettes' })

const openLabels = () =>
  renderRoute({ '/_workspace/settings': Settings }, '/settings#labels', {
    api: {
      account: {
        get: () => ACCOUNT,
        change: ({ settings, ...facts }: AccountChange) => ({
          ...ACCOUNT,
          ...facts,
          settings: { ...ACCOUNT.settings, ...settings },
        }),
      },
    },
  })

test('stations are typed one a line, each is kept once, and a format is saved as it is chosen', async () => {
  const { api } = await openLabels()
  const stations = labels.getByLabelText('Postes de la cuisine')
  await stations.fill('x'.repeat(61))
  await userEvent.keyboard('{Tab}')
  await expect
    .element(labels.getByText('Donnez au plus 30 postes, de 60 caractères au plus chacun'))
    .toBeVisible()
  await stations.fill(' Chaud\n\nPâtisserie\nChaud')
  await userEvent.keyboard('{Tab}')
  await expect.element(labels.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await labels.getByLabelText('Format des étiquettes').selectOptions('Planche A4, 3 × 8')
  await expect
    .poll(() => api.calls.account.change)
    .toEqual([
      { settings: { stations: ['Chaud', 'Pâtisserie'] }, version: 1 },
      { settings: { labelFormat: 'a4-3x8' }, version: 1 },
    ])
  await expectAccessibleAtBothWidths()
})

test('the offset of the printer is kept on this device, with a comma, and the test page is of the chosen format', async () => {
  const { api } = await openLabels()
  const right = labels.getByLabelText('Décaler vers la droite')
  await right.fill('-1,5')
  await userEvent.keyboard('{Tab}')
  await expect.element(right).toHaveValue('−1,5')
  expect(JSON.parse(localStorage.getItem(LABELS_KEY) ?? '{}')).toMatchObject({ offset: { x: -1.5, y: 0 } })
  await labels.getByLabelText('Format des étiquettes').selectOptions('Rouleau 50 × 30 mm')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await labels.getByRole('button', { name: 'Page d’essai' }).click()
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['etiquettes-page-d-essai.pdf'])
  expect(api.calls.account.change).toEqual([{ settings: { labelFormat: '50x30' }, version: 1 }])
})
