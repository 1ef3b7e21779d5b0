import { expect, test } from 'vitest'
import { allows, ORDER_ACTS, ORDER_STATES } from './order.ts'
import { stillDue } from './still-due.ts'

test('what each state allows', () => {
  const allowed = ORDER_STATES.map((state) => [state, ORDER_ACTS.filter((act) => allows(state, act))])
  expect(Object.fromEntries(allowed)).toEqual({
    draft: ['edit', 'send', 'remove'],
    sent: ['edit', 'send', 'cancel', 'receive'],
    confirmed: ['edit', 'send', 'cancel', 'receive'],
    received: ['receive', 'unreceive', 'remove'],
    cancelled: ['remove'],
  })
})

test.each([
  ['all of it', { receipt: 'ok', receivedQuantity: null }, 0],
  ['less', { receipt: 'short', receivedQuantity: 7.5 }, 2.5],
  ['more than was ordered', { receipt: 'short', receivedQuantity: 12 }, 0],
  ['less, uncounted', { receipt: 'short', receivedQuantity: null }, null],
  ['nothing that was kept', { receipt: 'refused', receivedQuantity: null }, 10],
  ['something refused of it', { receipt: 'refused', receivedQuantity: 4 }, 6],
  ['something else', { receipt: 'replaced', receivedQuantity: 1 }, 0],
  ['nobody knows what', { receipt: 'none', receivedQuantity: null }, null],
] as const)('of ten packs of which %s arrived', (_what, line, due) => {
  expect(stillDue({ packs: 10, ...line })).toBe(due)
})
