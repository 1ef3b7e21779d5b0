import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KitchenMark, MarksWritten } from '#contract/kitchen-shapes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { stepKey } from '#domain/kitchen/step-key.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { clearAbandoned } from '../clear-abandoned.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { pairedTablet } from '../testing/tablets.ts'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const send = (client: ApiClient, ...sent: object[]) =>
  client.done(client.send<MarksWritten>('PUT', '/api/kitchen/marks', { body: { marks: sent } }))

/** A sheet of 70 steps, and what a tick names the one of a number by. */
const STEPS = Array.from({ length: 70 }, (_, index) => `Faire la chose ${index + 1}.`)
const key = (number: number) => stepKey(STEPS[number - 1] ?? '', number - 1)

let api: Api
let sheet: TechSheet
let chef: Member
let tablet: ApiClient
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  ;({ tablet } = await pairedTablet(api, chef))
  sheet = await write(chef, { title: 'Pas à pas', steps: STEPS })
})
afterAll(() => api.close())

describe('ticks', () => {
  const day = houseDay(new Date())
  const marks = (client: ApiClient, headers: Record<string, string> = {}) =>
    client.send<{ items: KitchenMark[] }>('GET', `/api/kitchen/marks?day=${day}`, { headers })

  test('are those of all tablets, the latest counts, and an unchanged day is 304', async () => {
    const mark = { sheetId: sheet.id, day, step: key(1) }
    const { tablet: other } = await pairedTablet(api, chef)
    await send(tablet, { ...mark, done: true, initials: 'FB', at: ago(20_000) })
    const { headers, body } = await marks(other)
    expect(body.items).toMatchObject([{ ...mark, initials: 'FB', doneAt: expect.any(String) }])
    const etag = String(headers.etag)
    expect(await marks(other, { 'if-none-match': etag })).toMatchObject({ status: 304 })
    await send(other, { ...mark, done: false, at: ago(10_000) })
    const late = await send(tablet, { ...mark, done: true, initials: 'XX', at: ago(15_000) })
    expect(late).toMatchObject({ marks: [{ ...mark, doneAt: null }], left: [] })
    expect((await marks(other, { 'if-none-match': etag })).status).toBe(200)
  })

  test('of a clock that is ahead are of now, old ones and those of a deleted sheet are named', async () => {
    const dying = await write(chef, { title: 'À supprimer', steps: STEPS })
    const mark = { sheetId: dying.id, day, step: key(2), done: true }
    const { marks: ahead } = await send(tablet, { ...mark, at: ago(-600_000) })
    expect(Date.parse(ahead[0]?.changedAt ?? '')).toBeLessThanOrEqual(Date.now())
    const old = await send(tablet, { ...mark, step: key(3), at: ago(25 * 3_600_000) })
    expect(old).toMatchObject({ marks: [], left: [{ step: key(3), reason: 'too-old' }] })
    await chef.done(chef.delete(`/api/tech-sheets/${dying.id}`))
    const gone = await send(tablet, { ...mark, step: key(4), at: ago(0) })
    expect(gone).toMatchObject({ marks: [], left: [{ step: key(4), reason: 'gone' }] })
  })

  test('of what is no step of the sheet, or is no more, are not stored', async () => {
    const mark = { sheetId: sheet.id, day, done: true, at: ago(0) }
    const invented = ['1-0000000a', '71-1a2b3c4d', '999-ffffffff'].map((step) => ({ ...mark, step }))
    const { marks: kept, left } = await send(tablet, ...invented, { ...mark, step: key(5) })
    expect(kept).toMatchObject([{ step: key(5) }])
    expect(left).toMatchObject(invented.map(({ step }) => ({ step, reason: 'gone' })))
  })

  test('sent by three tablets in any order, twice, are all there once', async () => {
    const tablets = [tablet, (await pairedTablet(api, chef)).tablet, (await pairedTablet(api, chef)).tablet]
    const sent = Array.from({ length: 60 }, (_, index) => ({
      sheetId: sheet.id,
      day,
      step: key(index + 10),
      done: true,
      initials: 'AB',
      at: ago(7_200_000 - index * 1000),
    }))
    const parts = tablets.flatMap((client, place) => {
      const own = sent.filter((_, index) => index % 3 === place)
      return [send(client, ...own), send(client, ...own.toReversed())]
    })
    await Promise.all(parts)
    const kept = (await marks(tablet)).body.items.filter(({ step }) => Number.parseInt(step, 10) >= 10)
    expect(kept).toHaveLength(60)
  })

  test('are forgotten after a week', async () => {
    await api.database.pool.query('alter table kitchen_marks no force row level security')
    await api.database.pool.query(`update kitchen_marks set day = current_date - 9 where step = $1`, [key(1)])
    await api.database.pool.query('alter table kitchen_marks force row level security')
    await clearAbandoned(api.database)
    const { rows } = await api.database.pool.query<{ id: string }>(
      'select id from auth.users where id = $1',
      [chef.userId],
    )
    expect(rows).toHaveLength(1)
    const { body } = await tablet.send<{ items: KitchenMark[] }>('GET', `/api/kitchen/marks?day=${day}`)
    expect(body.items.filter(({ step }) => step === key(1))).toEqual([])
  })
})
