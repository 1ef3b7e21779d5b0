import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { Picture } from '#contract/pictures.ts'
import { GIF, JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let carte: CarteSettings
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
  carte = await own(chef)
})

const own = (of: Member) => of.done(of.get<CarteSettings>('/api/carte'))
const at = ({ id }: { id: string }) => `/api/cartes/${id}/logo`
const put = (who: Pick<Member, 'send'>, of: { id: string }, body: Buffer, type = 'image/png') =>
  who.send<Picture>('PUT', at(of), { body, headers: { 'content-type': type } })

async function shown(who: Member, of: { id: string }, logo: Picture) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return api.app.inject({ method: 'GET', url: `${at(of)}/${logo.id}`, headers: { cookie } })
}

test('the logo of a carte is put, shown byte for byte, replaced and deleted', async () => {
  const first = await chef.done(put(chef, carte, PNG))
  expect(await own(chef)).toEqual({ ...carte, logo: first })
  expect(await chef.done(chef.get<Carte>(`/api/cartes/${carte.id}`))).toMatchObject({ logo: first })
  const answer = await shown(chef, carte, first)
  expect(answer.rawPayload.equals(PNG)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
  })

  const second = await chef.done(put(chef, carte, JPEG, 'image/jpeg'))
  expect(second.id).not.toBe(first.id)
  expect((await shown(chef, carte, first)).statusCode).toBe(404)
  for (let time = 0; time < 2; time++)
    expect(await chef.done(chef.delete(at(carte)))).toEqual({ id: carte.id })
  expect(await own(chef)).toEqual(carte)
})

test('of two logos put at once, one is there afterwards', async () => {
  const both = await Promise.all([put(chef, carte, PNG), put(chef, carte, JPEG, 'image/jpeg')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ body }) => body)).toContainEqual((await own(chef)).logo)
})

test('what is no picture is refused, and the logo stays', async () => {
  const logo = await chef.done(put(chef, carte, PNG))
  expect(await put(chef, carte, GIF, 'image/gif')).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'body', rule: 'photo-type' }] } },
  })
  expect((await own(chef)).logo).toEqual(logo)
})

test('nobody else reads, replaces or deletes it', async () => {
  const rival = await api.signUp()
  const logo = await chef.done(put(chef, carte, PNG))
  expect((await put(rival, carte, JPEG, 'image/jpeg')).status).toBe(404)
  expect((await rival.delete(at(carte))).status).toBe(404)
  expect((await shown(rival, carte, logo)).statusCode).toBe(404)
  expect((await shown(rival, await own(rival), logo)).statusCode).toBe(404)
  expect((await put(api.visitor(), carte, PNG)).status).toBe(401)
  expect((await own(chef)).logo).toEqual(logo)
})
