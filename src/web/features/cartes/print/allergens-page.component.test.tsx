import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { carte, carteDish } from '#contract/testing/carte-fixtures.ts'
import { Route as CarteAllergenes } from '#web/routes/_print/cartes.$carteId.allergenes.tsx'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const CARTE = carte({
  gammes: [
    { id: crypto.randomUUID(), nom: 'Entrées', recettes: [carteDish({ allergens: ['Céleri'] })] },
    {
      id: crypto.randomUUID(),
      nom: 'Plats',
      recettes: [carteDish({ nomAffiche: 'Rôti de veau', category: 'Plat' })],
    },
  ],
})

const widthOf = () => page.getByText('Allergènes par plat').element().getBoundingClientRect().width

async function enlarge(percent: number): Promise<void> {
  await page.getByRole('button', { name: 'Agrandir' }).click()
  await expect.element(page.getByText(new RegExp(`^${percent}\\s%$`, 'u'))).toBeInTheDocument()
}

test('the table of allergens is a separate page, on a phone too', async () => {
  await page.viewport(390, 844)
  const { address } = await renderRoute(
    { '/_print/cartes/$carteId/allergenes': CarteAllergenes, '/_print/cartes/$carteId/print': CartePrint },
    `/cartes/${CARTE.id}/print`,
    { api: { cartes: { get: () => CARTE } } },
  )
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Tableau des allergènes' }).click()
  await expect.element(page.getByText('Allergènes par plat')).toBeVisible()
  expect(address()).toBe(`/cartes/${CARTE.id}/allergenes`)
  await expectAccessible()
  await expectNoSidewaysScroll()
  const before = widthOf()
  await enlarge(150)
  await enlarge(200)
  expect(widthOf() / before).toBeCloseTo(2, 1)
  await enlarge(300)
  await expect.element(page.getByRole('button', { name: 'Agrandir' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Télécharger le PDF' })).toBeInViewport()
  await expectAccessible()
  await expectNoSidewaysScroll()
})
