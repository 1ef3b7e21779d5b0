import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import type { ApiClient } from '#server/testing/api-client.ts'
import type { Member } from '#server/testing/start-api.ts'
import { engage, switchTo } from '#server/testing/team.ts'
import { startTwoServers, type TwoServers } from '#server/testing/two-servers.ts'

// One person in two houses, who goes from one to the other at two servers: `HOUSE_SWITCHES` times.

const SWITCHES = Number(process.env['HOUSE_SWITCHES'] ?? 25)
const NAMED = {
  tech_sheets: 'title',
  user_products: 'name',
  supplier_contacts: 'name',
  gammes: 'nom',
  cartes: 'nom',
}
/** What shows names of a house; each answer has some. */
const READS = [
  '/api/tech-sheets',
  '/api/user-products',
  '/api/suppliers',
  '/api/gammes',
  '/api/search?search=maison',
  '/api/kitchen/sheets',
]

type House = { id: string; mark: string; sheetId: string; photoId: string }

let servers: TwoServers
let person: Member
let houses: House[]
beforeAll(async () => {
  servers = await startTwoServers()
  person = await servers.first.signUp({ name: 'Omar Petit' })
  houses = []
  for (const mark of ['MAISON-ALPHA', 'MAISON-BRAVO']) {
    const owner = await servers.first.signUp({ name: mark })
    houses.push(await furnish(owner, mark))
    await engage(owner, 'chef', person)
  }
})
afterAll(async () => {
  process.stdout.write(`houses: ${SWITCHES} switches\n`)
  await servers.close()
})

/** A restaurant whose names all carry the mark, and a sheet of which has a photo. */
async function furnish(owner: Member, mark: string): Promise<House> {
  const { database } = servers.first
  await openRestaurant(database, owner.userId)
  await asMember(database, owner.userId, async (tx) => {
    for (const [table, column] of Object.entries(NAMED))
      await tx.client.query(`update ${table} set ${column} = left(${column}, 60) || ' ${mark}'`)
    await namesChange(tx)
  })
  const { items } = await owner.done(owner.get<{ items: { id: string }[] }>('/api/tech-sheets?limit=1'))
  const sheetId = items[0]?.id ?? ''
  const headers = { 'content-type': 'image/jpeg' }
  const photo = await owner.done(
    owner.send<{ id: string }>('PUT', `/api/tech-sheets/${sheetId}/photo`, { body: JPEG, headers }),
  )
  return { id: owner.userId, mark, sheetId, photoId: photo.id }
}

const nameIn = ({ id }: House) => `${id}.${person.userId}`

async function readAll(by: ApiClient, here: House, other: House): Promise<void> {
  for (const path of READS) {
    const { status, headers, body } = await by.get(path)
    const text = JSON.stringify(body)
    expect(status, path).toBe(200)
    expect(headers['gramme-account'], path).toBe(nameIn(here))
    expect(text, path).toContain(here.mark)
    for (const of of [other.mark, other.id, other.sheetId, other.photoId])
      expect(text, path).not.toContain(of)
  }
  const photo = ({ sheetId, photoId }: House) => `/api/tech-sheets/${sheetId}/photo/${photoId}`
  expect((await by.get(photo(here))).status).toBe(200)
  for (const path of [
    photo(other),
    `/api/tech-sheets/${other.sheetId}`,
    `/api/kitchen/sheets/${other.sheetId}`,
  ])
    expect((await by.get(path)).status, path).toBe(404)
  // A tab of the other house that is still open, at either server.
  const headers = { 'gramme-account': nameIn(other) }
  for (const path of ['/api/tech-sheets', '/api/kitchen', '/api/members', '/api/account'])
    expect((await by.send('GET', path, { headers })).status, path).toBe(401)
  const write = { body: { name: 'Ailleurs' }, headers }
  expect((await by.send('POST', '/api/suppliers', write)).status).toBe(401)
  const named = { headers: { 'gramme-account': nameIn(here) } }
  expect((await by.send('GET', '/api/tech-sheets', named)).status).toBe(200)
}

const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item

test('a person who changes houses sees no row, picture or answer of the other, at no server', async () => {
  const places = [person, servers.atSecond(person)]
  for (let round = 0; round < SWITCHES; round += 1) {
    const here = pick(houses)
    const other = houses.find((house) => house !== here) as House
    expect(await switchTo(pick(places), here.id)).toMatchObject({ status: 200, body: { id: here.id } })
    for (const by of round % 10 === 0 ? places : [pick(places)]) await readAll(by, here, other)
  }
}, 1_200_000)
