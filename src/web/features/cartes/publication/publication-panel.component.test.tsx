import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartePublication } from '#contract/public-cartes.ts'
import { carte, carteSettings, cartePublication, gamme } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const OPEN = { token: 'A'.repeat(14), publishedAt: '2026-11-02T09:00:00.000Z' }

/** The panel of a carte that is open to guests. */
async function show(publication: Partial<CartePublication>) {
  await renderPage('/cartes', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte() },
      gammes: { list: () => ({ items: [gamme({ nbRecettes: 1 })] }) },
      carteVersions: { list: () => ({ items: [] }) },
      publicCartes: { publication: () => cartePublication({ address: OPEN, ...publication }) },
    },
  })
  return page.getByRole('region', { name: 'Carte en ligne' })
}

test('dishes that are hidden tonight are counted apart, and a menu that they hide is named', async () => {
  const hiddenMenus = [{ id: crypto.randomUUID(), nom: 'Menu mer' }]
  const panel = await show({ shown: 11, shownMenus: 1, masked: 2, hiddenMenus })
  await expect
    .element(panel.getByText('11 plats et 1 menu y sont visibles. 2 masqués ce soir.'))
    .toBeVisible()
  await expect.element(panel.getByText('1 menu de la carte reste caché')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Menu mer' })).toBeVisible()
  await expect.element(panel.getByText(/dont la fiche est publiée/)).not.toBeInTheDocument()
  await expectAccessible()
})
