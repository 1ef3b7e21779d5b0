import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngSize } from '#domain/catalogue/png-size.ts'
import { PNG } from '#tests/fixtures/tiny-photos.ts'
import { openBistrot } from '../../testing/public-carte.ts'
import { sharedApi } from '../../testing/shared-api.ts'
import type { Api } from '../../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const read = (url: string) => api.app.inject({ method: 'GET', url })
const sizeOf = ({ buffer, byteOffset, byteLength }: Buffer) =>
  pngSize(new DataView(buffer, byteOffset, byteLength))
const pictureOn = async (token: string) => {
  const { body } = await api.visitor().get<string>(`/c/${token}`)
  const [, url = ''] =
    /<meta property="og:image" content="http:\/\/localhost:3000([^"]+)" \/>/.exec(body) ?? []
  return { url, body }
}

test('the preview of a link has the picture of the carte, whose address changes with it', async () => {
  const { chef, carte, token } = await openBistrot(api)
  const { url, body } = await pictureOn(token)
  expect(url).toMatch(new RegExp(`^/c/${token}/picture\\?v=[0-9a-f]{12}$`))
  expect(body).toContain('<meta property="og:image:width" content="1200" />')
  const first = await read(url)
  expect(first).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') },
  })
  expect(sizeOf(first.rawPayload)).toEqual({ width: 1200, height: 630 })
  expect((await read(url)).rawPayload.equals(first.rawPayload)).toBe(true)

  await chef.done(
    chef.send('PUT', `/api/cartes/${carte.id}/logo`, { body: PNG, headers: { 'content-type': 'image/png' } }),
  )
  const withLogo = await pictureOn(token)
  expect(withLogo.url).not.toBe(url)
  expect((await read(withLogo.url)).rawPayload.equals(first.rawPayload)).toBe(false)
  // An address of before shows the carte of this moment, and is not kept.
  const outdated = await read(url)
  expect(outdated.headers['cache-control']).toBe('private, no-cache')
  expect(outdated.rawPayload.equals((await read(withLogo.url)).rawPayload)).toBe(true)

  await chef.done(chef.delete(`/api/cartes/${carte.id}/publication`))
  expect((await read(withLogo.url)).statusCode).toBe(404)
})

test('a name in letters of another alphabet, and a very long one, are drawn all the same', async () => {
  const { chef, carte, token } = await openBistrot(api)
  for (const nom of ['Кафе 🍕 東京', 'Auberge '.repeat(14).trim()]) {
    const { version } = await chef.done(chef.get<{ version: number }>('/api/carte'))
    await chef.done(chef.patch(`/api/cartes/${carte.id}`, { nom, version }))
    const { url } = await pictureOn(token)
    expect(sizeOf((await read(url)).rawPayload), nom).toEqual({ width: 1200, height: 630 })
  }
})
