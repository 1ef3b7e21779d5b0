import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Batch } from '#contract/batch-shapes.ts'
import { batchAnswer, batchList, hoursFromNow } from '#contract/testing/batch-answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Batches } from '#web/routes/_workspace/batches.index.tsx'
import { Route as Dashboard } from '#web/routes/_workspace/dashboard.tsx'

const main = page.getByRole('main')
const entry = (name: string) => main.getByRole('listitem').filter({ hasText: name })
const dialog = page.getByRole('dialog')

const stock = batchAnswer()
const late = batchAnswer({ name: 'Crème anglaise', useBy: hoursFromNow(-2), madeAt: hoursFromNow(-50) })

function open(batches: readonly Batch[] = [late, stock], address = '/batches') {
  return renderRoute({ '/_workspace/batches/': Batches }, address, {
    api: {
      batches: {
        list: ({ state, search = '' }) =>
          batchList(
            batches.filter((batch) => batch.state === state && batch.name.includes(search)),
            { past: 1, today: 0 },
          ),
        close: ({ id, as, reason }) => ({ ...pick(batches, id), state: as, reason, version: 2 }),
        reopen: ({ id }) => ({ ...pick(batches, id), version: 3 }),
        extend: ({ id, useBy }) => ({ ...pick(batches, id), useBy, version: 2 }),
      },
    },
  })
}

const pick = (batches: readonly Batch[], id: string) =>
  batches.find((batch) => batch.id === id) ?? batchAnswer()

test('what is in the house says until when it keeps, and in words what is late', async () => {
  await open()
  await expect.element(page.getByText('1 dépassé', { exact: true })).toBeVisible()
  await expect.element(entry('Crème anglaise')).toMatchTextContent('Dépassé : jusqu’au')
  await expect.element(entry('Fond brun')).toMatchTextContent(/Jusqu’au (lun|mar|mer|jeu|ven|sam|dim)/)
  await expect.element(entry('Fond brun')).toMatchTextContent('3 L')
  await expect.element(entry('Fond brun')).toMatchTextContent('Lot 261201-FB-1')
  await expectAccessibleAtBothWidths()
})

test('a search finds a batch, is in the address and can be taken off', async () => {
  const { address } = await open()
  const field = main.getByRole('searchbox', { name: 'Rechercher un lot...' })
  await field.fill('Crème')
  await expect.element(entry('Fond brun')).not.toBeInTheDocument()
  await expect.element(entry('Crème anglaise')).toBeVisible()
  expect(address()).toBe('/batches?search=Cr%C3%A8me')
  await field.fill('Fumet')
  await expect.element(main.getByText('Aucun lot ne correspond')).toBeVisible()
  await main.getByText('Effacer la recherche').click()
  await expect.element(entry('Fond brun')).toBeVisible()
})

test('one press says that a batch was used, and another takes it back', async () => {
  const { api } = await open()
  await main.getByRole('button', { name: 'Utilisé : Fond brun' }).dblClick()
  await expect.element(page.getByText('Fond brun : utilisé')).toBeVisible()
  expect(api.calls.batches.close).toMatchObject([{ id: stock.id, version: 1, as: 'used' }])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => api.calls.batches.reopen).toEqual([{ id: stock.id, version: 2 }])
})

test('what is thrown away has a reason, and its cost is shown', async () => {
  const { api } = await open()
  await main.getByRole('button', { name: 'Jeté : Fond brun' }).click()
  await expect.element(dialog.getByText(/Coût matière jeté\s: 12,40\s€ HT/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Jeter' }).click()
  await expect.element(dialog.getByText('Dites pourquoi ce lot est jeté')).toBeVisible()
  expect(api.calls.batches.close).toEqual([])
  await dialog.getByRole('button', { name: 'Date dépassée' }).click()
  await expectAccessibleAtBothWidths()
  await dialog.getByRole('button', { name: 'Jeter' }).click()
  await expect.element(page.getByText('Fond brun : jeté')).toBeVisible()
  expect(api.calls.batches.close).toMatchObject([{ as: 'thrown', reason: 'Date dépassée', quantity: 3 }])
})

test('a part of it is thrown away with its share of the cost, and never more than there is', async () => {
  const { api } = await open()
  await main.getByRole('button', { name: 'Jeté : Fond brun' }).click()
  await dialog.getByLabelText('Quantité jetée').fill('0,75')
  await expect.element(dialog.getByText(/Coût matière jeté\s: 3,10\s€ HT/)).toBeVisible()
  await dialog.getByLabelText('Raison').fill('Tombé')
  api.answer({
    batches: {
      close: () => refusal('VALIDATION', { fields: [{ path: 'quantity', rule: 'out-of-range' }] }),
    },
  })
  await dialog.getByRole('button', { name: 'Jeter' }).click()
  await expect.element(dialog.getByText(/Il n’y en a que 3\sL/)).toBeVisible()
  expect(api.calls.batches.close).toMatchObject([{ as: 'thrown', reason: 'Tombé', quantity: 0.75 }])
})

test('a later use-by is refused at its field and what was typed stays, also without a network', async () => {
  const { api } = await open()
  await main.getByRole('button', { name: 'Prolonger : Fond brun' }).click()
  await dialog.getByRole('button', { name: 'Prolonger' }).click()
  await expect.element(dialog.getByText('Donnez la nouvelle date limite')).toBeVisible()
  await expect.element(dialog.getByText('Dites pourquoi ce lot est prolongé')).toBeVisible()
  await dialog.getByLabelText('Nouvelle date limite').fill('2031-12-03')
  await dialog.getByLabelText('Raison').fill('Contrôlé')
  api.answer({ batches: { extend: () => noNetwork() } })
  await dialog.getByRole('button', { name: 'Prolonger' }).click()
  await expect.element(dialog.getByText('Le lot n’a pas été prolongé', { exact: false })).toBeVisible()
  api.answer({
    batches: {
      extend: () => refusal('VALIDATION', { fields: [{ path: 'useBy', rule: 'use-by-too-early' }] }),
    },
  })
  await dialog.getByRole('button', { name: 'Prolonger' }).click()
  await expect
    .element(dialog.getByText('La nouvelle date limite doit suivre l’actuelle, et être à venir'))
    .toBeVisible()
  await expect.element(dialog.getByLabelText('Raison')).toHaveValue('Contrôlé')
  expect(api.calls.batches.extend.at(-1)).toMatchObject({
    useBy: '2031-12-03T22:59:00.000Z',
    reason: 'Contrôlé',
  })
})

test('what another window has used already is named, and read again', async () => {
  const { api } = await open()
  const before = api.calls.batches.list.length
  api.answer({ batches: { close: () => refusal('BATCH_CLOSED') } })
  await main.getByRole('button', { name: 'Utilisé : Fond brun' }).click()
  await expect.element(page.getByText('Ce lot est déjà utilisé ou jeté', { exact: false })).toBeVisible()
  expect(api.calls.batches.list.length).toBeGreaterThan(before)
})

test('what became of the others is folded, and can be put back', async () => {
  const thrown = batchAnswer({
    name: 'Fumet',
    state: 'thrown',
    reason: 'Qualité',
    closedAt: hoursFromNow(-1),
    thrownCostHt: 4.2,
  })
  const { api, address } = await open([stock, thrown])
  await main.getByText('Montrer').click()
  await main.getByText('Jetés').click()
  await expect.poll(address).toBe('/batches?etat=jetes')
  await expect.element(entry('Fumet')).toMatchTextContent(/Jeté le .*Qualité.*4,20\s€ HT jetés/)
  await main.getByRole('button', { name: 'Remettre en stock : Fumet' }).click()
  await expect.poll(() => api.calls.batches.reopen).toEqual([{ id: thrown.id, version: 1 }])
})

test('an empty list says where batches come from, and one that cannot be read says so', async () => {
  const { api, queryClient } = await open([])
  await expect.element(page.getByText(/^Aucun lot en stock. Notez ce qui est fabriqué/)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Nouveau lot' }).last()).toBeVisible()
  api.answer({ batches: { list: () => refusal('INTERNAL') } })
  queryClient.clear()
  await main.getByText('Montrer').click()
  await main.getByText('Utilisés').click()
  await expect.element(page.getByText('Erreur lors du chargement des lots')).toBeVisible()
})

test('the dashboard says what is in the house, and nothing in a house that makes no batches', async () => {
  const { api, queryClient } = await renderRoute({ '/_workspace/dashboard': Dashboard }, '/dashboard', {
    api: {
      batches: { list: () => batchList([late, stock], { past: 1, today: 2 }) },
      sheets: { statistics: () => refusal('INTERNAL') },
    },
  })
  const link = page.getByRole('link', { name: '2 lots en stock, 1 dépassé, 2 à utiliser aujourd’hui' })
  await expect.element(link).toHaveAttribute('href', '/batches')
  api.answer({ batches: { list: () => batchList([]) } })
  await queryClient.invalidateQueries()
  await expect.element(link).not.toBeInTheDocument()
})
