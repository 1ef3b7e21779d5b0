import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { KitchenDevice } from '#contract/devices.ts'
import { MAX_DEVICES } from '#domain/kitchen/limits.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const section = page.getByRole('region', { name: 'Tablettes de cuisine' })
const entries = section.getByRole('listitem')
const button = (name: string) => section.getByRole('button', { name, exact: true })
const field = (name: string) => section.getByLabelText(name, { exact: true })

const PASS: KitchenDevice = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1c01',
  name: 'Passe',
  sheets: 'all',
  hasPin: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  usedAt: '2026-11-02T08:30:00.000Z',
  usedFrom: '192.0.2.7',
}
const COLD: KitchenDevice = {
  ...PASS,
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1c02',
  name: 'Garde-manger',
  sheets: 'cartes',
  hasPin: false,
  usedAt: null,
  usedFrom: null,
}

const wrongPassword = () => refusal('WRONG_PASSWORD')
const full = () => refusal('TOO_MANY_DEVICES')

/** A code that is good for ten minutes from now. */
const pairing = () => ({
  code: 'K7MQ2XRD',
  address: 'https://gramme.exemple.fr/cuisine#K7MQ2XRD',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
})

test('tablets are listed with their sheets and last use, and one is revoked after a question', async () => {
  let items = [PASS, COLD]
  const { api } = await renderRoute(routes, '/settings#tablets', {
    api: {
      devices: {
        list: () => ({ items }),
        revoke: ({ id }) => {
          items = items.filter((tablet) => tablet.id !== id)
          return { id }
        },
      },
    },
  })
  await expect
    .element(entries.nth(0))
    .toMatchTextContent(/^PasseCode PINToutes les fichesUtilisée le .*, depuis l’adresse 192\.0\.2\.7/)
  await expect
    .element(entries.nth(1))
    .toMatchTextContent(/^Garde-mangerLes fiches des cartesAssociée le .*, pas encore utilisée/)
  await expectAccessibleAtBothWidths()
  await button('Retirer Passe').click()
  const question = page.getByRole('dialog', { name: /^Retirer cette tablette/ })
  await question.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect.element(page.getByText('Tablette retirée')).toBeVisible()
  await expect.poll(() => entries.elements().length).toBe(1)
  expect(api.calls.devices.revoke).toEqual([{ id: PASS.id }])
})

test('a house without tablets reads one button, and one is added by a code that ends when it was used', async () => {
  let items: KitchenDevice[] = []
  const { api } = await renderRoute(routes, '/settings?onglet=cuisine', {
    api: { devices: { list: () => ({ items }), invite: pairing } },
  })
  await expect.element(button('Ajouter une tablette')).toBeVisible()
  expect(section.getByRole('button').elements()).toHaveLength(1)
  await button('Ajouter une tablette').click()
  await expect.element(field('Nom de la tablette')).toHaveFocus()
  await button('Afficher le code').click()
  expect(api.calls.devices.invite).toEqual([])
  await field('Nom de la tablette').fill('Garde-manger')
  await section.getByRole('radio', { name: 'Les fiches des cartes' }).click()
  await field('Mot de passe actuel').fill('un mot de passe')
  await button('Afficher le code').click()
  await expect.element(section.getByText('K7MQ 2XRD', { exact: true })).toBeVisible()
  await expect.element(section.getByText(/gramme\.exemple\.fr\/cuisine et/)).toBeVisible()
  await expect.element(section.getByRole('timer')).toMatchTextContent(/^Encore (10 min 0|9 min 5\d)\ss/)
  await expect.element(section.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessibleAtBothWidths()
  expect(api.calls.devices.invite).toEqual([
    { name: 'Garde-manger', sheets: 'cartes', password: 'un mot de passe' },
  ])
  items = [COLD]
  await expect.element(page.getByText(/^«.Garde-manger.» est associée$/), { timeout: 6000 }).toBeVisible()
  await expect.element(entries.nth(0)).toMatchTextContent(/^Garde-manger/)
  await expect.element(section.getByText('K7MQ 2XRD', { exact: true })).not.toBeInTheDocument()
})

test('a code that has ended is not shown, and the next one asks for the password alone', async () => {
  let ends = new Date(Date.now() + 1_000).toISOString()
  const { api } = await renderRoute(routes, '/settings?onglet=cuisine', {
    api: { devices: { invite: () => ({ ...pairing(), expiresAt: ends }) } },
  })
  await button('Ajouter une tablette').click()
  await field('Nom de la tablette').fill('Passe')
  await field('Mot de passe actuel').fill('un mot de passe')
  await button('Afficher le code').click()
  await expect.element(section.getByText('Ce code n’est plus valable.'), { timeout: 4000 }).toBeVisible()
  await expect.element(section.getByText('K7MQ 2XRD', { exact: true })).not.toBeInTheDocument()
  ends = pairing().expiresAt
  await button('Nouveau code').click()
  await expect.element(field('Mot de passe actuel')).toHaveFocus()
  await expect.element(field('Nom de la tablette')).toHaveValue('Passe')
  await userEvent.keyboard('un mot de passe{Enter}')
  await expect.element(section.getByText('K7MQ 2XRD', { exact: true })).toBeVisible()
  await button('Fermer').click()
  await expect.element(button('Ajouter une tablette')).toBeVisible()
  expect(api.calls.devices.invite).toHaveLength(2)
})

test('a wrong password, a full house and a dead network have their sentences, and keep what was typed', async () => {
  let answer: typeof wrongPassword | typeof full | typeof noNetwork = wrongPassword
  await renderRoute(routes, '/settings?onglet=cuisine', { api: { devices: { invite: () => answer() } } })
  await button('Ajouter une tablette').click()
  await field('Nom de la tablette').fill('Passe')
  await field('Mot de passe actuel').fill('pas le bon')
  await button('Afficher le code').click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/mot de passe est incorrect/)
  answer = full
  await button('Afficher le code').click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/autant de tablettes/)
  answer = noNetwork
  await button('Afficher le code').click()
  await expect.element(section.getByRole('alert')).not.toMatchTextContent(/autant de tablettes/)
  await expect.element(field('Nom de la tablette')).toHaveValue('Passe')
})

test('a full house says so before, and offers no further tablet', async () => {
  const items = Array.from({ length: MAX_DEVICES }, (_, index) => ({
    ...PASS,
    id: `5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d${String(index).padStart(2, '0')}`,
    name: `Passe ${index}`,
  }))
  await renderRoute(routes, '/settings?onglet=cuisine', { api: { devices: { list: () => ({ items }) } } })
  await expect.element(section.getByText(/^Une maison a 20 tablettes au plus/)).toBeVisible()
  await expect.element(button('Ajouter une tablette')).not.toBeInTheDocument()
})

test('the name and the PIN of a tablet are changed, its PIN is taken away, and only what changed is sent', async () => {
  let items = [PASS, COLD]
  const { api } = await renderRoute(routes, '/settings?onglet=cuisine', {
    api: {
      devices: {
        list: () => ({ items }),
        change: ({ id, pin, ...change }) => {
          items = items.map((tablet) =>
            tablet.id === id
              ? {
                  ...tablet,
                  ...(change.name !== undefined && { name: change.name }),
                  ...(change.sheets !== undefined && { sheets: change.sheets }),
                  ...(pin !== undefined && { hasPin: pin !== null }),
                }
              : tablet,
          )
          return items.find((tablet) => tablet.id === id) ?? refusal('NOT_FOUND')
        },
      },
    },
  })
  await button('Modifier Garde-manger').click()
  await expect.element(field('Nom de la tablette')).toHaveFocus()
  await field('Code PIN').fill('12')
  await button('Enregistrer').click()
  await expect.element(section.getByText('Donnez de 4 à 6 chiffres')).toBeVisible()
  await field('Code PIN').fill('1234')
  await expectAccessibleAtBothWidths()
  await button('Enregistrer').click()
  await expect.element(entries.nth(1)).toMatchTextContent(/^Garde-mangerCode PIN/)
  await button('Modifier Passe').click()
  await field('Nom de la tablette').fill('Passe chaud')
  await section.getByRole('checkbox', { name: 'Ne plus demander de code PIN' }).click()
  await button('Enregistrer').click()
  await expect.element(entries.nth(0)).toMatchTextContent(/^Passe chaudToutes les fiches/)
  expect(api.calls.devices.change).toEqual([
    { id: COLD.id, pin: '1234' },
    { id: PASS.id, name: 'Passe chaud', pin: null },
  ])
})
