import { beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order-shapes.ts'
import { deliveryAnswer } from '#contract/testing/delivery-answers.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { storing } from '#web/testing/two-windows.ts'
import { flour, forgetAll, herbs, main, named, openBackDoor, sent } from './testing/back-door.ts'

beforeEach(forgetAll)

const ticksOf = ({ items }: Order) =>
  items.map(({ receipt, receivedQuantity }) => [receipt, receivedQuantity])

test('with a network, one tap receives a whole delivery, which keeps its place', async () => {
  const { receipts, api } = await openBackDoor('/orders/receive')
  const all = main.getByRole('button', { name: /^Tout est là/ })
  await expect.element(all).toBeVisible()
  await expectAccessibleAtBothWidths()
  await all.dblClick()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toMatchObject([{ version: 1, lines: [{ receipt: 'ok' }, { receipt: 'ok' }] }])
  expect(api.idempotencyKeys).toHaveLength(1)
  await expect.poll(() => waitingWrites.of(SESSION.user.id)).toEqual([])
})

test('without an answer it waits on the page, and one tap sends it under the same key', async () => {
  const { receipts, api, setDown } = await openBackDoor('/orders/receive')
  setDown(true)
  await main.getByRole('button', { name: /^Tout est là/ }).click()
  const send = named('Envoyer la réception')
  await expect.element(send).toBeVisible()
  await expect.element(main.getByText('À envoyer', { exact: true })).toBeVisible()
  await expectAccessible()
  setDown(false)
  await send.dblClick()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(receipts).toHaveLength(1)
  expect(new Set(api.idempotencyKeys).size).toBe(1)
})

test('each line is ticked with what it needs, stays through a reload, and is sent once it is ended', async () => {
  const first = await openBackDoor(`/orders/receive/${sent.id}`)
  const flourLine = main.getByRole('group', { name: 'Farine T55' })
  await flourLine.getByRole('button', { name: 'Manque' }).click()
  await named('Compter : Farine T55').click()
  await expect.element(flourLine.getByLabelText('Quantité reçue')).toHaveFocus()
  await expect.element(named('Le reste est là')).not.toBeInTheDocument()
  await flourLine.getByRole('button', { name: 'Un de moins' }).click()
  await flourLine.getByLabelText('Quantité reçue').fill('3,5')
  await flourLine.getByRole('button', { name: 'Rupture' }).click()
  await flourLine.getByText('Pesée, prix, DLC, lot').click()
  await flourLine.getByLabelText('Prix HT d’un colis sur le bon').fill('23')
  await main.getByLabelText('Température').fill('4,5')
  await expectAccessibleAtBothWidths()
  await expect.poll(async () => (await waitingWrites.of(SESSION.user.id)).length).toBe(1)
  await first.goTo('/orders/receive')
  await expect.element(main.getByText('1 écart, 1 ligne non cochée · N° 2026-0012')).toBeVisible()
  expect(first.receipts).toEqual([])
  await main.getByRole('link', { name: 'Continuer' }).click()
  await expect.element(flourLine.getByLabelText('Quantité reçue')).toHaveValue('3,5')
  await named('Le reste est là').click()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(first.receipts).toMatchObject([
    {
      temperature: 4.5,
      lines: [
        { receipt: 'short', receivedQuantity: 3.5, reason: 'Rupture', notedPriceHt: 23 },
        { receipt: 'ok' },
      ],
    },
  ])
})

test('a line that differs on two devices is compared, and stored as its user chooses', async () => {
  const { otherWindow, stored, setDown } = await openBackDoor('/orders/receive')
  setDown(true)
  await main.getByRole('button', { name: /^Tout est là/ }).click()
  await expect.element(named('Envoyer la réception')).toBeVisible()
  setDown(false)
  const short = { ...flour, receipt: 'short', receivedQuantity: 4 } as const
  const receipt = {
    id: sent.id,
    receivedAt: '2026-11-03T06:00:00.000Z',
    temperature: null,
    note: '',
    photos: [],
    batchesSince: false,
  }
  otherWindow({ state: 'received', items: [short, herbs], receipt })
  await named('Envoyer la réception').click()
  const alert = main.getByRole('alert')
  await expect.element(alert.getByRole('cell', { name: /manque, gardé.+4$/ })).toBeVisible()
  expect(ticksOf(stored())).toEqual([
    ['short', 4],
    ['none', null],
  ])
  await expectAccessible()
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(() => ticksOf(stored()))
    .toEqual([
      ['ok', null],
      ['ok', null],
    ])
})

test('a delivery without an order needs its supplier, and waits like any other', async () => {
  await openBackDoor('/orders/receive/new')
  await named('Terminer').click()
  await expect.element(main.getByText('Qui a livré ?')).toBeVisible()
  await main.getByLabelText('Fournisseur').fill('Le voisin')
  await main.getByLabelText('Remarque').fill('Deux caisses de tomates')
  await expectAccessibleAtBothWidths()
  await named('Terminer').click()
  await expect.element(named('Envoyer la réception')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Le voisin' })).toBeVisible()
})

test('a delivery without an order that is stored is opened and changed, and what two devices have written is compared', async () => {
  const photos = [{ id: crypto.randomUUID(), width: 40, height: 30 }]
  const server = storing(deliveryAnswer({ note: 'Tomates', photos }))
  const { api } = await openBackDoor('/orders/receive', {
    unordered: () => [server.stored()],
    answers: {
      deliveries: {
        get: server.stored,
        change: ({ version, id: _id, ...facts }) => server.change(version, facts),
      },
    },
  })
  await main.getByRole('link', { name: 'Le voisin' }).click()
  await expect.element(main.getByLabelText('Remarque')).toHaveValue('Tomates')
  await expect.element(main.getByRole('img', { name: 'Photo 1 de la livraison' })).toBeVisible()
  await expectAccessibleAtBothWidths()
  server.otherWindow({ note: 'Trois caisses', temperature: 8 })
  await main.getByLabelText('Remarque').fill('Deux caisses')
  await named('Terminer').click()
  const alert = main.getByRole('alert')
  await expect.element(alert.getByRole('cell', { name: 'Trois caisses' })).toBeVisible()
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(server.stored)
    .toMatchObject({ note: 'Deux caisses', temperature: 8, receivedAt: '2026-11-03T06:00:00.000Z' })
  await expect.poll(() => waitingWrites.of(SESSION.user.id)).toEqual([])
  expect(api.calls.deliveries.create).toEqual([])
})
