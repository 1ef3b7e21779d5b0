import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '#contract/order-shapes.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { forgetAll, main, named, openBackDoor, sent } from './testing/back-door.ts'

beforeEach(forgetAll)

/** A real picture, drawn by the browser. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'bon.jpg', { type: 'image/jpeg' })
}

/** The window in which a phone offers its camera has no button in the page. */
const camera = () => {
  const input = document.querySelector<HTMLElement>('input[type=file][aria-label="Prendre une photo"]')
  if (!input) throw new Error('the delivery takes a photo')
  return page.elementLocator(input)
}

const waiting = () => waitingWrites.of(SESSION.user.id)

test('a photo is taken, is kept on the device, and is sent after its delivery', async () => {
  const address = `/orders/receive/${sent.id}`
  const put: { delivery: string; picture: string; type: string }[] = []
  let isAway = true
  const back = await openBackDoor(address, {
    answers: {
      deliveries: {
        photos: {
          put: ({ params, body }) => {
            if (isAway) return noNetwork()
            put.push({ delivery: params.id, picture: params.pictureId, type: body.type })
            return { id: params.pictureId, width: 40, height: 30 }
          },
        },
      },
    },
  })
  await expect.element(main.getByRole('button', { name: 'Tout est là' })).toBeVisible()
  await userEvent.upload(camera(), await picture())
  await userEvent.upload(camera(), await picture())
  await expect.element(main.getByRole('img', { name: 'Photo 2 de la livraison' })).toBeVisible()
  await named('Retirer la photo 1').click()
  await expect.poll(async () => (await waiting())[0]?.files.length).toBe(1)
  await expectAccessible()

  await back.goTo('/orders/receive')
  await main.getByRole('link', { name: 'Continuer' }).click()
  await expect.element(main.getByRole('img', { name: 'Photo 1 de la livraison' })).toBeVisible()
  await named('Tout est là').click()
  const send = named('Envoyer la réception')
  await expect.element(send).toBeVisible()
  expect(back.receipts, 'the delivery is stored, its photo is not').toHaveLength(1)

  isAway = false
  const [photo] = (await waiting())[0]?.files ?? []
  await send.click()
  await expect.element(main.getByText('Reçue', { exact: true })).toBeVisible()
  expect(put).toEqual([{ delivery: sent.id, picture: photo?.id, type: 'image/jpeg' }])
  expect(back.receipts).toHaveLength(1)
  await expect.poll(waiting).toEqual([])
})

test('a receipt is taken back as a whole once its photo is deleted, which is asked first', async () => {
  const photo = { id: crypto.randomUUID(), width: 40, height: 30 }
  const facts = { temperature: 3, note: '', batchesSince: false }
  const receipt = { id: sent.id, receivedAt: '2026-11-03T06:00:00.000Z', ...facts }
  const items = sent.items.map((line) => ({ ...line, receipt: 'ok' as const }))
  const order: Order = {
    ...sent,
    state: 'received',
    items,
    receipt: { ...receipt, photos: [photo] },
  }
  const back = await openBackDoor(`/orders/receive/${sent.id}`, { order })
  const removed: string[] = []
  back.api.answer({
    orders: {
      unreceive: ({ version }) => back.change(version, { ...sent, version }),
    },
    deliveries: {
      photos: {
        remove: ({ pictureId }) => {
          removed.push(pictureId)
          back.store({ receipt: { ...receipt, photos: [] } })
          return { id: sent.id }
        },
      },
    },
  })
  await named('Retirer la photo 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(main.getByRole('img')).not.toBeInTheDocument()
  expect(removed).toEqual([photo.id])

  await named('Annuler la réception').click()
  await expect.element(main.getByRole('button', { name: /^Tout est là/ })).toBeVisible()
  expect(back.stored()).toMatchObject({ state: 'sent', receipt: null })
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect
    .poll(() => back.receipts)
    .toMatchObject([
      { temperature: 3, receivedAt: receipt.receivedAt, lines: [{ receipt: 'ok' }, { receipt: 'ok' }] },
    ])
})
