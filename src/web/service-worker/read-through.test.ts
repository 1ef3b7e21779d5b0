import { expect, test, vi } from 'vitest'
import { CACHED_AT_HEADER } from '#web/lib/offline/offline-cache.ts'
import { SESSION } from './cacheable-reads.ts'
import { DAY_MS, NOW, sessionOf, sheetOf, workerForEachTest } from './testing/worker-for-each-test.ts'

const SHEET = '/api/tech-sheets/0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'

const worker = workerForEachTest(SHEET)
const { server, read, kitchenOf, goOffline } = worker

test('without a network the last answer is read, with when it was given', async () => {
  await kitchenOf('léa')
  goOffline()
  vi.setSystemTime(NOW + DAY_MS)
  const kept = await read(SHEET)
  expect(await kept.json()).toEqual({ title: 'Fiche de léa' })
  expect(kept.headers.get(CACHED_AT_HEADER)).toBe(String(NOW))
  await expect(read('/api/menus')).rejects.toThrow(TypeError)
})

test.each([502, 503, 504])('a server that is away (%i) counts as no network', async (status) => {
  await kitchenOf('léa')
  server.mockResolvedValue(new Response('', { status }))
  expect((await read(SHEET)).status).toBe(200)
  expect((await read('/api/menus')).status).toBe(status)
})

test('a network that says nothing for five seconds is waited for only where there is no older answer', async () => {
  await kitchenOf('léa')
  server.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(sheetOf('léa', 'Enfin')), 60_000)),
  )
  const sheet = read(SHEET)
  const menus = read('/api/menus')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await sheet).json()).toEqual({ title: 'Fiche de léa' })
  expect(await (await menus).json()).toEqual({ title: 'Enfin' })
})

test('a network that was silent is given up, and waited for a second until it answers', async () => {
  await kitchenOf('léa')
  server.mockImplementation(() => new Promise(() => undefined))
  const first = read(SESSION)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await first).status).toBe(200)
  expect(worker.signals.at(-1)?.aborted).toBe(true)
  const second = read(SHEET)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await second).status).toBe(200)

  server.mockResolvedValue(sheetOf('léa', 'De retour'))
  expect(await (await read(SHEET)).json()).toEqual({ title: 'De retour' })
  expect(worker.signals.at(-1)?.aborted).toBe(false)
  expect(worker.timeout.ms()).toBe(5000)
})

test('a network that is slow rather than silent gets its full time again', async () => {
  worker.timeout.elapsed(5000)
  expect(worker.timeout.ms()).toBe(1000)
  worker.timeout.elapsed(1000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(worker.timeout.ms()).toBe(5000)
})

test('a network that says nothing of who is signed in is not waited for: a page shows nothing before', async () => {
  server.mockImplementation(() => new Promise(() => undefined))
  const first = read(SESSION)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await first).type).toBe('error')
  expect(worker.signals.at(-1)?.aborted).toBe(true)
  server.mockResolvedValue(sessionOf('léa'))
  expect((await read(SESSION)).status).toBe(200)
})

test('refusals are not kept, and one for want of a session clears everything', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(new Response('{}', { status: 404 }))
  expect((await read('/api/gammes')).status).toBe(404)
  expect(await worker.storage.size()).toBe(2)
  server.mockResolvedValue(new Response('{}', { status: 401 }))
  await read('/api/gammes')
  expect(await worker.storage.size()).toBe(0)
})

test('another account, or none, finds nothing of what was read before', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sessionOf('omar'))
  await read(SESSION)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  server.mockResolvedValue(Response.json(null))
  await read(SESSION)
  expect(await worker.storage.size()).toBe(0)
})

test('the same person in another house finds nothing of the former one, there and back', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sessionOf('léa', { houseId: 'le passe' }))
  await read(SESSION)
  server.mockResolvedValue(sheetOf('léa', 'En retard, de sa propre maison'))
  await read(SHEET)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  server.mockResolvedValue(sheetOf('le passe.léa', 'Du passe'))
  await read(SHEET)
  goOffline()
  expect(await (await read(SHEET, 'le passe.léa')).json()).toEqual({ title: 'Du passe' })
  await expect(read(SHEET, 'léa')).rejects.toThrow(TypeError)
  server.mockResolvedValue(sessionOf('léa'))
  await read(SESSION)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
})

test('an answer is kept only under the account that it is for', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sheetOf('omar', 'Fiche d’omar'))
  await read(SHEET)
  server.mockResolvedValue(Response.json({ title: 'De personne' }))
  await read(SHEET)
  goOffline()
  expect(await (await read(SHEET)).json()).toEqual({ title: 'Fiche de léa' })
})

test('a page that shows another account is given nothing of what is kept', async () => {
  await kitchenOf('léa')
  goOffline()
  expect((await read(SHEET, 'léa')).status).toBe(200)
  await expect(read(SHEET, 'omar')).rejects.toThrow(TypeError)
})

test('an answer that was under way while someone left is not kept', async () => {
  await kitchenOf('léa')
  const arrival = Promise.withResolvers<void>()
  server.mockImplementation(async (path) => {
    await arrival.promise
    return path === SESSION ? sessionOf('léa') : sheetOf('léa', 'Trop tard')
  })
  const late = [read(SESSION), read(SHEET)]
  await worker.cache.clear()
  arrival.resolve()
  await Promise.all(late)
  expect(await worker.storage.size()).toBe(0)
})

test('what was read is forgotten with the session: at its end, and with the browser unless it is remembered', async () => {
  await kitchenOf('léa', { endsWithBrowser: true })
  goOffline()
  worker.openCookie = '1'
  expect((await read(SHEET)).status).toBe(200)
  worker.openCookie = null
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  expect(await worker.storage.size()).toBe(0)

  await kitchenOf('léa')
  goOffline()
  vi.setSystemTime(NOW + 7 * DAY_MS + 1)
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  expect(await worker.storage.size()).toBe(0)
})

test('of too many answers those read longest ago go first', async () => {
  await kitchenOf('léa')
  for (let page = 0; page < 420; page += 1) await read(`/api/tech-sheets?cursor=${page}`)
  expect(await worker.storage.size()).toBe(401)
  goOffline()
  expect((await read('/api/tech-sheets?cursor=419')).status).toBe(200)
  await expect(read(SHEET)).rejects.toThrow(TypeError)
})

test('answers of an earlier shape are not read, and go when the account is opened again', async () => {
  await kitchenOf('léa')
  const old = await caches.open('gramme-read answer léa')
  await old.put('/api/menus', Response.json({ items: [] }, { headers: { [CACHED_AT_HEADER]: String(NOW) } }))
  goOffline()
  await expect(read('/api/menus')).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  expect(await caches.keys()).not.toContain('gramme-read answer léa')
})
