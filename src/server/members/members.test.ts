import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HouseOfPerson } from '#contract/houses.ts'
import type { Member as HouseMember } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { makeTokenOf } from '../testing/make-token.ts'
import type { Member } from '../testing/start-api.ts'
import { engage, inviteTo, switchTo } from '../testing/team.ts'
import { startTwoServers, type TwoServers } from '../testing/two-servers.ts'

const PASSWORD = 'un mot de passe'
const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } }
const LAST_OWNER = { status: 409, body: { code: 'LAST_OWNER' } }
const SIGNED_OUT = { status: 401, body: { code: 'UNAUTHORIZED' } }

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers()
})
afterAll(() => servers.close())

/** A house of its owner, with one member of each of these roles. */
async function houseOf<Roles extends Role[]>(
  ...roles: Roles
): Promise<[Member, ...{ [Index in keyof Roles]: Member }]> {
  const owner = await servers.first.signUp({ name: 'Chez Léa' })
  const members: Member[] = []
  for (const role of roles)
    members.push(await engage(owner, role, await servers.first.signUp({ name: `Un ${role}` })))
  return [owner, ...members] as [Member, ...{ [Index in keyof Roles]: Member }]
}

const listed = async (by: Member) => (await by.done(by.get<{ items: HouseMember[] }>('/api/members'))).items
const rolesIn = async (by: Member) => (await listed(by)).map(({ role }) => role)
const housesOf = async (by: Member) =>
  (await by.done(by.get<{ items: HouseOfPerson[] }>('/api/houses'))).items
const change = (by: ApiClient, { userId }: Member, body: object) => by.patch(`/api/members/${userId}`, body)
const remove = (by: ApiClient, { userId }: Member) => by.delete(`/api/members/${userId}`)
const leave = (by: ApiClient) => by.post<{ id: string; role: Role }>('/api/members/leave', {})
const offer = (by: ApiClient, { userId }: Member, password = PASSWORD) =>
  by.post<HouseMember>(`/api/members/${userId}/offer`, { password })
const accept = (by: ApiClient, password = PASSWORD) => by.post('/api/members/offer/accept', { password })
const addressOf = (by: ApiClient) => by.get('/api/suppliers')
const eventsOf = ({ userId }: Member) =>
  expect.poll(async () => {
    const { rows } = await servers.first.database.pool.query<{ event: string }>(
      `select distinct event from auth.security_events where account_id = $1 and event ~ 'member|house' order by event`,
      [userId],
    )
    return rows.map(({ event }) => event)
  })

describe('the people of a house', () => {
  test('are listed with their roles; addresses and last uses for owners alone, and nothing for a cook', async () => {
    const [owner, chef, cook] = await houseOf('chef', 'cook')
    expect(await listed(owner)).toMatchObject([
      { id: owner.userId, name: 'Chez Léa', role: 'owner', email: owner.email, usedAt: expect.any(String) },
      { id: chef.userId, name: 'Un chef', role: 'chef', email: chef.email, isOffered: false },
      { id: cook.userId, name: 'Un cook', role: 'cook', joinedAt: expect.any(String) },
    ])
    expect(await listed(chef)).toMatchObject(
      ['owner', 'chef', 'cook'].map((role) => ({ role, email: null, joinedAt: null, usedAt: null })),
    )
    expect(await cook.get('/api/members')).toMatchObject(FORBIDDEN)
  })

  test('are changed by an owner alone, and named as the house calls them', async () => {
    const [owner, chef, cook] = await houseOf('chef', 'cook')
    for (const by of [chef, cook]) expect(await change(by, by, { role: 'owner' })).toMatchObject(FORBIDDEN)
    expect(await change(owner, cook, { name: '  Momo ' })).toMatchObject({
      body: { name: 'Momo', role: 'cook' },
    })
    expect(await change(owner, cook, { name: '' })).toMatchObject({ status: 422 })
    const stranger = await servers.first.signUp()
    expect(await change(owner, stranger, { role: 'cook' })).toMatchObject({ status: 404 })
    await eventsOf(owner).toEqual(['member-invited'])
  })

  test('become owners with the password of one alone', async () => {
    const [owner, chef] = await houseOf('chef')
    expect(await change(owner, chef, { role: 'owner' })).toMatchObject({ status: 422 })
    expect(await change(owner, chef, { role: 'owner', password: 'un autre mot' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
    await owner.done(change(owner, chef, { role: 'owner', password: PASSWORD }))
    expect(await rolesIn(chef)).toEqual(['owner', 'owner'])
    await eventsOf(owner).toEqual(['member-change-failed', 'member-invited', 'member-role-changed'])
  })

  test('have a role from the next request on, at every server, with the tokens of an owner', async () => {
    const [owner, second] = await houseOf('owner')
    const there = servers.atSecond(second)
    expect((await addressOf(there)).status).toBe(200)
    const { token } = await makeTokenOf(second)
    await owner.done(change(owner, second, { role: 'cook' }))
    for (const by of [second, there]) expect(await addressOf(by)).toMatchObject(FORBIDDEN)
    expect(await servers.second.program(token).get('/api/suppliers')).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_INVALID' },
    })
    await owner.done(change(owner, second, { role: 'chef' }))
    for (const by of [second, there]) expect((await addressOf(by)).status).toBe(200)
  })
})

describe('the last owner of a house', () => {
  test('stays: is neither removed nor demoted, and does not leave', async () => {
    const [owner, chef] = await houseOf('chef')
    expect(await change(owner, owner, { role: 'chef' })).toMatchObject(LAST_OWNER)
    expect(await remove(owner, owner)).toMatchObject(LAST_OWNER)
    expect(await leave(owner)).toMatchObject(LAST_OWNER)
    expect(await remove(chef, owner)).toMatchObject(FORBIDDEN)
    expect(await rolesIn(owner)).toEqual(['owner', 'chef'])
  })

  test('is there whatever two owners do to each other at once, at two servers', async () => {
    for (const act of [(by: ApiClient, whom: Member) => change(by, whom, { role: 'chef' }), remove, leave]) {
      const [one, two] = await houseOf('owner')
      const answers = await Promise.all([act(one, two), act(servers.atSecond(two), one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { rows } = await servers.first.database.pool.query(
        "select user_id from auth.memberships where house_id = $1 and role = 'owner'",
        [one.userId],
      )
      expect(rows).toHaveLength(1)
    }
  })
})

describe('who is removed', () => {
  test('is out at every server with the next request, and finds an empty house at the next sign-in', async () => {
    const [owner, cook] = await houseOf('cook')
    await servers.first.database.pool.query(
      'delete from auth.memberships where user_id = $1 and house_id = $1',
      [cook.userId],
    )
    const there = servers.atSecond(cook)
    expect((await there.get('/api/kitchen/sheets')).status).toBe(200)
    await owner.done(remove(owner, cook))
    for (const by of [cook, there]) expect(await by.get('/api/kitchen/sheets')).toMatchObject(SIGNED_OUT)
    expect(await remove(owner, cook)).toMatchObject({ status: 404 })
    await cook.done(cook.post('/api/auth/sign-in/email', { email: cook.email, password: PASSWORD }))
    expect(await housesOf(cook)).toMatchObject([{ id: cook.userId, role: 'owner', isHere: true }])
    expect((await addressOf(cook)).body).toMatchObject({ total: 0 })
  })

  test('takes no way back along: neither an invitation nor a token', async () => {
    const [owner, second] = await houseOf('owner')
    const { address } = await second.done(inviteTo(second, 'owner'))
    const { token } = await makeTokenOf(second)
    await owner.done(remove(owner, second))
    const found = await servers.first
      .visitor()
      .post('/api/houses/invitation', { token: address?.split('#')[1] ?? '' })
    expect(found).toMatchObject({ status: 404 })
    expect(await servers.first.program(token).get('/api/suppliers')).toMatchObject({ status: 401 })
  })
})

describe('who leaves', () => {
  test('goes on in the house used before, and takes nothing along', async () => {
    const [owner, chef] = await houseOf('chef')
    await owner.done(owner.post('/api/suppliers', { name: 'Les Halles' }))
    expect((await addressOf(chef)).body).toMatchObject({ total: 1 })
    const left = await leave(chef)
    expect(left).toMatchObject({ status: 200, body: { id: chef.userId, role: 'owner' } })
    expect(left.headers['gramme-account']).toBe(chef.userId)
    for (const by of [chef, servers.atSecond(chef)])
      expect((await addressOf(by)).body).toMatchObject({ total: 0 })
    expect((await addressOf(owner)).body).toMatchObject({ total: 1 })
    await eventsOf(chef).toEqual(['house-joined', 'house-left'])
  })

  test('the house that was theirs leaves it to its other owner, and begins in another', async () => {
    const [founder, other] = await houseOf('owner')
    await founder.done(founder.post('/api/suppliers', { name: 'Les Halles' }))
    const left = await founder.done(leave(founder))
    expect(left.role).toBe('owner')
    expect([founder.userId, other.userId]).not.toContain(left.id)
    expect((await addressOf(founder)).body).toMatchObject({ total: 0 })
    expect((await addressOf(other)).body).toMatchObject({ total: 1 })
    expect((await founder.get('/api/account')).body).toMatchObject({
      id: founder.userId,
      email: founder.email,
    })
    expect(await rolesIn(other)).toEqual(['owner'])
    expect(await switchTo(founder, founder.userId)).toMatchObject({ status: 404 })
  })
})

describe('a house that is handed over', () => {
  test('changes its owner once both have confirmed it with their passwords', async () => {
    const [owner, chef] = await houseOf('chef')
    expect(await offer(owner, chef, 'un autre mot')).toMatchObject({ status: 403 })
    expect(await accept(chef)).toMatchObject({ status: 404 })
    expect(await offer(owner, chef)).toMatchObject({ status: 200, body: { isOffered: true, role: 'chef' } })
    expect((await housesOf(chef)).find(({ isHere }) => isHere)).toMatchObject({ offeredBy: 'Chez Léa' })
    expect(await accept(chef, 'un autre mot')).toMatchObject({ status: 403 })
    expect(await accept(chef)).toMatchObject({ status: 200, body: { id: owner.userId, role: 'owner' } })
    expect(await accept(chef)).toMatchObject({ status: 404 })
    expect((await listed(chef)).map(({ id, role }) => [id, role])).toEqual([
      [chef.userId, 'owner'],
      [owner.userId, 'chef'],
    ])
    expect(await inviteTo(owner, 'owner')).toMatchObject(FORBIDDEN)
    await eventsOf(chef).toEqual(['house-handed-over', 'house-joined', 'member-change-failed'])
  })

  test('stays as it is where the offer was taken back, is too old, or its giver is no owner any more', async () => {
    const [owner, chef, second] = await houseOf('chef', 'owner')
    const { pool } = servers.first.database
    await owner.done(offer(owner, chef))
    await owner.done(owner.delete(`/api/members/${chef.userId}/offer`))
    expect(await accept(chef)).toMatchObject({ status: 404 })
    await owner.done(offer(owner, chef))
    await pool.query(
      "update auth.memberships set owner_offered_at = now() - interval '8 days' where user_id = $1 and owner_offered_at is not null",
      [chef.userId],
    )
    expect(await accept(chef)).toMatchObject({ status: 404 })
    await owner.done(offer(owner, chef))
    await second.done(change(second, owner, { role: 'cook' }))
    expect(await accept(chef)).toMatchObject({ status: 404 })
    expect(await offer(second, second)).toMatchObject({ status: 404 })
    expect(await offer(chef, owner)).toMatchObject(FORBIDDEN)
    expect(await rolesIn(second)).toEqual(['owner', 'chef', 'cook'])
  })
})
