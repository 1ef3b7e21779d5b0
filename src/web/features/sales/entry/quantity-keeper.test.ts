import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuantityKeeper } from './quantity-keeper.ts'

type Sent = { gammeRecetteId: string; quantity: number | null }[]

let sent: Sent[]
let answers: (() => void)[]
let refuse: (() => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  refuse = []
})
afterEach(() => vi.useRealTimers())

function open() {
  return new QuantityKeeper((quantities) => {
    sent.push(quantities)
    return new Promise((resolve, reject) => {
      answers.push(() => resolve(undefined))
      refuse.push(() => reject(new TypeError('no network')))
    })
  }, 600)
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('figures typed one after another go together, once', async () => {
  const keeper = open()
  keeper.type('sole', 4)
  keeper.type('sole', 40)
  keeper.type('soup', 12)
  await vi.advanceTimersByTimeAsync(599)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([
    [
      { gammeRecetteId: 'sole', quantity: 40 },
      { gammeRecetteId: 'soup', quantity: 12 },
    ],
  ])
  answers[0]?.()
  await settle()
  expect(keeper.snapshot()).toMatchObject({ typed: new Map(), saving: false, failure: null })
  expect(keeper.snapshot().savedAt).not.toBeNull()
})

test('what is typed while the rest is being stored goes after it, also when it is the same dish', async () => {
  const keeper = open()
  keeper.type('sole', 40)
  void keeper.flush()
  keeper.type('sole', 41)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toHaveLength(1)
  answers[0]?.()
  await settle()
  expect(sent[1]).toEqual([{ gammeRecetteId: 'sole', quantity: 41 }])
})

test('in the demo figures stay on the screen, and none is called stored', async () => {
  const keeper = new QuantityKeeper(null, 600)
  keeper.type('sole', 40)
  await vi.advanceTimersByTimeAsync(600)
  await keeper.flush()
  expect(keeper.snapshot()).toMatchObject({
    typed: new Map([['sole', 40]]),
    saving: false,
    failure: null,
    savedAt: null,
  })
})

test('what could not be stored stays on the screen and goes along with the next figure', async () => {
  const keeper = open()
  keeper.type('sole', 40)
  void keeper.flush()
  refuse[0]?.()
  await settle()
  expect(keeper.snapshot()).toMatchObject({ typed: new Map([['sole', 40]]), saving: false })
  expect(keeper.snapshot().failure).toBeInstanceOf(TypeError)
  keeper.type('soup', null)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent[1]).toEqual([
    { gammeRecetteId: 'sole', quantity: 40 },
    { gammeRecetteId: 'soup', quantity: null },
  ])
  answers[1]?.()
  await settle()
  expect(keeper.snapshot()).toMatchObject({ typed: new Map(), failure: null })
})
