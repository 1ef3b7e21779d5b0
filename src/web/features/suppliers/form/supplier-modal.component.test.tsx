import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/suppliers.dashboard.tsx'
import { supplierOf, supplierStatistics } from '#contract/testing/supplier-fixtures.ts'

const routes = { '/_workspace/suppliers/dashboard': Route }

const form = page.getByRole('dialog', { name: 'Nouveau fournisseur' })
const name = form.getByLabelText('Nom')

/** The dashboard without a supplier, the form opened by its key. */
async function renderForm() {
  const shown = await renderRoute(routes, '/suppliers/dashboard', {
    api: {
      suppliers: {
        statistics: () => supplierStatistics(),
        list: () => onePage([]),
        create: ({ name: given }) => supplierOf({ name: given }),
      },
    },
  })
  await expect.element(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(name).toHaveFocus()
  return shown
}

test('a dashboard without suppliers teaches what goes there', async () => {
  await renderRoute(routes, '/suppliers/dashboard', {
    api: { suppliers: { statistics: () => supplierStatistics() } },
  })
  await expect.element(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  await expectAccessible()
})

test('a missing name and an invalid address have errors at their fields', async () => {
  const { api } = await renderForm()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le nom du fournisseur est requis')).toBeVisible()
  await userEvent.keyboard('Crèmerie du Val{Tab}crèmerie{Enter}')
  await expect.element(form.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveFocus()
  await expectAccessible()
  expect(api.calls.suppliers.create).toEqual([])
})

test('an error of being signed out is shown for a moment, and a double click makes one supplier', async () => {
  const { api } = await renderForm()
  api.answer({ suppliers: { create: () => refusal('UNAUTHORIZED') } })
  await userEvent.keyboard('Crèmerie du Val{Tab}val@exemple.fr{Enter}')
  const signedOut = form.getByText('Erreur : Vous devez être connecté pour ajouter un fournisseur')
  await expect.element(signedOut).toBeVisible()
  await expect.element(signedOut).not.toBeInTheDocument()
  const stored = supplierOf({ name: 'Crèmerie du Val', email: 'val@exemple.fr' })
  api.answer({
    suppliers: {
      create: () => stored,
      statistics: () => supplierStatistics({ suppliers: 1, latest: [stored] }),
    },
    priceLists: { journal: () => onePage([]) },
  })
  await form.getByRole('button', { name: 'Enregistrer' }).dblClick()
  await expect.element(page.getByText('Fournisseur ajouté avec succès !')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Crèmerie du Val' })).toBeInTheDocument()
  const sent = { name: 'Crèmerie du Val', email: 'val@exemple.fr' }
  expect(api.calls.suppliers.create).toMatchObject([sent, sent])
})

test('a name that another supplier has is reported before it is saved', async () => {
  const { api } = await renderForm()
  api.answer({ suppliers: { list: () => onePage([supplierOf({ name: 'Marée de Kergoat' })]) } })
  await name.fill('marees de kergoat')
  await expect.element(page.getByText(/«\sMarée de Kergoat\s» existe déjà/)).toBeVisible()
})

test('a lost answer, sent again by a double click, goes under the same key; the next supplier under its own', async () => {
  const { api } = await renderForm()
  api.answer({ suppliers: { create: noNetwork } })
  await userEvent.keyboard('Crèmerie du Val{Enter}')
  await expect.poll(() => api.idempotencyKeys).toHaveLength(1)
  await expect.element(form.getByRole('alert')).toBeVisible()
  api.answer({ suppliers: { create: ({ name: given }) => supplierOf({ name: given }) } })
  const done = page.getByText('Fournisseur ajouté avec succès !')
  await form.getByRole('button', { name: 'Enregistrer' }).dblClick()
  await expect.element(done.first()).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Marée de Kergoat{Enter}')
  await expect.poll(() => api.idempotencyKeys).toHaveLength(3)
  const [first, again, next] = api.idempotencyKeys
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})
