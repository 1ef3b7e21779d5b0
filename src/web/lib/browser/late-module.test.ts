import { expect, test } from 'vitest'
import { ModuleUnavailable } from './import-module.ts'
import { LateModule } from './late-module.ts'

test('is fetched once, however often it is wanted, and at hand from then on', async () => {
  let fetched = 0
  const late = new LateModule(async () => ({ one: (fetched += 1) }))
  expect(late.now).toBeUndefined()
  await Promise.all([late.load(), late.load()])
  expect(await late.load()).toEqual({ one: 1 })
  expect(late.now).toEqual({ one: 1 })
})

test('is fetched again after a failure', async () => {
  let network = false
  const late = new LateModule(async () => {
    if (!network) throw new Error('Failed to fetch')
    return { one: 1 }
  })
  await expect(late.load()).rejects.toThrow(ModuleUnavailable)
  expect(late.now).toBeUndefined()
  network = true
  expect(await late.load()).toEqual({ one: 1 })
})
