import { expect, test, vi } from 'vitest'
import { roomRequest } from './room-promise.ts'

test('the browser is asked once, however often something is written', async () => {
  const persist = vi.fn(async () => true)
  const requestRoom = roomRequest(() => ({ persist, persisted: async () => false }))
  expect(await Promise.all([requestRoom(), requestRoom()])).toEqual([true, true])
  expect(await requestRoom()).toBe(true)
  expect(persist).toHaveBeenCalledOnce()
})

test('a browser that has promised before is not asked again', async () => {
  const persist = vi.fn(async () => true)
  expect(await roomRequest(() => ({ persist, persisted: async () => true }))()).toBe(true)
  expect(persist).not.toHaveBeenCalled()
})

test('without a storage to ask there is no promise, and no failure', async () => {
  const requestRoom = roomRequest(() => {
    throw new TypeError('navigator.storage is undefined')
  })
  expect(await requestRoom()).toBe(false)
})
