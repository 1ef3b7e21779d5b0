import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CarteSettings } from '#contract/cartes.ts'
import { carte, cartePublication, carteSettings, gamme } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Cartes } from '#web/routes/_workspace/cartes.index.tsx'
import { Route as Gammes } from '#web/routes/_workspace/gammes.index.tsx'

const NOON = carteSettings({ nom: 'Midi' })
const EVENING = carteSettings({ nom: 'Soir', id: crypto.randomUUID() })
const DESSERTS = gamme({ nom: 'Desserts', carteId: NOON.id })

/** The page of the cartes over a list that its writes change. */
async function show(begin: CarteSettings[], path = '/cartes') {
  let cartes = begin
  const gammes = [
    gamme({ nom: 'Formules', carteId: NOON.id }),
    DESSERTS,
    gamme({ nom: 'Grands plats', carteId: EVENING.id }),
  ]
  const deletedItemId = crypto.randomUUID()
  const shown = await renderRoute({ '/_workspace/cartes/': Cartes, '/_workspace/gammes/': Gammes }, path, {
    api: {
      cartes: {
        list: () => ({ items: cartes }),
        get: ({ id }) => carte(cartes.find((one) => one.id === id) ?? {}),
        create: ({ nom }) => {
          const made = carteSettings({ nom, id: crypto.randomUUID() })
          cartes = [...cartes, made]
          return made
        },
        reorder: ({ ids }) => {
          cartes = cartes.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
          return { ids }
        },
        remove: ({ id }) => {
          cartes = cartes.filter((one) => one.id !== id)
          return { id, deletedItemId }
        },
      },
      gammes: { list: () => ({ items: gammes }) },
      carteVersions: { list: () => ({ items: [] }) },
      publicCartes: {
        publication: () =>
          cartePublication({ address: { token: 'A'.repeat(14), publishedAt: new Date().toISOString() } }),
      },
    },
  })
  return { ...shown, order: () => cartes.map(({ nom }) => nom) }
}

const title = (name: string) => page.getByRole('heading', { level: 1, name })
const chooser = page.getByRole('group', { name: 'Cartes' })
const actions = page.getByRole('button', { name: 'Autres actions sur la carte' })

test('one carte shows no chooser, and offers a new one in its menu, which is shown once it is made', async () => {
  const { api, address } = await show([NOON])
  await expect.element(title('Midi')).toBeVisible()
  await expect.element(chooser).not.toBeInTheDocument()
  await actions.click()
  await expect.element(page.getByRole('menuitem', { name: 'Supprimer la carte' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Nouvelle carte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle carte' })
  await dialog.getByRole('button', { name: 'Créer la carte' }).click()
  await expect.element(dialog.getByText('Le nom de la carte est requis')).toBeVisible()
  await dialog.getByLabelText('Nom de la carte').fill('Vins')
  await dialog.getByRole('radio', { name: /^Comme «\sMidi\s»/ }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Créer la carte' }).dblClick()
  await expect.element(title('Vins')).toBeVisible()
  expect(api.calls.cartes.create).toEqual([{ nom: 'Vins', copyOf: NOON.id }])
  expect(address()).toMatch(/^\/cartes\?carte=/)
  await expect.element(chooser.getByRole('button', { name: /Vins/ })).toHaveAttribute('aria-pressed', 'true')
})

test('of several cartes each shows its own gammes', async () => {
  const { address } = await show([NOON, EVENING], `/cartes?carte=${NOON.id}`)
  await expect.element(title('Midi')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Formules' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Grands plats' })).not.toBeInTheDocument()
  await chooser.getByRole('button', { name: 'Soir 1' }).click()
  await expect.element(title('Soir')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Grands plats' })).toBeVisible()
  await expect.element(page.getByText('1 gamme', { exact: true })).toBeVisible()
  expect(address()).toBe(`/cartes?carte=${EVENING.id}`)
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  expect(sessionStorage.getItem('gramme.carte')).toBe(EVENING.id)
})

test('an address that names no carte shows the one that this tab has shown last', async () => {
  sessionStorage.setItem('gramme.carte', EVENING.id)
  await show([NOON, EVENING])
  await expect.element(title('Soir')).toBeVisible()
})

test('a carte is moved by one place, and a question says what its deletion takes along', async () => {
  const { api, order } = await show([NOON, EVENING], `/cartes?carte=${EVENING.id}`)
  await actions.click()
  await page.getByRole('menuitem', { name: /^Placer avant «\sMidi\s»/ }).click()
  await expect.poll(order).toEqual(['Soir', 'Midi'])
  expect(api.calls.cartes.reorder).toEqual([{ ids: [EVENING.id, NOON.id], from: [NOON.id, EVENING.id] }])
  await actions.click()
  await page.getByRole('menuitem', { name: 'Supprimer la carte' }).click()
  const question = page.getByRole('dialog', { name: /^Supprimer «\sSoir\s»/ })
  await expect.element(question.getByText(/avec sa gamme, ses menus et ses versions gardées/)).toBeVisible()
  await expect.element(question.getByText(/code QR ne mènent plus à rien/)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Supprimer' }).dblClick()
  await expect.element(title('Midi')).toBeVisible()
  await expect.element(chooser).not.toBeInTheDocument()
  expect(api.calls.cartes.remove).toEqual([{ id: EVENING.id }])
  await expect.element(page.getByText(/^Carte supprimée avec succès/)).toBeVisible()
})

test('gammes are those of the chosen carte, and a gamme moves to another', async () => {
  const { api } = await show([NOON, EVENING], `/gammes?carte=${NOON.id}`)
  api.answer({
    gammes: {
      change: ({ id, version, ...change }) => gamme({ id, nom: 'Desserts', ...change, version: version + 1 }),
      create: ({ nom, carteId }) => gamme({ nom, carteId: carteId ?? NOON.id }),
    },
    account: {},
  })
  await expect.element(page.getByRole('link', { name: 'Gérer les recettes de « Formules »' })).toBeVisible()
  await page.getByRole('button', { name: /^Modifier «\sDesserts\s»/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la gamme' })
  await dialog.getByLabelText('Carte').selectOptions('Soir')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => api.calls.gammes.change).toMatchObject([{ id: DESSERTS.id, carteId: EVENING.id }])
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Nouvelle Gamme' }).click()
  await page.getByLabelText('Nom de la gamme').fill('Plats')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.calls.gammes.create).toEqual([{ nom: 'Plats', carteId: NOON.id }])
})
