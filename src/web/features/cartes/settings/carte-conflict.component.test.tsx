import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CarteChange, CarteSettings } from '#contract/cartes.ts'
import { carte, carteDish, carteSettings } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { Route as Cartes } from '#web/routes/_workspace/cartes.index.tsx'

const routes = { '/_print/cartes/$carteId/print': CartePrint, '/_workspace/cartes/': Cartes }

const gammes = [{ id: crypto.randomUUID(), nom: 'Entrées', recettes: [carteDish()] }]

const alert = page.getByRole('alert')
const keepMine = alert.getByRole('button', { name: 'Garder mes modifications' })
const takeStored = alert.getByRole('button', { name: 'Reprendre la version enregistrée' })
const theme = (name: string) => page.getByRole('radio', { name })
const heading = page.getByLabelText('Sous le nom')

/** A server with the settings of one carte; `otherWindow` is another window that saves. */
function storing() {
  let stored = carteSettings()
  const change = ({ id: _id, version, ...changes }: CarteChange) => {
    if (version !== stored.version) return refusal('VERSION_CONFLICT', { current: stored })
    const set = Object.entries(changes).filter(([, value]) => value !== undefined)
    stored = { ...stored, ...Object.fromEntries(set), version: stored.version + 1 }
    return stored
  }
  return {
    stored: () => stored,
    otherWindow: (facts: Partial<CarteSettings>) => {
      stored = { ...stored, ...facts, version: stored.version + 1 }
    },
    api: {
      cartes: { get: () => carte({ ...carteSettings(), gammes }), list: () => ({ items: [stored] }), change },
    },
  }
}

/** The page that sets the carte, opened before another window saves. */
async function renderSettings(facts?: Partial<CarteSettings>) {
  const server = storing()
  const shown = await renderRoute(routes, `/cartes/${carteSettings().id}/print`, { api: server.api })
  await expect.element(page.getByText('Soupe aux poireaux')).toBeVisible()
  if (facts) server.otherWindow(facts)
  return { ...server, ...shown }
}

test('a setting that both windows have changed is asked, and nothing is written before it is chosen', async () => {
  const { api, stored, address } = await renderSettings({ theme: 'ardoise', heading: 'Automne' })
  await theme('Bistrot').click()
  await expect.element(alert).toHaveFocus()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent('ThèmeBistrotArdoise')
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Sous le nom\./)
  await expect.element(theme('Bistrot')).toBeChecked()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Ma Carte' }).first().click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(alert).toBeVisible()
  expect(address()).toMatch(/print$/)
  expect(stored().theme).toBe('ardoise')

  await keepMine.click()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(heading).toHaveValue('Automne')
  expect(stored()).toMatchObject({ theme: 'bistrot', heading: 'Automne', version: 3 })
  expect(api.calls.cartes.change.at(-1)).toMatchObject({ theme: 'bistrot', version: 2 })
})

test('the stored settings are taken over, and what was chosen can be put back', async () => {
  const { stored } = await renderSettings({ theme: 'ardoise', heading: 'Automne' })
  await theme('Bistrot').click()
  await takeStored.click()
  await expect.element(theme('Ardoise')).toBeChecked()
  await expect.element(heading).toHaveValue('Automne')
  await expect.element(alert).toHaveFocus()
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(theme('Bistrot')).toBeChecked()
  await expect.poll(stored).toMatchObject({ theme: 'bistrot', heading: 'Automne', version: 3 })
  await expect.element(alert).not.toBeInTheDocument()
})

test('settings that one window alone has changed are taken over without a question, and named', async () => {
  const { stored, api } = await renderSettings({ pageFormat: 'a5', showLeaders: false })
  await theme('Bistrot').click()
  await expect.element(page.getByText(/Modifiés dans une autre fenêtre, et repris ici/)).toBeVisible()
  await expect.element(page.getByLabelText('Format')).toHaveValue('a5')
  await expect.element(page.getByRole('switch', { name: 'Points de conduite' })).not.toBeChecked()
  await expect.poll(stored).toMatchObject({ theme: 'bistrot', pageFormat: 'a5', showLeaders: false })
  await theme('Moderne').click()
  await expect.poll(stored).toMatchObject({ theme: 'moderne', version: 4 })
  expect(api.calls.cartes.change, 'what comes next names the version that the last answer had').toHaveLength(
    3,
  )
})

test('choices one after the other are no other window', async () => {
  const { api, stored } = await renderSettings()
  for (const name of ['Bistrot', 'Moderne', 'Ardoise']) await theme(name).click()
  await expect.poll(() => stored().theme).toBe('ardoise')
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  expect(page.getByText(/autre fenêtre/).elements()).toEqual([])
  expect(api.calls.cartes.change.map(({ version }) => version)).toEqual([1, 2, 3])
})

test('a text that is being typed keeps the focus, and a notice leads to the question above it', async () => {
  await page.viewport(390, 844)
  const { stored } = await renderSettings({ heading: 'Automne' })
  await page.getByRole('button', { name: 'Mise en page' }).click()
  await heading.click()
  await userEvent.keyboard('Hiver')
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notice).toMatchTextContent(/dernière saisie n’est pas enregistrée/)
  await expect.element(heading).toHaveFocus()
  await userEvent.keyboard(' doux')
  await notice.getByRole('button', { name: 'Voir' }).click()
  await expect.element(alert).toHaveFocus()
  await expect.element(notice).toBeEmptyDOMElement()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent('Sous le nomHiver douxAutomne')
  await expectNoSidewaysScroll()
  await expectAccessible()
  await keepMine.click()
  await expect.poll(stored).toMatchObject({ heading: 'Hiver doux' })
})

test('the carte that both windows rename is asked, Escape loses nothing, and either name stays', async () => {
  const server = storing()
  const { api } = await renderRoute(routes, '/cartes', {
    api: { ...server.api, gammes: { list: () => ({ items: [] }) } },
  })
  await page.getByRole('button', { name: 'Renommer la carte' }).click()
  const form = page.getByRole('dialog', { name: 'Renommer la carte' })
  const name = form.getByLabelText('Nom de la carte')
  await expect.element(name).toHaveValue('Ma carte')
  server.otherWindow({ nom: 'La Table' })
  await name.fill('Chez nous')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent('Nom de la carteChez nousLa Table')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(name).toHaveValue('Chez nous')
  await takeStored.click()
  await expect.element(name).toHaveValue('La Table')
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Carte renommée avec succès !')).toBeVisible()
  expect(server.stored().nom).toBe('Chez nous')
  expect(api.calls.cartes.change.map(({ version }) => version)).toEqual([1, 2])
})
