import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartePublication } from '#contract/public-cartes.ts'
import { JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import { layCarte } from '../testing/carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

test('the logo stands above the carte, at an address of its own for each, and goes with it', async () => {
  const chef = await api.signUp()
  const carte = await layCarte(api, chef, {})
  const put = (body: Buffer, type: string) =>
    chef.done(chef.send('PUT', `/api/cartes/${carte.id}/logo`, { body, headers: { 'content-type': type } }))
  const publication = `/api/cartes/${carte.id}/publication`
  const { address } = await chef.done(chef.post<CartePublication>(publication, {}))
  const page = `/c/${address?.token}`
  const logoOn = async () => /<img[^>]*src="([^"]+)"/.exec((await api.visitor().get<string>(page)).body)?.[1]
  const read = (url: string | undefined) => api.app.inject({ method: 'GET', url: url ?? '/' })

  expect(await logoOn()).toBeUndefined()
  expect((await read(`${page}/logo`)).statusCode).toBe(404)
  await put(PNG, 'image/png')
  const first = await logoOn()
  expect(first).toMatch(new RegExp(`^${page}/logo\\?v=[0-9a-f]{12}$`))
  const answer = await read(first)
  expect(answer.rawPayload.equals(PNG)).toBe(true)
  expect(answer.headers['content-type']).toBe('image/png')

  await put(JPEG, 'image/jpeg')
  expect(await logoOn()).not.toBe(first)
  expect((await read(await logoOn())).rawPayload.equals(JPEG)).toBe(true)
  await chef.done(chef.delete(publication))
  expect((await read(first)).statusCode).toBe(404)
})
