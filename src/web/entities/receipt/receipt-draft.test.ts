import { expect, test } from 'vitest'
import { orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import {
  cleaned,
  differences,
  draftOf,
  HERE,
  tickedAs,
  uncounted,
  unticked,
  withTheRestHere,
} from './receipt-draft.ts'

const flour = orderLine()
const herbs = orderLine({ receipt: 'short', receivedQuantity: 1, reason: 'Abîmé' })
const order = orderAnswer({ items: [flour, herbs] })

test('what is stored begins the draft; the rest is here with one tap, and what was ticked stays', () => {
  const draft = draftOf(order)
  expect(unticked(order.items, draft)).toEqual([flour])
  const whole = withTheRestHere(order.items, draft)
  expect(unticked(order.items, whole)).toEqual([])
  expect(whole.ticks[flour.id]).toEqual(HERE)
  expect(whole.ticks[herbs.id]).toMatchObject({ receipt: 'short', receivedQuantity: 1, reason: 'Abîmé' })
  expect(differences(whole)).toBe(1)
})

test('another price on the note is a difference of a line that is here', () => {
  expect(differences({ ...draftOf(order), ticks: { [flour.id]: { ...HERE, notedPriceHt: 23 } } })).toBe(1)
})

test('another state keeps weight, price, day and lot, and forgets what only the former one had', () => {
  const short = { ...HERE, receipt: 'short', receivedQuantity: 1, reason: 'Abîmé', lot: 'L1' } as const
  expect(tickedAs(short, 'replaced')).toEqual({ ...HERE, receipt: 'replaced', lot: 'L1' })
})

test('texts are sent without blanks around them, an empty lot as none', () => {
  const draft = {
    ticks: { [flour.id]: { ...HERE, reason: ' Abîmé ', lot: '  ' } },
    temperature: 4,
    note: ' ok ',
  }
  expect(cleaned(draft)).toEqual({
    ticks: { [flour.id]: { ...HERE, reason: 'Abîmé', lot: null } },
    temperature: 4,
    note: 'ok',
  })
})

test('what is short or replaced is to be counted, and what was refused is not kept until it is', () => {
  const items = (['short', 'replaced', 'refused', 'ok'] as const).map((receipt) => orderLine({ receipt }))
  expect(uncounted(items, draftOf({ items, receipt: null }))).toEqual(items.slice(0, 2))
  const counted = items.map((line) => ({ ...line, receivedQuantity: 1 }))
  expect(uncounted(counted, draftOf({ items: counted, receipt: null }))).toEqual([])
})
