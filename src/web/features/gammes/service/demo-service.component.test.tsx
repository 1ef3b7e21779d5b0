import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { visitDemo } from '#web/lib/demo/demo.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.service.tsx'

test('the demo says beside the dish that was changed that nothing is saved, and beside no other', async () => {
  visitDemo()
  const dishes = ['Bœuf bourguignon', 'Sole meunière', 'Onglet'].map((nomAffiche) =>
    gammeRecette({ id: crypto.randomUUID(), nomAffiche }),
  )
  const { recettes, ...gamme } = gammeDetail(dishes)
  await renderRoute({ '/_workspace/cartes/service': Route }, '/cartes/service', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }) },
      gammes: { list: () => ({ items: [gamme] }), get: () => ({ ...gamme, recettes }) },
    },
  })
  const notSaved = page.getByText('Démo : rien n’est enregistré')
  const remaining = page.getByRole('group', { name: /Sole/ }).getByLabelText('Portions restantes')
  await expect.element(remaining).toBeVisible()
  expect(notSaved.elements()).toHaveLength(0)
  await remaining.fill('4')
  await userEvent.keyboard('{Tab}')
  await expect.element(notSaved).toBeVisible()
  expect(notSaved.elements()).toHaveLength(1)
})
