import { beforeEach, expect, test } from 'vitest'
import { HttpError, OfflineWriteError } from '../failure/failure.ts'
import { memoryWrites } from './testing/memory-writes.ts'
import type { WaitingWrite, WriteStore } from './waiting-write.ts'
import { type SendWrite, WaitingWrites } from './waiting-writes.ts'

let device: WriteStore
let page: WaitingWrites
let now: number

/** A page of the application on the same device: another tab, or the same one after a reload. */
const openPage = () => new WaitingWrites(device, () => now)

beforeEach(() => {
  device = memoryWrites()
  now = 0
  page = openPage()
})

function keep(
  id: string,
  { userId = 'léa', body = 'Tout est là', files = [] as WaitingWrite['files'] } = {},
) {
  now += 1
  return page.keep({ userId, id, name: id, ready: true, body, files })
}

const idsOf = async (waiting: WaitingWrites, userId = 'léa') => (await waiting.of(userId)).map(({ id }) => id)

/** A server that stores what comes, but for the ids that fail. */
function server(failures: Record<string, unknown> = {}) {
  const stored: string[] = []
  const send: SendWrite = async ({ id, body }) => {
    if (id in failures) throw failures[id]
    stored.push(`${id}: ${String(body)}`)
  }
  return { stored, send }
}

test('what waits is there after a reload, the oldest first, and only for the account that typed it', async () => {
  await keep('Les Halles')
  await keep('Dupin')
  await keep('Marée', { userId: 'omar' })
  expect(await idsOf(openPage())).toEqual(['Les Halles', 'Dupin'])
  await page.show('léa')
  expect(page.state.get().writes.map(({ id }) => id)).toEqual(['Les Halles', 'Dupin'])
  await page.show('omar')
  expect(page.state.get().writes.map(({ id }) => id)).toEqual(['Marée'])
})

test('typed again, a write takes the place of the one that waited, and is sent once under its new key', async () => {
  const first = await keep('Les Halles')
  const second = await keep('Les Halles', { body: 'Il manque un sac' })
  expect(second.key).not.toBe(first.key)
  const { stored, send } = server()
  await page.send(await page.of('léa'), send)
  expect(stored).toEqual(['Les Halles: Il manque un sac'])
  expect(await idsOf(page)).toEqual([])
})

test('what is typed again while it is sent stays on the device, as what was sent did not say it', async () => {
  const sent = await keep('Les Halles')
  await page.send([sent], async () => {
    await keep('Les Halles', { body: 'Il manque un sac' })
  })
  expect(await idsOf(page)).toEqual(['Les Halles'])
})

test.each([
  ['no network', new OfflineWriteError(new TypeError('Failed to fetch'), true)],
  ['no session', new HttpError(401, 'UNAUTHORIZED')],
  ['a server that is away', new HttpError(503, 'UNAVAILABLE')],
  ['too many requests', new HttpError(429, 'TOO_MANY_REQUESTS')],
])('%s ends the sending; everything from there on waits', async (_, failure) => {
  for (const id of ['Les Halles', 'Dupin', 'Marée']) await keep(id)
  const { stored, send } = server({ Dupin: failure })
  await page.show('léa')
  await page.send(await page.of('léa'), send)
  expect(stored).toEqual(['Les Halles: Tout est là'])
  expect(await idsOf(page)).toEqual(['Dupin', 'Marée'])
  const { sending, failures, writes } = page.state.get()
  expect(sending.size).toBe(0)
  expect(writes.map(({ key }) => failures.get(key))).toEqual([failure, undefined])
})

test.each([
  ['a revoked right', new HttpError(403, 'FORBIDDEN')],
  ['another version', new HttpError(409, 'VERSION_CONFLICT')],
  ['a deleted order', new HttpError(404, 'NOT_FOUND')],
  ['a failure of the server', new HttpError(500, 'INTERNAL')],
])('%s keeps one write on the device with its failure, and the others are stored', async (_, failure) => {
  for (const id of ['Les Halles', 'Dupin', 'Marée']) await keep(id)
  const { stored, send } = server({ Dupin: failure })
  await page.show('léa')
  const done = await page.send(await page.of('léa'), send)
  expect(stored).toEqual(['Les Halles: Tout est là', 'Marée: Tout est là'])
  expect(done.map(({ id }) => id)).toEqual(['Les Halles', 'Marée'])
  expect(await idsOf(page)).toEqual(['Dupin'])
  expect([...page.state.get().failures.values()]).toEqual([failure])
})

test('a photo that was stored is not sent again after the next one has failed', async () => {
  const photos = ['front', 'back'].map((id) => ({ id, blob: new Blob([id]) }))
  await keep('Les Halles', { files: photos })
  const stored: string[] = []
  let isDown = true
  const send: SendWrite = async (write, keepLeft) => {
    let left = write
    for (const { id } of write.files) {
      if (id === 'back' && isDown) throw new TypeError('Failed to fetch')
      stored.push(id)
      left = { ...left, files: left.files.filter((file) => file.id !== id) }
      await keepLeft(left)
    }
  }
  await page.send(await page.of('léa'), send)
  const after = openPage()
  const [waiting] = await after.of('léa')
  expect(await waiting?.files[0]?.blob.text()).toBe('back')
  isDown = false
  await after.send(await after.of('léa'), send)
  expect(stored).toEqual(['front', 'back'])
  expect(await idsOf(after)).toEqual([])
})

test('two taps send one after the other, and nothing without a network', async () => {
  for (const id of ['Les Halles', 'Dupin']) await keep(id)
  const { stored, send } = server()
  await Promise.all((await page.of('léa')).map((write) => page.send([write], send)))
  await keep('Marée')
  await page.send(await page.of('léa'), send, () => false)
  expect(stored).toEqual(['Les Halles: Tout est là', 'Dupin: Tout est là'])
  expect(await idsOf(page)).toEqual(['Marée'])
})

test('sent together, all that is stored leaves the device, but for what was typed again; and nothing when that fails', async () => {
  for (const id of ['one', 'two', 'three']) await keep(id)
  const failing = page.sendTogether(await page.of('léa'), () => Promise.reject(new HttpError(503)))
  await expect(failing).rejects.toThrow('503')
  expect(await idsOf(page)).toEqual(['one', 'two', 'three'])
  const requests: string[][] = []
  await page.sendTogether(await page.of('léa'), async (writes) => {
    requests.push(writes.map(({ id }) => id))
    await keep('two', { body: 'again' })
  })
  expect(requests).toEqual([['one', 'two', 'three']])
  expect(await idsOf(page)).toEqual(['two'])
})

test('another tab shows what was typed here', async () => {
  const other = openPage()
  await other.show('léa')
  await keep('Les Halles')
  await expect.poll(() => other.state.get().writes.map(({ id }) => id)).toEqual(['Les Halles'])
})

test('what was taken away is gone, and what was typed since is not', async () => {
  const first = await keep('Les Halles')
  const second = await keep('Les Halles', { body: 'Il manque un sac' })
  await page.forget(first)
  expect(await idsOf(page)).toEqual(['Les Halles'])
  await page.forget(second)
  expect(await idsOf(page)).toEqual([])
})

test('a device that cannot be read says so, and is not taken for an empty one', async () => {
  const blocked = new WaitingWrites({ ...device, list: () => Promise.reject(new Error('blocked')) })
  await blocked.show('léa')
  expect(blocked.state.get()).toMatchObject({ userId: 'léa', unreadable: true })
  await expect(blocked.of('léa')).rejects.toThrow('blocked')
})
