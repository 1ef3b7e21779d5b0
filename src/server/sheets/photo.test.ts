import { randomUUID } from 'node:crypto'
import { crc32, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { EXTENDED_WEBP, GIF, JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { read, write } from '../testing/kitchen.ts'
import { readAccountFile } from '../testing/account-file.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let rival: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  rival = await api.signUp()
})
afterAll(() => api.close())

const MEGABYTE = 1024 * 1024
const at = (sheet: { id: string }) => `/api/tech-sheets/${sheet.id}/photo`

function put(who: ApiClient, sheet: { id: string }, body: Buffer, type = 'image/jpeg') {
  return who.send<Picture>('PUT', at(sheet), { body, headers: { 'content-type': type } })
}

/** The bytes that a browser would show. */
async function shown(who: Member, sheet: { id: string }, photo: { id: string }) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const url = `${at(sheet)}/${photo.id}`
  return api.app.inject({ method: 'GET', url, headers: { cookie } })
}

async function stored(sheet: TechSheet): Promise<Picture> {
  const { photo } = await read(chef, sheet)
  if (!photo) throw new Error('the sheet has no photo')
  return photo
}

describe('the photo of a sheet', () => {
  test('is put, and shown byte for byte under an address that can be kept for ever', async () => {
    const sheet = await write(chef)
    expect(sheet.photo).toBeNull()
    const { status, body: photo } = await put(chef, sheet, JPEG)
    expect(status).toBe(200)
    expect(photo).toMatchObject({ width: 3, height: 2 })
    expect(await read(chef, sheet)).toEqual({ ...sheet, photo })

    const answer = await shown(chef, sheet, photo)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(JPEG)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(JPEG.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="gramme.jpg"',
      'x-content-type-options': 'nosniff',
    })
  })

  test('loses what the camera wrote into it', async () => {
    const sheet = await write(chef)
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 11]), Buffer.from('the place')])
    const sent = Buffer.concat([JPEG.subarray(0, 2), comment, JPEG.subarray(2)])
    const photo = await chef.done(put(chef, sheet, sent))
    expect((await shown(chef, sheet, photo)).rawPayload.equals(JPEG)).toBe(true)
  })

  test('of 10,000 by 10,000 pixels is refused by its size, however few bytes it has', async () => {
    const sheet = await write(chef)
    const large = Buffer.from(PNG)
    large.writeUInt32BE(10_000, 16)
    large.writeUInt32BE(10_000, 20)
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
    expect(await put(chef, sheet, large, 'image/png')).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'body', rule: 'photo-too-many-pixels' }] } },
    })
  })

  test('is never unpacked, so that one with a Content-Encoding is no picture', async () => {
    const sheet = await write(chef)
    const send = (body: Buffer) =>
      chef.send('PUT', at(sheet), {
        body,
        headers: { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' },
      })
    expect(await send(gzipSync(JPEG))).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'body', rule: 'photo-type' }] } },
    })
  })

  test('is replaced by another, under another address', async () => {
    const sheet = await write(chef)
    const first = await chef.done(put(chef, sheet, JPEG))
    const second = await chef.done(put(chef, sheet, PNG, 'image/png'))
    expect(second.id).not.toBe(first.id)
    expect(await stored(sheet)).toEqual(second)
    expect((await shown(chef, sheet, first)).statusCode).toBe(404)
    expect((await shown(chef, sheet, second)).headers['content-type']).toBe('image/png')
  })

  test('of two put at once, one is there afterwards', async () => {
    const sheet = await write(chef)
    const both = await Promise.all([put(chef, sheet, JPEG), put(chef, sheet, EXTENDED_WEBP, 'image/webp')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body)).toContainEqual(await stored(sheet))
  })

  test('is deleted; a sheet without one stays so', async () => {
    const sheet = await write(chef)
    const photo = await chef.done(put(chef, sheet, JPEG))
    for (let time = 0; time < 2; time++) {
      expect(await chef.done(chef.delete(at(sheet)))).toEqual({ id: sheet.id })
      expect((await read(chef, sheet)).photo).toBeNull()
    }
    expect((await shown(chef, sheet, photo)).statusCode).toBe(404)
  })

  test('goes with its sheet', async () => {
    const sheet = await write(chef)
    const photo = await chef.done(put(chef, sheet, JPEG))
    await chef.done(chef.delete(`/api/tech-sheets/${sheet.id}`))
    expect((await shown(chef, sheet, photo)).statusCode).toBe(404)
  })

  test('is copied with its sheet, and the copy keeps its own', async () => {
    const sheet = await write(chef)
    const photo = await chef.done(put(chef, sheet, JPEG))
    const copy = await chef.done(chef.post<TechSheet>(`/api/tech-sheets/${sheet.id}/duplicate`))
    const copied = await stored(copy)
    expect(copied).toEqual({ ...photo, id: copied.id })
    const edited = { sheet: { title: 'Pour 80', category: 'Plat', portions: 80, ingredients: [] } }
    const scaled = await chef.done(chef.post<TechSheet>(`/api/tech-sheets/${sheet.id}/duplicate`, edited))
    expect(scaled.photo).toMatchObject({ ...photo, id: expect.any(String) as string })
    expect(copied.id).not.toBe(photo.id)
    await chef.done(chef.delete(at(sheet)))
    expect((await shown(chef, copy, copied)).rawPayload.equals(JPEG)).toBe(true)
  })

  test('is in the list and in the export', async () => {
    const owner = await api.signUp()
    const sheet = await write(owner)
    const photo = await owner.done(put(owner, sheet, PNG, 'image/png'))
    type Page = { items: TechSheet[] }
    const { items } = await owner.done(owner.get<Page>('/api/tech-sheets'))
    expect(items.map((item) => item.photo)).toEqual([photo])
    const archive = await owner.done(owner.get<Uint8Array>('/api/account/export'))
    const { data, files } = readAccountFile<{ techSheetPhotos: object[] }>(archive)
    const file = `photos/${photo.id}.png`
    expect(data.techSheetPhotos).toMatchObject([{ id: photo.id, mediaType: 'image/png', picture: { file } }])
    expect(Buffer.from(files[file] ?? []).equals(PNG)).toBe(true)
  })
})

describe('what is refused, and leaves the photo that was there', () => {
  let sheet: TechSheet
  let before: Picture
  beforeAll(async () => {
    sheet = await write(chef)
    before = await chef.done(put(chef, sheet, JPEG))
  })

  test.each([
    ['a text called a JPEG', Buffer.from('Ceci n’est pas une image'), 'image/jpeg', 'photo-type'],
    ['a GIF', GIF, 'image/gif', 'photo-type'],
    ['a GIF called a PNG', GIF, 'image/png', 'photo-type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'photo-type'],
    [
      'a page that goes on as a JPEG',
      Buffer.concat([Buffer.from('<html>'), JPEG]),
      'image/jpeg',
      'photo-type',
    ],
    ['a PNG that calls itself a JPEG', PNG, 'image/jpeg', 'photo-type-differs'],
    ['half a JPEG', JPEG.subarray(0, 200), 'image/jpeg', 'photo-unreadable'],
    [
      'a PNG with two heads',
      Buffer.concat([PNG.subarray(0, 33), PNG.subarray(8)]),
      'image/png',
      'photo-unreadable',
    ],
    ['JSON', Buffer.from('{}'), 'application/json', 'photo-type'],
  ])('%s', async (_name, body, type, rule) => {
    const answer = await put(chef, sheet, body, type)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', data: { fields: [{ path: 'body', rule }] } },
    })
    expect(await stored(sheet)).toEqual(before)
  })

  test('nothing at all', async () => {
    const answer = await chef.send('PUT', at(sheet))
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } })
    expect(await stored(sheet)).toEqual(before)
  })

  test('more than 10 MB, while 10 MB are taken', async () => {
    const full = Buffer.concat([JPEG, Buffer.alloc(10 * MEGABYTE - JPEG.length)])
    const answer = await put(chef, sheet, Buffer.concat([full, Buffer.alloc(1)]))
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
    expect(await stored(sheet)).toEqual(before)
    expect((await put(chef, await write(chef), full)).status).toBe(200)
  })

  test('a large body on any other route, whatever type it declares', async () => {
    for (const type of ['application/json', 'image/jpeg']) {
      const body = Buffer.alloc(2 * MEGABYTE, ' ')
      const answer = await chef.send('PATCH', `/api/tech-sheets/${sheet.id}`, {
        body,
        headers: { 'content-type': type },
      })
      expect([400, 413]).toContain(answer.status)
    }
  })
})

describe('whose photo it is', () => {
  test('nobody else reads, replaces or deletes it', async () => {
    const sheet = await write(chef)
    const photo = await chef.done(put(chef, sheet, JPEG))
    const theirs = await write(rival)
    expect((await put(rival, sheet, PNG, 'image/png')).status).toBe(404)
    expect((await rival.delete(at(sheet))).status).toBe(404)
    for (const named of [sheet, theirs]) expect((await shown(rival, named, photo)).statusCode).toBe(404)
    expect((await put(api.visitor(), sheet, JPEG)).status).toBe(401)
    expect(await stored(sheet)).toEqual(photo)
  })

  test('a sheet or a photo that never was', async () => {
    const sheet = await write(chef)
    for (const id of [randomUUID(), 'soupe', '%00']) {
      expect((await put(chef, { id }, JPEG)).status).toBe(404)
      expect((await chef.delete(at({ id }))).status).toBe(404)
      expect((await shown(chef, sheet, { id })).statusCode).toBe(404)
    }
  })
})
