import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Gamme } from '#contract/gammes.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { carteSettings, gamme } from '#contract/testing/carte-fixtures.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/gammes.index.tsx'

const show = (gammes: Gamme[], answers: Answers['gammes'] = {}) =>
  renderRoute({ '/_workspace/gammes/': Route }, '/gammes', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }) },
      gammes: { list: () => ({ items: gammes }), ...answers },
    },
  })

const orderOf = (gammes: readonly Gamme[]) => gammes.map(({ id }) => id)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const names = () => textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))

test('the key n opens the form of a gamme, which asks for its name and stays open when the server refuses', async () => {
  const gammes: Gamme[] = []
  const { api, address, forgiveErrors } = await show(gammes, { create: () => refusal('INTERNAL') })
  forgiveErrors(/INTERNAL/)
  await expect.element(page.getByText("Aucune gamme pour l'instant")).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('n')
  const form = page.getByRole('dialog', { name: 'Nouvelle Gamme' })
  await expect.element(form.getByLabelText('Nom de la gamme')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le nom de la gamme est requis')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('  Entrées {Enter}')
  await expect.element(form.getByText('Erreur lors de la création de la gamme')).toBeVisible()

  const id = crypto.randomUUID()
  api.answer({
    gammes: {
      create: ({ nom }) => {
        gammes.push(gamme({ nom, id }))
        return gamme({ nom, id })
      },
    },
  })
  await form.getByRole('button', { name: 'Créer la gamme' }).dblClick()
  await expect.element(page.getByText('Gamme créée avec succès !')).toBeVisible()
  await expect.poll(address).toBe(`/gammes/${id}`)
  expect(
    api.calls.gammes.create.map(({ nom }) => nom),
    'refused, then made once',
  ).toEqual(['Entrées', 'Entrées'])
})

test('a gamme changes places by keyboard, is announced, and keeps the focus', async () => {
  const gammes = ['Entrées', 'Plats', 'Desserts'].map((nom, position) => gamme({ nom, position }))
  const order = gammes.map(({ id }) => id)
  const { api } = await show(gammes, {
    reorder: ({ ids, from }) => {
      if (!isSame(from, orderOf(gammes))) return refusal('ORDER_CHANGED')
      gammes.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      return { ids }
    },
  })
  const plats = page.getByRole('link', { name: 'Plats', exact: true })
  await expect.poll(names).toEqual(['Entrées', 'Plats', 'Desserts'])
  plats.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(names).toEqual(['Plats', 'Entrées', 'Desserts'])
  await expect.element(page.getByText('Plats, place 1 sur 3')).toBeInTheDocument()
  await expect.element(plats).toHaveFocus()
  await expect
    .poll(() => api.calls.gammes.reorder)
    .toEqual([{ ids: [order[1], order[0], order[2]], from: order }])
})

test('an order that another window has changed is left as it is, and shown', async () => {
  const gammes = ['Entrées', 'Plats', 'Desserts'].map((nom, position) => gamme({ nom, position }))
  const { api, forgiveErrors } = await show(gammes, {
    reorder: ({ ids, from }) => {
      if (!isSame(from, orderOf(gammes))) return refusal('ORDER_CHANGED')
      gammes.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      return { ids }
    },
  })
  forgiveErrors(/ORDER_CHANGED/)
  const plats = page.getByRole('link', { name: 'Plats', exact: true })
  await expect.poll(names).toEqual(['Entrées', 'Plats', 'Desserts'])
  gammes.reverse()
  plats.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(page.getByText(/changé dans une autre fenêtre\s: rien n’a été déplacé/)).toBeVisible()
  await expect.poll(names).toEqual(['Desserts', 'Plats', 'Entrées'])
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}')
  await expect.poll(() => api.calls.gammes.reorder.length).toBe(4)
  await expect.poll(names).toEqual(['Desserts', 'Entrées', 'Plats'])
  expect(gammes.map(({ nom }) => nom)).toEqual(['Desserts', 'Entrées', 'Plats'])
})

test('a gamme is renamed, and deleted once the question has been answered', async () => {
  const gammes = [gamme({ nom: 'Desserts' }), gamme({ nom: 'Plats' })]
  const { api } = await show(gammes, {
    change: ({ id, nom }) => {
      gammes.splice(1, 1, gamme({ id, nom }))
      return gamme({ id, nom })
    },
    remove: ({ id }) => {
      gammes.pop()
      return { id, deletedItemId: crypto.randomUUID() }
    },
  })
  await page.getByRole('button', { name: 'Modifier « Plats »' }).click()
  await page.getByRole('dialog').getByLabelText('Nom de la gamme').fill('Viandes')
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Desserts', 'Viandes'])
  await expect.element(page.getByText('2 gammes')).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer « Viandes »' }).click()
  const question = page.getByRole('dialog', { name: 'Confirmer la suppression' })
  await expect
    .element(question)
    .toMatchTextContent(
      'Êtes-vous sûr de vouloir supprimer cette gamme ? Elle reste trente jours dans la corbeille.',
    )
  await expectAccessible()
  expect(api.calls.gammes.remove).toEqual([])
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect.poll(names).toEqual(['Desserts'])
  await expectAccessible()
})

test('a gamme that would be the second of its name on a carte says so before it is moved there', async () => {
  const evening = carteSettings({ nom: 'Soir', id: crypto.randomUUID() })
  const moved = gamme({ nom: 'Entrées' })
  const { api } = await show([moved, gamme({ nom: 'ENTREES', carteId: evening.id })], {
    change: () => ({ ...moved, carteId: evening.id }),
  })
  api.answer({ cartes: { list: () => ({ items: [carteSettings(), evening] }) } })
  await page.getByRole('button', { name: 'Modifier « Entrées »' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier la gamme' })
  const notice = form.getByText(/«\sENTREES\s» existe déjà sur «\sSoir\s»/)
  await form.getByLabelText('Carte').selectOptions('Soir')
  await expect.element(notice).toBeVisible()
  await expectAccessible()
  await form.getByLabelText('Nom de la gamme').fill('entrée')
  await expect.element(form.getByRole('button', { name: 'Ouvrir « ENTREES »' })).toBeVisible()
  await form.getByLabelText('Nom de la gamme').fill('Entrées du soir')
  await expect.element(notice).not.toBeInTheDocument()
  await form.getByLabelText('Nom de la gamme').fill('Entrées')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => api.calls.gammes.change).toMatchObject([{ carteId: evening.id }])
})
