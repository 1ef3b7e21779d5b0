import { expect, test, vi } from 'vitest'
import { askingForRoom } from './room-promise.ts'

test('the browser is asked once, however often something is written', async () => {
  const persist = vi.fn(async () => true)
  const askForRoom = askingForRoom(() => ({ persist, persisted: async () => false }))
  expect(await Promise.all([askForRoom(), askForRoom()])).toEqual([true, true])
  expect(await askForRoom()).toBe(true)
  expect(persist).toHaveBeenCalledOnce()
})

test('a browser that has promised before is not asked again', async () => {
  const persist = vi.fn(async () => true)
  expect(await askingForRoom(() => ({ persist, persisted: async () => true }))()).toBe(true)
  expect(persist).not.toHaveBeenCalled()
})

test('without a storage to ask there is no promise, and no failure', async () => {
  const askForRoom = askingForRoom(() => {
    throw new TypeError('navigator.storage is undefined')
  })
  expect(await askForRoom()).toBe(false)
})
