import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARTE_TOKEN, type CartePublication } from '#contract/public-cartes.ts'
import { cartePublication } from '#contract/testing/carte-fixtures.ts'
import { layCarte } from '../testing/carte.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const path = ({ id }: { id: string }) => `/api/cartes/${id}/publication`
const read = (chef: Member, carte: { id: string }) => chef.done(chef.get<CartePublication>(path(carte)))
const open = (chef: Member, carte: { id: string }, renew?: string) =>
  chef.done(chef.post<CartePublication>(path(carte), { renew }))
const tokenOf = ({ address }: CartePublication) => address?.token ?? expect.fail('no address')
const statusOf = async (token: string) => (await api.visitor().get(`/c/${token}`)).status

async function openCarte() {
  const chef = await api.signUp()
  const carte = await layCarte(api, chef, {})
  return { chef, carte, token: tokenOf(await open(chef, carte)) }
}

describe('a carte’s address', () => {
  test('is there once the carte is published, and gone when it is withdrawn', async () => {
    const chef = await api.signUp()
    const carte = await layCarte(api, chef, {})
    expect(await read(chef, carte)).toEqual(cartePublication())
    const published = await open(chef, carte)
    expect(published.address).toEqual({
      token: expect.stringMatching(CARTE_TOKEN),
      publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(tokenOf(published)).toHaveLength(14)
    expect(await read(chef, carte)).toEqual(published)
    expect(await statusOf(tokenOf(published))).toBe(200)
    const withdrawn = await chef.done(chef.delete<CartePublication>(path(carte)))
    expect(withdrawn.address).toBeNull()
    expect(await statusOf(tokenOf(published))).toBe(404)
    expect(await api.visitor().get(`/api/public/cartes/${tokenOf(published)}`)).toMatchObject({ status: 404 })
  })

  test('stays the same when several windows publish at once', async () => {
    const chef = await api.signUp()
    const carte = await layCarte(api, chef, {})
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(chef, carte)))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    expect(tokenOf(await open(chef, carte))).toBe(tokenOf(answers[0] ?? expect.fail()))
  })

  test('is renewed once for all who ask to renew the same', async () => {
    const { chef, carte, token } = await openCarte()
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(chef, carte, token)))
    const tokens = new Set([...answers.map(tokenOf), tokenOf(await read(chef, carte))])
    expect(tokens.size).toBe(1)
    expect(tokens).not.toContain(token)
    expect(await statusOf(token)).toBe(404)
    expect(await statusOf([...tokens][0] ?? '')).toBe(200)
  })

  test('is not renewed where it was withdrawn meanwhile', async () => {
    const { chef, carte, token } = await openCarte()
    await chef.done(chef.delete(path(carte)))
    expect((await open(chef, carte, token)).address).toBeNull()
  })

  test('is not withdrawn where it was renewed meanwhile', async () => {
    const { chef, carte, token } = await openCarte()
    const renewed = tokenOf(await open(chef, carte, token))
    const answer = await chef.done(chef.delete<CartePublication>(path(carte), { token }))
    expect(tokenOf(answer)).toBe(renewed)
    expect(await statusOf(renewed)).toBe(200)
    expect(
      (await chef.done(chef.delete<CartePublication>(path(carte), { token: renewed }))).address,
    ).toBeNull()
    expect(await statusOf(renewed)).toBe(404)
  })

  test('is nobody else’s to see, make, renew or take away', async () => {
    const { carte, token } = await openCarte()
    const sasha = await api.signUp()
    for (const id of [carte.id, randomUUID(), 'carte'])
      for (const [method, body] of [
        ['GET', undefined],
        ['POST', {}],
        ['POST', { dishes: true }],
        ['POST', { renew: token }],
        ['DELETE', undefined],
      ] as const)
        expect(await sasha.send(method, path({ id }), { body })).toMatchObject({ status: 404 })
    expect(await statusOf(token)).toBe(200)
  })

  test('goes with the account', async () => {
    const { chef, token } = await openCarte()
    await chef.done(chef.delete('/api/account', { password: 'un mot de passe' }))
    expect(await statusOf(token)).toBe(404)
  })

  test('says where guests reach the house, when somebody has set it', async () => {
    const elsewhere = await startApi({ publicUrl: 'https://carte.exemple.fr' })
    const chef = await elsewhere.signUp()
    const carte = await layCarte(elsewhere, chef, {})
    expect((await read(chef, carte)).site).toBe('https://carte.exemple.fr')
    await elsewhere.close()
  })
})

describe('addresses of nothing', () => {
  test('get a page that says so, and too many of them a wait', async () => {
    const remoteAddress = '203.0.113.77'
    const get = (token: string) => api.visitor().send('GET', `/c/${token}`, { remoteAddress })
    await api.database.pool.query('truncate auth.rate_limits')
    const nobody = await get('AAAAAAAAAAAAAA')
    expect(nobody.status).toBe(404)
    expect(nobody.body).toContain('Cette carte n’est pas en ligne')
    // In the colours and the face of the house, which it loads from here.
    expect(nobody.body).toContain('--paper:#fbf8f2')
    const face = /url\((\/c\/faces\/house\.[^)]+)\)/u.exec(String(nobody.body))?.[1] ?? ''
    expect((await api.visitor().get(face)).status).toBe(200)
    for (const odd of ['x', '%00', '..%2f..', 'A'.repeat(500), `${'A'.repeat(13)}'`])
      expect((await get(odd)).status).toBe(404)
    await api.database.pool.query('update auth.rate_limits set count = 200')
    const refused = await get('BBBBBBBBBBBBBB')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const asJson = await api.visitor().send('GET', '/api/public/cartes/BBBBBBBBBBBBBB', { remoteAddress })
    expect(asJson).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })

  test('keep no carte from the guests at the place from which they were asked for', async () => {
    const remoteAddress = '203.0.113.78'
    const get = (token: string) => api.visitor().send('GET', `/c/${token}`, { remoteAddress })
    await get('AAAAAAAAAAAAAA')
    await api.database.pool.query('update auth.rate_limits set count = 200')
    expect((await get('BBBBBBBBBBBBBB')).status).toBe(429)
    expect((await get((await openCarte()).token)).status).toBe(200)
  })

  test.each(['/c/', '/c/a/b', '/c/faces/x.woff2'])('%s is none of the application’s pages', async (url) => {
    const { status, body } = await api.visitor().get(url)
    expect(status).toBe(404)
    expect(body).toContain('Cette carte n’est pas en ligne')
  })
})
