import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HouseOfPerson, ShownInvitation } from '#contract/houses.ts'
import type { HouseInvitation, Member as HouseMember } from '#contract/members.ts'
import { MAX_MEMBERS } from '#domain/house/limits.ts'
import type { Role } from '#domain/house/role.ts'
import { someone } from '../testing/confirming.ts'
import { mailTo } from '../testing/mailbox.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { engage, inviteTo, joinBy, tokenOf } from '../testing/team.ts'

const PASSWORD = 'un mot de passe'
const ENDED = { status: 404, body: { code: 'INVITATION_ENDED' } }
const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } }

let api: Api
/** Where an invitation of a house is the only way to sign up. */
let closed: Api
let owner: Member
beforeAll(async () => {
  api = await startApi()
  closed = await startApi({ registration: 'closed' }, { beside: api })
  owner = await api.signUp({ name: 'Chez Léa' })
})
afterAll(async () => {
  await closed.close()
  await api.close()
})
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

const invited = async (role: Role, body?: object) =>
  tokenOf((await owner.done(inviteTo(owner, role, body))).address)
const waiting = async (by = owner) =>
  (await by.done(by.get<{ items: HouseInvitation[] }>('/api/house-invitations'))).items
const membersOf = async (by: Member) =>
  (await by.done(by.get<{ items: HouseMember[] }>('/api/members'))).items
const housesOf = async (by: Member) =>
  (await by.done(by.get<{ items: HouseOfPerson[] }>('/api/houses'))).items
const look = (token: string, remoteAddress = '203.0.113.9') =>
  api.visitor().send<ShownInvitation & { code?: string }>('POST', '/api/houses/invitation', {
    body: { token },
    remoteAddress,
  })

const byNumber = (one: number, other: number) => one - other

type Made = { user: { id: string }; code?: string }
const signUp = (at: Api, houseInvitation: string, email = someone(), by = at.visitor()) =>
  by.post<Made>('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Omar Petit', houseInvitation })

describe('an invitation', () => {
  test('says whose house it opens and as what, and is used once, by anyone who has its link', async () => {
    const token = await invited('chef')
    expect(await look(token)).toMatchObject({
      status: 200,
      body: { houseName: 'Chez Léa', role: 'chef', invitedBy: 'Chez Léa', email: null },
    })
    const [chef, late] = [await api.signUp({ name: 'Omar' }), await api.signUp()]
    const joined = await joinBy(chef, token)
    expect(joined).toMatchObject({ status: 200, body: { id: owner.userId, name: 'Chez Léa', role: 'chef' } })
    expect(joined.headers['gramme-account']).toBe(`${owner.userId}.${chef.userId}`)
    expect(await joinBy(late, token)).toMatchObject(ENDED)
    expect(await look(token)).toMatchObject(ENDED)
    expect(await housesOf(chef)).toMatchObject([
      { id: owner.userId, role: 'chef', isHere: true },
      { id: chef.userId, role: 'owner', isHere: false },
    ])
    const again = await invited('cook')
    expect(await joinBy(chef, again)).toMatchObject({ status: 409, body: { code: 'MEMBER_ALREADY' } })
    expect((await look(again)).status).toBe(200)
  })

  test('of two who use it at once, one joins', async () => {
    const token = await invited('cook')
    const people = await Promise.all([api.signUp(), api.signUp(), api.signUp()])
    const answers = await Promise.all(people.map((who) => joinBy(who, token)))
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 404, 404])
  })

  test('opens nothing once it was withdrawn, is too old, or belongs to a house that is to be erased', async () => {
    const other = await api.signUp()
    const [first, late] = [await invited('cook'), await invited('cook')]
    const [item] = (await waiting()).filter(({ email }) => email === null)
    expect(item).toMatchObject({ role: 'cook', invitedBy: 'Chez Léa' })
    expect(JSON.stringify(await waiting())).not.toContain(late)
    for (const { id } of await waiting()) await owner.done(owner.delete(`/api/house-invitations/${id}`))
    for (const token of [first, late]) expect(await joinBy(other, token)).toMatchObject(ENDED)
    expect(await owner.delete(`/api/house-invitations/${item?.id}`)).toMatchObject({ status: 404 })
    const old = await invited('cook')
    await api.database.pool.query('update auth.house_invitations set expires_at = now()')
    expect(await joinBy(other, old)).toMatchObject(ENDED)
    expect(await waiting()).toEqual([])
    const leaving = await api.signUp()
    const token = tokenOf((await leaving.done(inviteTo(leaving, 'cook'))).address)
    await leaving.done(leaving.delete('/api/account', { password: PASSWORD }))
    expect(await joinBy(other, token)).toMatchObject(ENDED)
    expect(await look(token)).toMatchObject(ENDED)
  })

  test('is not guessed: many unknown ones from one place wait, and no other place does', async () => {
    const token = await invited('cook')
    for (let tries = 0; tries < 50; tries += 1)
      expect(await look(`${token.slice(0, 31)}${token.endsWith('0') ? 1 : 0}`)).toMatchObject(ENDED)
    expect(await look(token)).toMatchObject({ status: 429 })
    expect(await look(token, '198.51.100.4')).toMatchObject({ status: 200 })
    expect(await look("'; drop table auth.users; --", '198.51.100.4')).toMatchObject(ENDED)
  })

  test('takes the password of an owner, and no chef or cook makes, reads or withdraws one', async () => {
    expect(await inviteTo(owner, 'owner', { password: 'un autre mot' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
    for (const role of ['chef', 'cook'] as const) {
      const member = await engage(owner, role, await api.signUp())
      expect(await inviteTo(member, 'owner')).toMatchObject(FORBIDDEN)
      expect(await member.get('/api/house-invitations')).toMatchObject(FORBIDDEN)
      expect(await member.delete(`/api/house-invitations/${randomUUID()}`)).toMatchObject(FORBIDDEN)
    }
  })
})

describe('an invitation by mail', () => {
  test('is for the account of its address alone, whose link leaves by mail and is not answered', async () => {
    const [omar, lea] = [await api.signUp({ email: someone() }), await api.signUp()]
    const made = await owner.done(inviteTo(owner, 'chef', { email: omar.email.toUpperCase() }))
    expect(made).toMatchObject({ email: omar.email, address: null })
    const mail = await mailTo(api.config.dataDir, omar.email)
    expect(mail.subject).toBe('Votre invitation à rejoindre une maison sur Gramme')
    expect(mail.text).toContain('la maison «\u00a0Chez Léa\u00a0» sur Gramme, comme chef')
    const token = tokenOf(/http\S+\/invitation#\S+/.exec(mail.text ?? '')?.[0])
    expect(await look(token)).toMatchObject({ body: { email: omar.email } })
    expect(await joinBy(lea, token)).toMatchObject({ status: 403, body: { code: 'INVITATION_FOR_ANOTHER' } })
    const again = await owner.done(inviteTo(owner, 'cook', { email: omar.email }))
    expect(await joinBy(omar, token)).toMatchObject(ENDED)
    expect((await waiting()).filter(({ email }) => email === omar.email)).toMatchObject([{ id: again.id }])
    const next = await mailTo(api.config.dataDir, omar.email, 2)
    await omar.done(joinBy(omar, tokenOf(/http\S+\/invitation#\S+/.exec(next.text ?? '')?.[0])))
    expect(await inviteTo(owner, 'chef', { email: omar.email })).toMatchObject({
      status: 409,
      body: { code: 'MEMBER_ALREADY' },
    })
  })
})

describe('who has no account', () => {
  test('makes one by the link also where registration is closed, as a member alone', async () => {
    expect(await signUp(closed, 'x'.repeat(32))).toMatchObject({
      status: 403,
      body: { code: 'INVITATION_ENDED' },
    })
    const [token, email, by] = [await invited('cook'), someone(), closed.visitor()]
    const { status, body } = await signUp(closed, token, email, by)
    expect(status).toBe(200)
    const userId = body.user.id
    expect((await by.get('/api/auth/get-session')).body).toMatchObject({
      user: { id: userId },
      role: 'cook',
      houseId: owner.userId,
      house: { name: 'Chez Léa' },
      houses: 1,
    })
    expect((await by.get('/api/kitchen')).headers['gramme-account']).toBe(`${owner.userId}.${userId}`)
    const { rows } = await api.database.pool.query(
      'select house_id as house from auth.memberships where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ house: owner.userId }])
    expect(await signUp(closed, token)).toMatchObject({ status: 403, body: { code: 'INVITATION_ENDED' } })
    const signIn = await closed.visitor().post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(signIn.status).toBe(200)
  })

  test('makes none by the link of another address, and none twice by one link at once', async () => {
    const email = someone()
    await owner.done(inviteTo(owner, 'cook', { email }))
    const token = tokenOf(/http\S+#\S+/.exec((await mailTo(api.config.dataDir, email)).text ?? '')?.[0])
    expect(await signUp(closed, token)).toMatchObject({ status: 403, body: { code: 'INVITATION_ENDED' } })
    expect((await signUp(closed, token, email)).status).toBe(200)
    const { rows } = await api.database.pool.query(
      'select email_confirmed_at is not null as read from auth.users where email = $1',
      [email],
    )
    expect(rows).toEqual([{ read: true }])
    const link = await invited('cook')
    const answers = await Promise.all([signUp(closed, link), signUp(api, link)])
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 403])
  })
})

test('a house has fifty members at most, and who is invited counts', async () => {
  const house = await api.signUp()
  const token = tokenOf((await house.done(inviteTo(house, 'cook'))).address)
  await api.database.pool.query(
    `with added as (insert into auth.users (name, email, email_verified)
       select 'Extra', gen_random_uuid() || '@exemple.fr', true from generate_series(1, $2) returning id)
     insert into auth.memberships (user_id, house_id, role) select id, $1, 'cook' from added`,
    [house.userId, MAX_MEMBERS - 2],
  )
  const FULL = { status: 409, body: { code: 'TOO_MANY_MEMBERS' } }
  expect(await inviteTo(house, 'cook')).toMatchObject(FULL)
  await house.done(joinBy(await api.signUp(), token).then((joined) => joined as never))
  expect(await membersOf(house)).toHaveLength(MAX_MEMBERS)
  await api.database.pool.query(
    `insert into auth.house_invitations (house_id, role, token_hash, invited_by, expires_at)
     values ($1, 'cook', encode(sha256($2), 'hex'), $1, now() + interval '1 day')`,
    [house.userId, Buffer.from('x'.repeat(32))],
  )
  expect(await joinBy(await api.signUp(), 'x'.repeat(32))).toMatchObject(FULL)
})
