import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '#contract/order-shapes.ts'
import { changedOrder, freeLine, orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import { catalogueProduct, supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as OrderRoute } from '#web/routes/_workspace/orders.$id.tsx'

const butter = catalogueProduct({ name: 'Beurre doux' })
const articles = new Map([[butter.id, butter.name]])

const main = page.getByRole('main')
const packs = (name: string) => main.getByRole('textbox', { name: `Quantité : ${name}` })
const traceLinks = main.getByRole('link', { name: /où est passé/i })
const search = main.getByRole('combobox', { name: 'Ajouter un article' })

async function open(order: Order, orders: Answers['orders'] = {}) {
  await page.viewport(1280, 900)
  let stored = order
  const shown = await renderRoute({ '/_workspace/orders/$id': OrderRoute }, `/orders/${order.id}`, {
    api: {
      orders: {
        get: () => stored,
        change: (change) => (stored = changedOrder(stored, change, articles)),
        ...orders,
      },
      suppliers: { get: () => supplierDetail({ name: 'Les Halles', minimumHt: 80 }) },
      catalogue: {
        list: ({ search: wanted = '' }) => onePage([butter].filter(({ name }) => name.includes(wanted))),
      },
    },
  })
  return { ...shown, stored: () => stored }
}

test('packs are typed down a column, the sum follows, and what is missing to the franco is shown', async () => {
  const { stored } = await open(orderAnswer({ items: [orderLine(), freeLine()] }))
  await expect.element(main.getByText('Total HT 45,00 €')).toBeVisible()
  await expect.element(main.getByText('Franco 80,00 € : il manque 35,00 €')).toBeVisible()
  await expect.element(main.getByText('1 ligne sans quantité, hors du total')).toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.viewport(1280, 900)
  await packs('Farine T55').fill('4')
  await userEvent.keyboard('{Enter}')
  await expect.element(packs('Herbes du jour')).toHaveFocus()
  await userEvent.keyboard('1,5{Enter}')
  await expect.element(search).toHaveFocus()
  await expect.element(main.getByText('Total HT 90,00 €')).toBeVisible()
  await expect.element(main.getByText(/il manque/)).not.toBeInTheDocument()
  await expect.poll(() => stored().items.map((line) => line.packs)).toEqual([4, 1.5])
})

test('what is left over of a line beyond its need follows its packs', async () => {
  await open(orderAnswer({ items: [orderLine({ neededPacks: 1.25 })] }))
  await expect.element(main.getByText('reste 18,75 kg')).toBeVisible()
  await packs('Farine T55').fill('1')
  await expect.element(main.getByText('manque 6,25 kg au besoin')).toBeVisible()
})

test('part of a sack and none of it are refused at the field, and stay unsent', async () => {
  const { api } = await open(orderAnswer())
  await packs('Farine T55').fill('1,5')
  await expect.element(main.getByText('« 1,5 » n’est pas un nombre entier')).toBeVisible()
  await packs('Farine T55').fill('0')
  await userEvent.tab()
  await expect.element(main.getByText(/«\s0\s» n’est pas entre 1 et/)).toBeVisible()
  expect(api.calls.orders.change).toEqual([])
})

test('free text is added by Enter and counted next, and a removed line comes back', async () => {
  const { stored } = await open(orderAnswer())
  await search.fill('Girolles')
  await expect.element(page.getByRole('option', { name: 'Texte libre : « Girolles »' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(packs('Girolles')).toHaveFocus()
  await userEvent.keyboard('3')
  await expect
    .poll(() => stored().items.map((line) => [line.name, line.packs]))
    .toEqual([
      ['Farine T55', 2],
      ['Girolles', 3],
    ])
  await expect.element(packs('Girolles')).toHaveFocus()
  await main.getByRole('button', { name: 'Retirer Farine T55' }).click()
  await expect.poll(() => stored().items.map((line) => line.name)).toEqual(['Girolles'])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => stored().items.map((line) => line.name)).toEqual(['Farine T55', 'Girolles'])
})

test('an article is added as the catalogue has it', async () => {
  const { api } = await open(orderAnswer({ items: [] }))
  await search.fill('Beurre')
  await page.getByRole('option', { name: /Beurre doux/ }).click()
  await expect.element(packs('Beurre doux')).toHaveFocus()
  await expect
    .poll(() => api.calls.orders.change.at(-1)?.lines)
    .toEqual([{ supplierProductId: expect.any(String), packs: null }])
})

test('what two windows have changed is asked, and nothing is overwritten', async () => {
  const order = orderAnswer({ note: '', items: [orderLine(), orderLine({ name: 'Sel' })] })
  const [flour, salt] = order.items
  const theirs = { ...order, version: 2, items: [{ ...orderLine(flour), packs: 9 }, orderLine(salt)] }
  const { api } = await open(order, {
    change: (change) =>
      change.version === 1 ? refusal('VERSION_CONFLICT', { current: theirs }) : changedOrder(theirs, change),
  })
  await packs('Farine T55').fill('3')
  await expect.element(main.getByText('9 × Farine T55', { exact: true })).toBeVisible()
  await expect.element(main.getByText('3 × Farine T55', { exact: true })).toBeVisible()
  expect(api.calls.orders.change).toHaveLength(1)
  await main.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(() => api.calls.orders.change.at(-1))
    .toMatchObject({ version: 2, lines: [{ packs: 3 }, {}] })
})

test('an order that was received is read, and no field is open', async () => {
  const short = orderLine({ name: 'Sel', receipt: 'short', receivedQuantity: 1, reason: 'rupture' })
  const carriedIn = { id: crypto.randomUUID(), number: '2026-0014' }
  await open(
    orderAnswer({ state: 'received', items: [orderLine({ receipt: 'ok' }), { ...short, carriedIn }] }),
  )
  await expect.element(main.getByText(/rupture, reste commandé dans 2026-0014/)).toBeVisible()
  await expect.element(main.getByText('Commandé HT 90,00 €')).toBeVisible()
  await expect.element(main.getByText('Reçu HT 67,50 €')).toBeVisible()
  await expect.element(main.getByText(/^Écart .22,50\s€$/)).toBeVisible()
  await expect.element(main.getByText('Reçue')).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(packs('Farine T55')).not.toBeInTheDocument()
  expect(traceLinks.elements()).toEqual([])
})

test('what came of a line leads to the batches that may hold it, once a batch was made since', async () => {
  const [lotted, plain] = [
    orderLine({ receipt: 'ok', lot: 'A-9' }),
    orderLine({ name: 'Sel', receipt: 'ok' }),
  ]
  const refused = orderLine({ name: 'Riz', receipt: 'refused' })
  const receipt = { id: crypto.randomUUID(), receivedAt: '2026-11-03T07:00:00.000Z', temperature: null }
  await open(
    orderAnswer({
      state: 'received',
      items: [lotted, plain, refused, freeLine({ receipt: 'ok' })],
      receipt: { ...receipt, note: '', photos: [], batchesSince: true },
    }),
  )
  await expect.element(main.getByRole('link', { name: 'Où est passé le lot A-9\u00a0?' })).toBeVisible()
  await expectAccessibleAtBothWidths()
  expect(traceLinks.elements().map((link) => new URL((link as HTMLAnchorElement).href).search)).toEqual([
    expect.stringContaining(lotted.id),
    expect.stringContaining(plain.id),
  ])
})
