import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Menu } from '#contract/menus.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { carte, carteSettings, menu, menuDish } from '#contract/testing/carte-fixtures.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/menus.$id.tsx'

/** 11 € and 22 € with VAT; the wine is taxed at 20 %. */
const SOUP = menuDish()
const FISH = menuDish({ title: 'Lieu jaune', sellingPriceHt: 20, coutMatiere: 5 })
const WINE = menuDish({ title: 'Verre de chinon', sellingPriceHt: 5, tvaRate: 20, coutMatiere: 1 })

const choice = (nom: string, ...dishes: Menu['choices'][number]['dishes']) => ({
  id: crypto.randomUUID(),
  nom,
  dishes,
})

/** As the server does it: a change that names another revision is refused. */
/** A menu that is stored; `opened` is what is read of it before the first save, from when another window had not written. */
function storing(stored: Menu, opened = stored): Answers['menus'] {
  let current = stored
  let read = opened
  return {
    get: () => read,
    change: ({ id: _id, revision, choices: _choices, ...facts }) => {
      read = current
      if (revision !== current.revision) return refusal('VERSION_CONFLICT', { current })
      const stated = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
      current = { ...current, ...stated, revision: `${revision}+` }
      read = current
      return current
    },
  }
}

function show(stored: Menu, menus: Answers['menus'] = storing(stored)) {
  return renderRoute({ '/_workspace/menus/$id': Route }, `/menus/${stored.id}`, {
    api: { cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte() }, menus },
  })
}

const LUNCH = menu({ choices: [choice('Entrée', SOUP, FISH), choice('Plat', FISH, SOUP)] })
const choiceNames = () =>
  page
    .getByLabelText('Nom du choix')
    .elements()
    .map((field) => (field as HTMLInputElement).value)

test('a menu says what it costs and leaves, and its VAT, which is copied for a spreadsheet', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(
    menu({
      prixTtc: 26,
      choices: [choice('Entrée', SOUP), choice('Plat', FISH), choice('Vin', WINE)],
    }),
  )
  const rows = page.getByRole('table', { name: /Ventilation de la TVA/ }).getByRole('row')
  await expect
    .poll(() => textsOf(rows))
    .toEqual([
      expect.stringMatching(/Taux/),
      '10 %84,6 %20,00 €2,00 €22,00 €',
      '20 %15,4 %3,33 €0,67 €4,00 €',
      'Total100,0 %23,33 €2,67 €26,00 €',
    ])
  const figures = page.getByRole('region', { name: 'Coût et marge' })
  await expect.element(figures.getByText('8,00 €', { exact: true })).toBeVisible()
  await expect.element(figures.getByText('65,7 %', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Copier le tableau' }).click()
  await expect.element(page.getByText('Tableau copié')).toBeVisible()
  const [copied = ''] = write.mock.calls[0] ?? []
  expect(copied.split('\n').at(-1)).toBe('Total\t100,0%\t23,33\t2,67\t26,00')
  write.mockRestore()
})

test('a dish whose cost is improbable makes cost and margin of the menu doubtful, and says why', async () => {
  const truffle = menuDish({ title: 'Omelette', coutMatiere: 300, doubt: 'price' })
  await show(menu({ prixTtc: 26, choices: [choice('Entrée', SOUP), choice('Plat', truffle)] }))
  const figures = page.getByRole('region', { name: 'Coût et marge' })
  await expect.element(figures.getByText('Coût à vérifier', { exact: true })).toBeVisible()
  await expect.element(figures.getByText(/^Marge douteuse/)).toBeInTheDocument()
  await expect
    .element(page.getByText(/Une portion coûterait 300,00\s€ pour un prix de 10,00\s€ HT/))
    .toBeInTheDocument()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('without the price of a dish by itself the VAT is not known, and says why', async () => {
  await show(menu({ choices: [choice('Vin', menuDish({ ...WINE, sellingPriceHt: null }), SOUP)] }))
  const card = page.getByRole('region', { name: 'TVA par taux' })
  await expect.element(card.getByText('Ce plat n’a pas de prix seul')).toBeVisible()
})

test('choices and their dishes change places by keyboard, and a meal that was taken is costed', async () => {
  await show(LUNCH)
  await expect.poll(choiceNames).toEqual(['Entrée', 'Plat'])
  page.getByLabelText('Nom du choix').first().element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(choiceNames).toEqual(['Plat', 'Entrée'])
  const dishes = page.getByRole('list', { name: 'Plats du choix « Plat »' }).getByRole('link')
  dishes.first().element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => textsOf(dishes)).toEqual(['Velouté', 'Lieu jaune'])
  await page.getByLabelText('Plat', { exact: true }).selectOptions('Velouté')
  await expect.element(page.getByText('Ce repas')).toBeVisible()
})

/** The page of a menu, opened before another window has saved `facts`; its name is typed and saved. */
async function saveAfter(facts: Partial<Menu>) {
  const shown = await show(LUNCH, storing({ ...LUNCH, revision: '2', ...facts }, LUNCH))
  shown.forgiveErrors(/VERSION_CONFLICT/)
  await page.getByLabelText('Nom du menu').fill('Formule du jour')
  await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  return shown
}

const conflict = page.getByRole('alert')

test('what another window alone has changed of a menu is merged without a question, and named', async () => {
  const { api } = await saveAfter({ prixTtc: 21 })
  await expect
    .element(page.getByText(/Modifié dans une autre fenêtre, et repris ici.*Prix TTC\./))
    .toBeVisible()
  await expect.element(page.getByLabelText('Prix TTC')).toHaveValue('21,00')
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(api.calls.menus.change).toMatchObject([
    { revision: '1', nom: 'Formule du jour' },
    { revision: '2', nom: 'Formule du jour', prixTtc: 21 },
  ])
})

test('a menu that both windows have changed is not overwritten before someone has chosen', async () => {
  const { api } = await saveAfter({ nom: 'Formule du soir', prixTtc: 21, choices: [] })
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict.getByRole('row').last()).toMatchTextContent('Formule du jourFormule du soir')
  await expect.element(conflict).toMatchTextContent(/repris dans les deux cas\s: Prix TTC et Les choix\./)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Nom du menu')).toHaveValue('Formule du jour')
  await conflict.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(page.getByLabelText('Nom du menu')).toHaveValue('Formule du soir')
  await conflict.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(page.getByLabelText('Nom du menu')).toHaveValue('Formule du jour')
  expect(api.calls.menus.change).toHaveLength(1)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(api.calls.menus.change.at(-1)).toMatchObject({
    revision: '2',
    nom: 'Formule du jour',
    prixTtc: 21,
    choices: [],
  })
})

test('a choice of dishes that both windows have changed is shown whole, and kept as it was written', async () => {
  const menus = storing(
    { ...LUNCH, revision: '2', choices: [choice('Entrée', SOUP), choice('Plat', FISH)] },
    LUNCH,
  )
  const { api, forgiveErrors } = await show(LUNCH, menus)
  forgiveErrors(/VERSION_CONFLICT/)
  await page
    .getByRole('button', { name: /Retirer .*Velouté/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .element(conflict.getByRole('row').last())
    .toMatchTextContent(
      /Entrée\s: Lieu jaune\s*Plat\s: Lieu jaune, Velouté\s*Entrée\s: Velouté\s*Plat\s: Lieu jaune/,
    )
  await conflict.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(() => api.calls.menus.change.at(-1))
    .toMatchObject({
      revision: '2',
      choices: [{ ficheIds: [FISH.ficheId] }, { ficheIds: [FISH.ficheId, SOUP.ficheId] }],
    })
})

const gone = () => refusal('NOT_FOUND')

test('a menu that another window has deleted keeps what was typed, and is composed again from it', async () => {
  const { api, forgiveErrors, address } = await show(LUNCH)
  forgiveErrors(/NOT_FOUND/)
  await page.getByLabelText('Nom du menu').fill('Formule du jour')
  const again = menu({ nom: 'Formule du jour', choices: LUNCH.choices })
  api.answer({
    menus: { change: gone, list: () => ({ items: [] }), get: ({ id }) => (id === again.id ? again : gone()) },
  })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict).toMatchTextContent(/supprimé entre-temps/)
  await expectAccessible()
  await expect.element(page.getByLabelText('Nom du menu')).toHaveValue('Formule du jour')
  api.answer({ menus: { create: () => again } })
  await page.getByRole('button', { name: 'Le composer à nouveau' }).click()
  await expect.poll(address).toBe(`/menus/${again.id}`)
  await expect.element(page.getByLabelText('Nom du menu')).toHaveValue('Formule du jour')
  expect(api.calls.menus.create).toMatchObject([
    { nom: 'Formule du jour', choices: [{ nom: 'Entrée', ficheIds: [SOUP.ficheId, FISH.ficheId] }, {}] },
  ])
})

test('what is typed without a network stays, and is saved by the next attempt', async () => {
  const { api, network } = await show(LUNCH)
  await expect.element(page.getByLabelText('Prix TTC')).toBeVisible()
  network.down = true
  await page.getByLabelText('Prix TTC').fill('23,50')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Le menu n’a pas pu être enregistré')).toBeVisible()
  network.down = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(api.calls.menus.change).toMatchObject([
    { nom: 'Formule du midi', prixTtc: 23.5, choices: [{ nom: 'Entrée' }, { nom: 'Plat' }] },
  ])
})

test('a choice that was removed comes back at its notice, on a telephone that scrolls in one direction', async () => {
  await page.viewport(390, 844)
  await show(LUNCH)
  await expect.poll(choiceNames).toEqual(['Entrée', 'Plat'])
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Supprimer le choix « Entrée »' }).click()
  await expect.poll(choiceNames).toEqual(['Plat'])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(choiceNames).toEqual(['Entrée', 'Plat'])
})

test('on a telephone the pinned bar saves', async () => {
  await page.viewport(390, 844)
  const { api } = await show(LUNCH)
  await page.getByLabelText('Nom du menu').fill('Formule du soir')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await expect.element(save).toBeInViewport()
  await save.click()
  await expect.poll(() => api.calls.menus.change).toMatchObject([{ nom: 'Formule du soir' }])
})
