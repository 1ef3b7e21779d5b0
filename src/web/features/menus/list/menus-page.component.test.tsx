import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Menu } from '#contract/menus.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { carte, carteSettings, menu } from '#contract/testing/carte-fixtures.ts'
import { Route as Menus } from '#web/routes/_workspace/menus.index.tsx'
import { Route as MenuPage } from '#web/routes/_workspace/menus.$id.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = { '/_workspace/menus/': Menus, '/_workspace/menus/$id': MenuPage }

/** A menu's page reads the carte, also before it is opened: when the mouse rests on a link to it. */
const cartes = { list: () => ({ items: [carteSettings()] }), get: () => carte() }

test('a menu needs a name and a price, and is made once with its courses', async () => {
  const made: Menu[] = []
  const { api, address } = await renderRoute(routes, '/menus', {
    api: {
      cartes,
      menus: {
        list: () => ({ items: made }),
        create: ({ nom, prixTtc, choices = [] }) => {
          made.push(
            menu({
              nom,
              prixTtc,
              choices: choices.map((choice) => ({ id: crypto.randomUUID(), nom: choice.nom, dishes: [] })),
            }),
          )
          return made[0] ?? menu()
        },
        get: () => made[0] ?? menu(),
      },
    },
  })
  await expect.element(page.getByText('Aucun menu pour l’instant')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('n')
  const form = page.getByRole('dialog', { name: 'Nouveau menu' })
  await expect.element(form.getByLabelText('Nom du menu')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le nom du menu est requis')).toBeVisible()
  await expect.element(form.getByText('Le prix du menu est requis')).toBeVisible()
  await userEvent.keyboard('Menu du marché')
  await form.getByLabelText('Prix TTC').fill('26')
  await form.getByText('Dessert', { exact: true }).click()
  await form.getByText('Vin', { exact: true }).click()
  await expectAccessible()
  await form.getByRole('button', { name: 'Créer le menu' }).dblClick()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Menu du marché' })).toBeVisible()
  await expect.element(page.getByText('Coût incomplet')).toBeVisible()
  expect(address()).toBe(`/menus/${made[0]?.id ?? ''}`)
  expect(api.calls.menus.create).toMatchObject([
    {
      nom: 'Menu du marché',
      prixTtc: 26,
      choices: [{ nom: 'Entrée' }, { nom: 'Plat' }, { nom: 'Vin' }],
    },
  ])
})

test('a menu is listed with its price, and deleted once', async () => {
  const menus = [menu({ nom: 'Menu du marché', prixTtc: 26 })]
  const { api } = await renderRoute(routes, '/menus', {
    api: {
      cartes,
      menus: {
        list: () => ({ items: menus }),
        remove: ({ id }) => {
          menus.pop()
          return { id, deletedItemId: crypto.randomUUID() }
        },
      },
    },
  })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Menu du marché' }))
    .toMatchTextContent('26,00 €')
  await expectAccessible()
  await page.getByRole('button', { name: 'Supprimer « Menu du marché »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).dblClick()
  await expect.element(page.getByText('Aucun menu pour l’instant')).toBeVisible()
  expect(api.calls.menus.remove).toHaveLength(1)
})
