import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KitchenOrder } from '#contract/kitchen-deliveries.ts'
import type { KitchenReceipt } from '#contract/receipt-shapes.ts'
import { kitchenOrderAnswer } from '#contract/testing/kitchen-answers.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as Delivery } from '#web/routes/_kitchen/cuisine.livraisons.$id.tsx'
import { Route as Deliveries } from '#web/routes/_kitchen/cuisine.livraisons.index.tsx'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing } from '#web/testing/two-windows.ts'
import { KITCHEN_STATE, tabletAnswers } from '../testing/tablet.ts'

const TABLET = `kitchen-${KITCHEN_STATE.device?.id ?? ''}`
const DAY = '2026-11-03'
const routes = {
  '/_kitchen': Kitchen,
  '/_kitchen/cuisine/': List,
  '/_kitchen/cuisine/livraisons/': Deliveries,
  '/_kitchen/cuisine/livraisons/$id': Delivery,
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const sent = kitchenOrderAnswer({ deliverOn: DAY })

const gone = () => refusal('KITCHEN_UNKNOWN')

beforeEach(() => waitingWrites.erase(TABLET))

/** A house with one order that arrives, as its server answers a tablet. */
async function openTablet(address: string, order: KitchenOrder = sent) {
  const server = storing<KitchenOrder>(order)
  const receipts: KitchenReceipt[] = []
  let isDown = false
  const isReceived = () => server.stored().state === 'received'
  const { id, number, supplierName } = order
  const rendered = await renderRoute(routes, address, {
    session: null,
    account: TABLET,
    api: tabletAnswers([], {
      state: () => ({ ...KITCHEN_STATE, hasOrders: true }),
      delivery: () => server.stored(),
      deliveries: () => ({
        day: DAY,
        more: 0,
        expected: isReceived() ? [] : [server.stored()],
        received: isReceived()
          ? [{ id: order.id, order: { id, number }, supplierName, receivedAt: `${DAY}T06:00:00.000Z` }]
          : [],
      }),
      receive: (receipt) => {
        if (isDown) return noNetwork()
        receipts.push(receipt)
        const { lines, temperature = null, note = '', version } = receipt
        const items = server
          .stored()
          .items.map((line) => ({ ...line, ...lines.find((each) => each.id === line.id) }))
        const stored = { id, receivedAt: `${DAY}T06:00:00.000Z`, temperature, note, photos: 0 }
        return server.change(version, { state: 'received', items, receipt: stored })
      },
    }),
  })
  return { ...rendered, ...server, receipts, setDown: (down: boolean) => void (isDown = down) }
}

test('one tap receives a whole delivery, and nothing is asked or sent of its prices', async () => {
  await page.viewport(1180, 820)
  const { receipts } = await openTablet('/cuisine/livraisons')
  await expect.element(page.getByRole('link', { name: 'Livraisons' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('2 lignes · N° 2026-0012')).toBeVisible()
  await expectAccessibleAtBothWidths()
  await button(/^Tout est là/).click()
  await expect.element(page.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toMatchObject([{ version: 1, lines: [{ receipt: 'ok' }, { receipt: 'ok' }] }])
  expect(receipts[0]?.lines.flatMap((line) => Object.keys(line))).not.toContain('notedPriceHt')
})

test('lines are ticked with what is missing, and corrected once the delivery was received', async () => {
  const { receipts, goTo } = await openTablet(`/cuisine/livraisons/${sent.id}`)
  const flour = page.getByRole('group', { name: 'Farine T55' })
  await flour.getByRole('button', { name: 'Refusé' }).click()
  await flour.getByRole('button', { name: 'Abîmé' }).click()
  await flour.getByText('Pesée, DLC, lot').click()
  await flour.getByLabelText('Lot').fill('L42')
  await expect.element(flour.getByLabelText(/Prix/)).not.toBeInTheDocument()
  await page.getByLabelText('Température').fill('4,5')
  await expectAccessibleAtBothWidths()
  await button('Le reste est là').click()
  await page.getByRole('link', { name: /^Les Halles|2026-0012/ }).click()
  await expect.element(flour.getByRole('button', { name: 'Refusé' })).toHaveAttribute('aria-pressed', 'true')
  await flour.getByRole('button', { name: 'Là', exact: true }).click()
  await button('Terminer').click()
  await goTo('/cuisine/livraisons')
  await expect.poll(() => receipts.length).toBe(2)
  expect(receipts).toMatchObject([
    { temperature: 4.5, lines: [{ receipt: 'refused', reason: 'Abîmé', lot: 'L42' }, { receipt: 'ok' }] },
    { version: 2, lines: [{ receipt: 'ok', lot: 'L42' }, { receipt: 'ok' }] },
  ])
})

test('without an answer a receipt waits on the tablet, is counted at its tab, and is sent by a tap', async () => {
  const { receipts, setDown } = await openTablet('/cuisine/livraisons')
  setDown(true)
  await button(/^Tout est là/).click()
  await expect.element(page.getByRole('link', { name: 'Livraisons · 1 à envoyer' })).toBeVisible()
  await expect.element(page.getByText('À envoyer', { exact: true })).toBeVisible()
  expect(receipts).toEqual([])
  await expectAccessibleAtBothWidths()
  setDown(false)
  await button('Envoyer la réception').click()
  await expect.element(page.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toHaveLength(1)
  await expect.poll(() => waitingWrites.of(TABLET)).toEqual([])
})

test('what a phone has received of the same delivery is compared, and stored as the cook chooses', async () => {
  const { stored, otherWindow, setDown } = await openTablet('/cuisine/livraisons')
  setDown(true)
  await button(/^Tout est là/).click()
  await expect.element(button('Envoyer la réception')).toBeVisible()
  setDown(false)
  const [flour, herbs] = sent.items
  if (!flour || !herbs) throw new Error('The order has two lines')
  otherWindow({
    state: 'received',
    items: [{ ...flour, receipt: 'short', receivedQuantity: 1 }, herbs],
    receipt: { id: sent.id, receivedAt: `${DAY}T06:00:00.000Z`, temperature: null, note: '', photos: 0 },
  })
  await button('Envoyer la réception').click()
  await expect.element(page.getByRole('alert').getByRole('cell', { name: /manque, gardé.+1$/ })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.poll(() => stored().items.map(({ receipt }) => receipt)).toEqual(['ok', 'ok'])
})

test('a tablet that is revoked keeps no receipt that waits', async () => {
  const { api, setDown, goTo } = await openTablet('/cuisine/livraisons')
  setDown(true)
  await button(/^Tout est là/).click()
  await expect.element(page.getByText('À envoyer', { exact: true })).toBeVisible()
  api.answer({ kitchen: { state: gone, marks: gone, deliveries: gone, delivery: gone, receive: gone } })
  await goTo(`/cuisine/livraisons/${sent.id}`)
  await expect.element(page.getByRole('textbox', { name: 'Code' }), { timeout: 15_000 }).toBeVisible()
  await expect.poll(() => waitingWrites.of(TABLET)).toEqual([])
})

test('a house that orders nothing has no such page', async () => {
  const { address } = await renderRoute(routes, '/cuisine/livraisons', {
    session: null,
    api: tabletAnswers([]),
  })
  await expect.poll(address).toBe('/cuisine')
  await expect.element(page.getByRole('link', { name: 'Fiches' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Livraisons' })).not.toBeInTheDocument()
})
