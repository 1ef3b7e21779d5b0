import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ArchiveImported, ArchiveReading } from '#contract/account-archive.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noAnswer, refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'
import { secondPress } from '#web/testing/second-press.ts'

const routes = { '/_workspace/settings': Route }

const NONE = { sheets: 0, products: 0, suppliers: 0, gammes: 0, menus: 0, sales: 0, articles: 0, photos: 0 }
const NOT_THERE = { count: 0, names: [] }

const READING: ArchiveReading = {
  madeAt: '2026-11-26T10:00:00.000Z',
  fullName: 'Léa Fontaine',
  holds: { ...NONE, sheets: 12, products: 40, photos: 3 },
  there: {
    sheets: { count: 4, names: ['Aïoli', 'Blanquette', 'Cassoulet', 'Daube'] },
    products: { count: 1, names: ['Beurre'] },
    suppliers: NOT_THERE,
    gammes: NOT_THERE,
    menus: NOT_THERE,
    sales: NOT_THERE,
  },
  empty: false,
  sameWastage: false,
  carteKept: true,
}

const IMPORTED: ArchiveImported = {
  importId: '00000000-0000-4000-8000-000000000001',
  made: { ...NONE, sheets: 8, products: 40, photos: 2 },
  kept: { ...NONE, sheets: 4 },
  renamed: [],
  renamedCount: 0,
  untied: 1,
  otherCosts: 2,
  address: 'new',
}

const file = () => new File(['PK'], 'gramme.zip', { type: 'application/zip' })
const choose = () => userEvent.upload(page.getByLabelText('Choisir une archive'), file())
const question = page.getByRole('dialog', { name: 'Importer une archive' })
const done = page.getByRole('dialog', { name: 'Archive importée' })
const submit = question.getByRole('button', { name: 'Importer' })

test('what is there already is named, and chosen for all or kind by kind', async () => {
  const { api } = await renderRoute(routes, '/settings', {
    api: {
      archive: { read: () => READING, import: () => IMPORTED },
      imports: { effect: () => noAnswer() },
    },
  })
  await choose()
  await expect.element(question).toMatchTextContent('Compte de Léa Fontaine, exporté le 26 novembre 2026')
  await expect.element(question.getByText('Aïoli, Blanquette, Cassoulet et 1 autre')).toBeVisible()
  await expect.element(question.getByText(/ne calculent pas les pertes de la même façon/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await question.getByLabelText('Importer en double').click()
  await expect.element(question.getByLabelText('1 produit')).toHaveValue('double')
  await question.getByLabelText('1 produit').selectOptions('Garder les miens')
  await submit.dblClick()
  await expect.element(done).toMatchTextContent('8 fiches techniques')
  for (const button of done.getByRole('button').all()) secondPress(button)
  await expect.element(done.getByText(/2 fiches importées n’ont pas ici le coût/)).toBeVisible()
  await expect.element(done.getByText(/la carte en a reçu une nouvelle/)).toBeVisible()
  expect(api.calls.archive.import.map(({ query }) => query)).toEqual([
    { sheets: 'double', products: 'keep', fileName: 'gramme.zip' },
  ])
  expect(api.idempotencyKeys).toHaveLength(1)
  await expectAccessibleAtBothWidths()
  await done.getByRole('button', { name: 'Annuler l’import' }).click()
  await expect.element(done).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Annuler l’import ?' })).toBeVisible()
  expect(api.calls.imports.effect).toEqual([{ id: IMPORTED.importId }])
})

test('a refused archive says why, and an import that fails may be tried again under the same key', async () => {
  const { api, network } = await renderRoute(routes, '/settings', {
    api: { archive: { read: () => refusal('ARCHIVE_REFUSED', { reason: 'newer', what: '2.0.0' }) } },
  })
  await choose()
  await expect.element(question.getByRole('alert')).toMatchTextContent('version plus récente de Gramme')
  await question.getByRole('button', { name: 'Fermer' }).last().click()
  api.answer({ archive: { read: () => READING, import: () => IMPORTED } })
  await choose()
  await expect.element(submit).toBeVisible()
  network.down = true
  await submit.click()
  await expect.element(question.getByRole('alert')).toBeVisible()
  network.down = false
  await submit.click()
  await expect.element(done).toBeVisible()
  expect(api.calls.archive.import).toHaveLength(1)
})

test('an import that takes long shows so, and is given up by its button', async () => {
  await renderRoute(routes, '/settings', {
    api: { archive: { read: () => READING, import: () => noAnswer() } },
  })
  await choose()
  await submit.click()
  await expect.element(question.getByRole('progressbar', { name: 'Import en cours…' })).toBeVisible()
  secondPress(question.getByRole('button', { name: 'Annuler' }))
  await expect.element(question.getByRole('progressbar', { name: 'Import en cours…' })).toBeVisible()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText(/L’import a été interrompu/)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})
