import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CarteVersion } from '#contract/carte-versions.ts'
import { cartePublication, carteSettings, gamme } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as CartesVersion } from '#web/routes/_print/cartes.versions.$versionId.tsx'
import { Route as Cartes } from '#web/routes/_workspace/cartes.index.tsx'
import { CARTE } from '../testing/stored-carte.ts'

const routes = { '/_print/cartes/versions/$versionId': CartesVersion, '/_workspace/cartes/': Cartes }

const SPRING: CarteVersion = {
  id: '7d0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a77',
  carteId: CARTE.id,
  nom: 'Carte printemps 2026',
  createdAt: '2026-03-21T09:00:00.000Z',
  personId: null,
}

test('versions are kept under a name that is proposed, opened and deleted', async () => {
  const items = [SPRING]
  const { api } = await renderRoute(routes, '/cartes', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }), get: () => CARTE },
      gammes: { list: () => ({ items: [gamme({})] }) },
      publicCartes: { publication: () => cartePublication() },
      carteVersions: {
        list: () => ({ items: [...items] }),
        create: ({ nom }) => {
          const made = { ...SPRING, id: crypto.randomUUID(), nom }
          items.unshift(made)
          return made
        },
        remove: ({ id }) => {
          items.splice(
            items.findIndex((version) => version.id === id),
            1,
          )
          return { id }
        },
      },
    },
  })
  await page.getByRole('heading', { name: 'Versions gardées' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Voir Carte printemps 2026' }))
    .toHaveAttribute('href', `/cartes/versions/${SPRING.id}`)
  await expect.element(page.getByText('Gardée le 21 mars 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Garder cette version' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabelText('Nom de la version')
  await expect
    .poll(() => (name.element() as HTMLInputElement).value)
    .toMatch(/^Carte (printemps|été|automne|hiver) \d{4}$/)
  await name.fill('Carte automne 2026')
  await dialog.getByRole('button', { name: 'Garder cette version' }).click()
  await expect.element(page.getByText('Carte automne 2026')).toBeVisible()
  expect(api.calls.carteVersions.create.map(({ nom }) => nom)).toEqual(['Carte automne 2026'])
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('button', { name: 'Supprimer Carte printemps 2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Gardée le 21 mars 2026')).toBeVisible()
  await expect.element(page.getByText('Carte printemps 2026', { exact: true })).not.toBeInTheDocument()
})

test('a version shows its pages as they were, with the margins of then, and one that is gone says so', async () => {
  const { forgiveErrors } = await renderRoute(routes, `/cartes/versions/${SPRING.id}`, {
    api: {
      carteVersions: {
        get: ({ id }) => (id === SPRING.id ? { ...SPRING, carte: CARTE } : refusal('NOT_FOUND')),
      },
    },
  })
  forgiveErrors(/NOT_FOUND/)
  const pages = page.getByRole('region', { name: 'Aperçu des pages' })
  await expect.element(pages.getByText('Velouté')).toBeVisible()
  await expect.element(page.getByText('Carte printemps 2026, gardée le 21 mars 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les marges' }).click()
  await expect.element(page.getByText(/celles du jour où la version a été gardée/)).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})
