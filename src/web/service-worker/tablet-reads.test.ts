import { expect, test, vi } from 'vitest'
import { KITCHEN } from './cacheable-reads.ts'
import { DAY_MS, NOW, sheetOf, workerForEachTest } from './testing/worker-for-each-test.ts'

const SHEET = '/api/tech-sheets/0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'

const worker = workerForEachTest(SHEET)
const { server, read, kitchenOf, goOffline } = worker

const TABLET = 'kitchen-passe'
const KITCHEN_SHEET = '/api/kitchen/sheets/0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'

/** A tablet looks at its state and reads a sheet. */
async function tabletOf(name: string) {
  server.mockImplementation((path) =>
    Promise.resolve(path === KITCHEN ? sheetOf(name, 'Passe') : sheetOf(name, `Fiche de ${name}`)),
  )
  await read(KITCHEN)
  await read(KITCHEN_SHEET)
}

test('a tablet reads without a session what it has read, for seven days from its last contact', async () => {
  await tabletOf(TABLET)
  goOffline()
  vi.setSystemTime(NOW + 7 * DAY_MS)
  expect((await read(KITCHEN)).status).toBe(200)
  expect(await (await read(KITCHEN_SHEET, TABLET)).json()).toEqual({ title: `Fiche de ${TABLET}` })
  vi.setSystemTime(NOW + 7 * DAY_MS + 1)
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
  expect(await worker.storage.size()).toBe(0)
})

test('of a tablet that was revoked, or is another one now, nothing is left', async () => {
  await tabletOf(TABLET)
  server.mockResolvedValue(new Response('{}', { status: 401 }))
  await read('/api/kitchen/marks')
  expect(await worker.storage.size()).toBe(0)
  await tabletOf(TABLET)
  server.mockResolvedValue(sheetOf('kitchen-froid', 'Froid'))
  await read(KITCHEN)
  goOffline()
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
})

test('a tablet and an account find nothing of each other, and who looks at a kitchen is an account', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sheetOf('léa', 'Passe'))
  await read(KITCHEN)
  goOffline()
  expect((await read(SHEET)).status).toBe(200)
  await tabletOf(TABLET)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  goOffline()
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
})
