import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Supplier, SupplierChange } from '#contract/suppliers.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/suppliers.list.tsx'

const OPENED = supplierOf({ name: 'Metro', phone: '01 00 00 00 00' })

const form = page.getByRole('dialog', { name: 'Modifier le fournisseur' })
const name = form.getByLabelText('Nom')
const phone = form.getByLabelText('Téléphone')
const notes = form.getByLabelText('Notes')
const alert = form.getByRole('alert')

/** The form of a supplier, opened before another window saves. */
async function renderForm(facts: Partial<Supplier>) {
  let stored: Supplier = OPENED
  const change = ({ id: _id, version, ...changes }: SupplierChange) => {
    if (version !== stored.version) return refusal('VERSION_CONFLICT', { current: stored })
    stored = { ...stored, ...changes, version: stored.version + 1 }
    return stored
  }
  const shown = await renderRoute({ '/_workspace/suppliers/list': Route }, '/suppliers/list', {
    api: { suppliers: { list: ({ search }) => onePage(search === undefined ? [stored] : []), change } },
  })
  await page.getByRole('button', { name: 'Modifier Metro' }).click()
  await expect.element(name).toHaveValue('Metro')
  stored = { ...stored, ...facts, version: 2 }
  return { ...shown, stored: () => stored }
}

test('a field that both windows have changed is asked, with the focus on both versions and nothing written', async () => {
  await page.viewport(390, 844)
  const { api, stored } = await renderForm({ phone: '01 11 11 11 11', notes: 'Mardi' })
  await phone.fill('01 22 22 22 22')
  await name.fill('Metro Ivry')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect
    .element(alert.getByRole('row').filter({ hasText: 'Téléphone' }))
    .toMatchTextContent(/01 22 22 22 2201 11 11 11 11/)
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Notes\./)
  await expectAccessible()
  await expectNoSidewaysScroll()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(name).toHaveValue('Metro Ivry')
  await expect.element(phone).toHaveValue('01 22 22 22 22')
  expect(stored()).toMatchObject({ name: 'Metro', phone: '01 11 11 11 11' })

  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ name: 'Metro Ivry', phone: '01 22 22 22 22', notes: 'Mardi' })
  expect(api.calls.suppliers.change.at(-1)).toEqual({
    id: OPENED.id,
    name: 'Metro Ivry',
    phone: '01 22 22 22 22',
    version: 2,
  })
})

test('the stored version is taken into the form, and what was typed can be put back', async () => {
  const { api, stored } = await renderForm({ phone: '01 11 11 11 11', notes: 'Mardi' })
  await phone.fill('01 22 22 22 22')
  await userEvent.keyboard('{Enter}')
  await alert.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(phone).toHaveValue('01 11 11 11 11')
  await expect.element(notes).toHaveValue('Mardi')
  await expect.element(alert).toHaveFocus()
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(phone).toHaveValue('01 22 22 22 22')
  expect(api.calls.suppliers.change).toHaveLength(1)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ phone: '01 22 22 22 22', notes: 'Mardi' })
})

test('fields that one window alone has changed are merged without a question, and named', async () => {
  const { stored } = await renderForm({ notes: 'Mardi' })
  await phone.fill('01 22 22 22 22')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Modifié dans une autre fenêtre, et gardé\s: Notes\./)).toBeVisible()
  expect(stored()).toMatchObject({ phone: '01 22 22 22 22', notes: 'Mardi' })
})

test('a supplier that another window has deleted is added again with what was typed', async () => {
  const { api } = await renderForm({})
  api.answer({
    suppliers: {
      change: () => refusal('NOT_FOUND'),
      list: () => onePage([]),
      create: (input) => supplierOf({ name: input.name }),
    },
  })
  await name.fill('Metro Ivry')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/supprimé entre-temps, avec son catalogue/)
  await expect.element(name).toHaveValue('Metro Ivry')
  await form.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect.element(page.getByText('Fournisseur ajouté avec succès !')).toBeVisible()
  expect(api.calls.suppliers.create).toMatchObject([{ name: 'Metro Ivry', phone: '01 00 00 00 00' }])
})
