import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KitchenDevice } from '#contract/devices.ts'
import type { KitchenSheet, KitchenState } from '#contract/kitchen-shapes.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { write } from '../testing/kitchen.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { inviteBy, pair, pairedTablet, sheetsOf } from '../testing/tablets.ts'

const PASSWORD = 'un mot de passe'
const UNKNOWN = { status: 401, body: { code: 'KITCHEN_UNKNOWN' } }

let api: Api
let chef: Member
let tablet: ApiClient
let deviceId: string
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  ;({ tablet, id: deviceId } = await pairedTablet(api, chef))
})
afterAll(() => api.close())

const pairBy = (code: string, by: ApiClient = api.visitor(), remoteAddress?: string) =>
  pair(code, by, remoteAddress)
const devicesOf = async (who: Member) =>
  (await who.done(who.get<{ items: KitchenDevice[] }>('/api/kitchen-devices'))).items
const eventsOf = ({ userId }: Member) =>
  expect.poll(async () => {
    const { rows } = await api.database.pool.query<{ event: string }>(
      `select distinct event from auth.security_events where account_id = $1 and event like 'device%' order by event`,
      [userId],
    )
    return rows.map(({ event }) => event)
  })

describe('a tablet', () => {
  test('is paired by a code that says what it is, and its secret is stored nowhere', async () => {
    const { body } = await tablet.get<KitchenState>('/api/kitchen')
    expect(body).toMatchObject({
      device: { id: deviceId, name: 'Pass', sheets: 'all', hasPin: false, isLocked: false },
      wastageMethod: 'majoration',
    })
    expect(await devicesOf(chef)).toMatchObject([{ id: deviceId, usedAt: expect.any(String) }])
    const secret = tablet.cookies.get('gramme.kitchen') ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const { rows } = await api.database.pool.query(
      'select to_json(d)::text as row from auth.kitchen_devices d',
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    await eventsOf(chef).toEqual(['device-invited', 'device-paired'])
  })

  test('is not paired by a code that was used, has expired, was replaced, or is none; case and blanks do not count', async () => {
    const other = await api.signUp()
    const first = await other.done(inviteBy(other))
    const second = await other.done(inviteBy(other))
    expect(second.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(second.address).toBe(`${api.config.publicUrl}/cuisine#${second.code}`)
    const none = { status: 422, body: { code: 'CODE_UNKNOWN' } }
    expect(await pairBy(first.code)).toMatchObject(none)
    expect(await pairBy(`${second.code.slice(0, 4)} ${second.code.slice(4)}`.toLowerCase())).toMatchObject({
      status: 201,
    })
    expect(await pairBy(second.code)).toMatchObject(none)
    const late = await other.done(inviteBy(other))
    await api.database.pool.query(
      "update auth.verifications set expires_at = now() where identifier like 'kitchen-code:%'",
    )
    expect(await pairBy(late.code)).toMatchObject(none)
    expect(await devicesOf(other)).toHaveLength(1)
  })

  test('takes the password, and no session beside it', async () => {
    expect(await inviteBy(chef, { password: 'pas le bon' })).toMatchObject({
      body: { code: 'WRONG_PASSWORD' },
    })
    const { code } = await chef.done(inviteBy(chef))
    expect(await pairBy(code, chef)).toMatchObject({ status: 409, body: { code: 'SIGNED_IN_HERE' } })
    expect((await pairBy(code)).status).toBe(201)
  })

  test('makes guesses wait as passwords do', async () => {
    const answers = []
    for (let guess = 0; guess < 7; guess += 1)
      answers.push(await pairBy('ABCD2345', api.visitor(), '203.0.113.77'))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(20)
  })

  test('shows every sheet with its lines, steps and allergens, or those of the cartes alone', async () => {
    const all = await sheetsOf(tablet)
    const apart = await write(chef, { title: 'Hors carte' })
    expect(await sheetsOf(tablet)).toHaveLength(all.length + 1)
    const { tablet: narrow } = await pairedTablet(api, chef, { sheets: 'cartes' })
    const shown = await sheetsOf(narrow)
    expect(shown.length).toBeLessThan(all.length + 1)
    expect(shown.every(({ isOnCarte }) => isOnCarte)).toBe(true)
    expect((await narrow.get(`/api/kitchen/sheets/${apart.id}`)).status).toBe(404)
    const [dish] = all.filter(({ isOnCarte }) => isOnCarte)
    const { items } = await tablet.done(
      tablet.get<{ items: KitchenSheet[] }>(`/api/kitchen/sheets/${dish?.id}`),
    )
    expect(items[0]).toMatchObject({ id: dish?.id, title: dish?.title })
    expect(items[0]?.lines.length).toBeGreaterThan(0)
    const made = items.flatMap(({ lines }) => lines.flatMap(({ preparationId }) => preparationId ?? []))
    expect(
      items
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...new Set(made)].sort())
  })

  test('is unknown from the request after it was revoked, and is forgotten by its browser', async () => {
    const { tablet: lost, id } = await pairedTablet(api, chef)
    await chef.done(chef.delete(`/api/kitchen-devices/${id}`))
    expect(await lost.get('/api/kitchen/sheets')).toMatchObject(UNKNOWN)
    expect(lost.cookies.get('gramme.kitchen') ?? '').toBe('')
    expect((await lost.get('/api/kitchen/sheets')).status).toBe(401)
    expect((await chef.delete(`/api/kitchen-devices/${id}`)).status).toBe(404)
    expect((await devicesOf(chef)).map((device) => device.id)).not.toContain(id)
  })

  test('ends with the account, and revokes itself', async () => {
    const leaving = await api.signUp()
    const { tablet: own } = await pairedTablet(api, leaving)
    const { tablet: left } = await pairedTablet(api, leaving)
    await left.done(left.post('/api/kitchen/leave', {}))
    expect(await devicesOf(leaving)).toHaveLength(1)
    await leaving.done(leaving.delete('/api/account', { password: PASSWORD }))
    expect(await own.get('/api/kitchen')).toMatchObject(UNKNOWN)
  })

  test('asks for its PIN before anything else, where it has one', async () => {
    const { tablet: own, id } = await pairedTablet(api, chef)
    await chef.done(chef.patch(`/api/kitchen-devices/${id}`, { pin: '4821' }))
    expect(await own.get('/api/kitchen/sheets')).toMatchObject({
      status: 403,
      body: { code: 'KITCHEN_LOCKED' },
    })
    expect((await own.get<KitchenState>('/api/kitchen')).body.device).toMatchObject({
      hasPin: true,
      isLocked: true,
    })
    expect(await own.post('/api/kitchen/unlock', { pin: '0000' })).toMatchObject({
      body: { code: 'WRONG_PIN' },
    })
    await own.done(own.post('/api/kitchen/unlock', { pin: '4821' }))
    expect((await own.get('/api/kitchen/sheets')).status).toBe(200)
    await own.done(own.post('/api/kitchen/lock', {}))
    expect((await own.get('/api/kitchen/sheets')).status).toBe(403)
    await own.done(own.post('/api/kitchen/unlock', { pin: '4821' }))
    await chef.done(chef.patch(`/api/kitchen-devices/${id}`, { pin: '482100' }))
    expect((await own.get('/api/kitchen/sheets')).status).toBe(403)
    for (const pin of ['123', '1234567', '12a4'])
      expect((await chef.patch(`/api/kitchen-devices/${id}`, { pin })).status).toBe(422)
  })

  test('is one of twenty of a house at most, also of those that are paired at once', async () => {
    const keen = await api.signUp()
    await api.database.pool.query(
      `insert into auth.kitchen_devices (user_id, name, hash)
       select $1, 'n', encode(sha256(gen_random_uuid()::text::bytea), 'hex') from generate_series(1, 20)`,
      [keen.userId],
    )
    expect(await inviteBy(keen)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_DEVICES' } })
    const [device] = await devicesOf(keen)
    await keen.done(keen.delete(`/api/kitchen-devices/${device?.id}`))
    expect((await inviteBy(keen)).status).toBe(201)
  })

  test('of another house is not there', async () => {
    const stranger = await api.signUp()
    expect((await stranger.delete(`/api/kitchen-devices/${deviceId}`)).status).toBe(404)
    expect((await stranger.patch(`/api/kitchen-devices/${deviceId}`, { name: 'Autre' })).status).toBe(404)
    const theirs = await write(stranger)
    for (const id of [theirs.id, randomUUID()])
      expect((await tablet.get(`/api/kitchen/sheets/${id}`)).status).toBe(404)
  })
})
