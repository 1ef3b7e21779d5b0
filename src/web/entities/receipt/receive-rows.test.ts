import { expect, test } from 'vitest'
import { orderAnswer } from '#contract/testing/order-answers.ts'
import type { Delivery } from '#contract/deliveries.ts'
import { draftOf } from './receipt-draft.ts'
import { receiveRows } from './receive-rows.ts'
import type { WaitingReceipt } from './waiting-receipt.ts'

const [halles, dupin, maree] = ['Les Halles', 'Dupin', 'Marée'].map((supplierName) =>
  orderAnswer({ supplierName, state: 'sent' }),
) as [ReturnType<typeof orderAnswer>, ReturnType<typeof orderAnswer>, ReturnType<typeof orderAnswer>]

const waitingOf = (order: typeof halles): WaitingReceipt => ({
  userId: 'léa',
  id: order.id,
  key: 'key',
  name: order.supplierName,
  at: 0,
  ready: true,
  files: [],
  body: { is: 'order', order, draft: draftOf(order) },
})
const receivedOf = ({ id, number }: typeof halles) => ({ order: { id, number } }) as Delivery

test('a row stays in its place while it waits and once it was received', () => {
  const rows = receiveRows(
    { expected: [maree, halles], received: [receivedOf(dupin)] },
    [waitingOf(halles)],
    [halles, dupin, maree],
  )
  expect(rows.map(({ order, waiting, isReceived }) => [order.supplierName, waiting?.id, isReceived])).toEqual(
    [
      ['Les Halles', halles.id, false],
      ['Dupin', undefined, true],
      ['Marée', undefined, false],
    ],
  )
})

test('an order that was cancelled meanwhile goes; one that waits on the device stays, even unread', () => {
  const rows = receiveRows({ expected: [], received: [] }, [waitingOf(maree)], [halles])
  expect(rows.map(({ order }) => order.supplierName)).toEqual(['Marée'])
})
