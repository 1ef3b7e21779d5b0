import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import { hoursFromNow } from '#contract/testing/batch-answers.ts'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { Route as Batches } from '#web/routes/_kitchen/cuisine.lots.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { KITCHEN_STATE, tabletAnswers } from '../testing/tablet.ts'

const routes = {
  '/_kitchen': Kitchen,
  '/_kitchen/cuisine/': List,
  '/_kitchen/cuisine/lots': Batches,
}

const STOCK: KitchenBatch = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d01',
  kind: 'made',
  name: 'Fond brun',
  madeAt: hoursFromNow(-30),
  useBy: hoursFromNow(-1),
  quantity: 3,
  unit: 'L',
  lot: '261130-FB-1',
  storage: '3 °C',
  state: 'kept',
  version: 1,
}
const RICE: KitchenBatch = {
  ...STOCK,
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d02',
  name: 'Riz pilaf',
  useBy: hoursFromNow(72),
  quantity: null,
  unit: null,
  lot: '261201-FB-1',
  storage: '',
}

const entries = page.getByRole('list', { name: 'Lots' }).getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A house with these batches, as its server answers a tablet. */
function house(items: KitchenBatch[]) {
  const closed = (id: string, state: KitchenBatch['state']) => {
    const batch = items.find((each) => each.id === id) ?? STOCK
    Object.assign(batch, { state, version: batch.version + 1 })
    return { ...batch }
  }
  return tabletAnswers([], {
    batches: () => ({ items: items.filter(({ state }) => state === 'kept'), more: 0 }),
    closeBatch: ({ id, as, quantity }) =>
      quantity === undefined
        ? closed(id, as === 'used' ? as : 'thrown')
        : { ...STOCK, id: RICE.id, state: 'thrown', quantity, version: 1 },
    reopenBatch: ({ id }) => closed(id, 'kept'),
  })
}

test('what is late is marked, one tap says that a batch was used, and the notice takes it back', async () => {
  await page.viewport(1180, 820)
  const { api } = await renderRoute(routes, '/cuisine/lots', {
    session: null,
    api: house([{ ...STOCK }, { ...RICE }]),
  })
  await expect.element(page.getByRole('link', { name: 'Lots' })).toHaveAttribute('aria-current', 'page')
  await expect.element(entries.nth(0)).toMatchTextContent(/^Fond brun 3\sL.*lot 261130-FB-1 · 3 °C/u)
  await expect.element(entries.nth(1)).toMatchTextContent(/^Riz pilaf /u)
  await expectAccessibleAtBothWidths()
  await button('Utilisé : Fond brun, lot 261130-FB-1').click()
  await expect.element(page.getByText(/^Fond brun\s: utilisé/u)).toBeVisible()
  await expect.poll(() => entries.elements().length).toBe(1)
  await button('Annuler').click()
  await expect.poll(() => entries.elements().length).toBe(2)
  expect(api.calls.kitchen.closeBatch).toEqual([{ id: STOCK.id, as: 'used', reason: '' }])
  expect(api.calls.kitchen.reopenBatch).toEqual([{ id: STOCK.id, version: 2 }])
})

test('what is thrown away has a reason, by one tap, and is asked first', async () => {
  const { api } = await renderRoute(routes, '/cuisine/lots', { session: null, api: house([{ ...STOCK }]) })
  await button('Jeté : Fond brun, lot 261130-FB-1').click()
  const why = page.getByRole('dialog', { name: /^Pourquoi jeter/ })
  await expect.element(why.getByRole('button', { name: 'Surplus' })).toBeVisible()
  expect(api.calls.kitchen.closeBatch).toEqual([])
  await expectAccessibleAtBothWidths()
  await why.getByRole('button', { name: 'Tombé ou renversé' }).click()
  await expect.element(page.getByText('Aucun lot en cours')).toBeVisible()
  expect(api.calls.kitchen.closeBatch).toEqual([{ id: STOCK.id, as: 'thrown', reason: 'Tombé ou renversé' }])
})

test('a part of a batch is thrown away, and the notice takes that part back', async () => {
  const { api } = await renderRoute(routes, '/cuisine/lots', { session: null, api: house([{ ...STOCK }]) })
  await button('Jeté : Fond brun, lot 261130-FB-1').click()
  const why = page.getByRole('dialog', { name: /^Pourquoi jeter/ })
  const quantity = why.getByLabelText('Quantité jetée')
  await expect.element(quantity).toHaveValue('3')
  await quantity.fill('3,5')
  await expect.element(why.getByText('Donnez une quantité, au plus ce qu’il y a')).toBeVisible()
  await expect.element(why.getByRole('button', { name: 'Surplus' })).toBeDisabled()
  await quantity.fill('1,5')
  await why.getByRole('button', { name: 'Surplus' }).click()
  await button('Annuler').click()
  await expect.poll(() => api.calls.kitchen.reopenBatch).toEqual([{ id: RICE.id, version: 1 }])
  expect(api.calls.kitchen.closeBatch).toEqual([
    { id: STOCK.id, as: 'thrown', reason: 'Surplus', quantity: 1.5, version: 1 },
  ])
})

test('without a network a notice says that nothing was written, and the batch stays', async () => {
  const answers = house([{ ...STOCK }])
  await renderRoute(routes, '/cuisine/lots', {
    session: null,
    api: { kitchen: { ...answers.kitchen, closeBatch: noNetwork } },
  })
  await button('Utilisé : Fond brun, lot 261130-FB-1').click()
  await expect.element(page.getByText(/^Le lot n’a pas été marqué/)).toBeVisible()
  expect(entries.elements()).toHaveLength(1)
})

test('a house that notes no batches has no such page', async () => {
  const { address } = await renderRoute(routes, '/cuisine/lots', {
    session: null,
    api: tabletAnswers([], { state: () => ({ ...KITCHEN_STATE, hasBatches: false }) }),
  })
  await expect.poll(address).toBe('/cuisine')
  await expect.element(page.getByRole('link', { name: 'Fiches' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Lots' })).not.toBeInTheDocument()
})
