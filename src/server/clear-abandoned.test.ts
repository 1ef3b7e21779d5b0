import { afterAll, beforeAll, expect, test } from 'vitest'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import { asMember } from '#database/as-member.ts'
import { clearAbandoned } from './clear-abandoned.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'
import { add, commit, draft } from './testing/price-lists.ts'
import { deal } from './testing/suppliers.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const within = (chef: Member, text: string, ...values: unknown[]) =>
  asMember(api.database, chef.userId, async ({ client }) => (await client.query(text, values)).rows)

/** Makes everything of an account so much older. */
async function age(chef: Member, interval: string): Promise<void> {
  await within(chef, 'update price_lists set created_at = now() - $1::interval', interval)
  await within(chef, 'update idempotency_keys set created_at = now() - $1::interval', interval)
}

/** A chef with a committed price list, a draft of two rows, and a key. */
async function importing(): Promise<Member> {
  const chef = await api.signUp()
  const supplier = await deal(chef)
  await commit(chef, supplier, [add({ name: 'Ail' })])
  await draft(chef, supplier, [add({ name: 'Beurre' }), add({ name: 'Crème' })])
  await chef.send('POST', '/api/suppliers', {
    body: { name: 'Metro' },
    headers: { [IDEMPOTENCY_KEY_HEADER]: 'a-key' },
  })
  return chef
}

const heldBy = async (chef: Member) =>
  (
    await within(
      chef,
      `select (select count(*) from price_lists where committed_at is null) as drafts,
         (select count(*) from price_lists where committed_at is not null) as committed,
         (select count(*) from price_list_rows) as rows, (select count(*) from idempotency_keys) as keys`,
    )
  )[0]

const everything = { drafts: 1, committed: 1, rows: 3, keys: 1 }
const kept = { drafts: 0, committed: 1, rows: 1, keys: 0 }

test.each([
  ['now', '0 hours', everything],
  ['25 hours ago', '25 hours', kept],
  ['by a clock that was a year ahead', '-1 year', kept],
  ['before the clock went on by a year', '1 year', kept],
])('what was begun %s', async (_when, interval, left) => {
  const chef = await importing()
  await age(chef, interval)
  await clearAbandoned(api.database)
  expect(await heldBy(chef)).toEqual(left)
})

test('an account that fails keeps no other from being cleared', async () => {
  const [first, second] = [await importing(), await importing()]
  const failing = first.userId < second.userId ? first : second
  const other = failing === first ? second : first
  await Promise.all([age(first, '25 hours'), age(second, '25 hours')])
  await api.database.pool.query(
    "create function fail() returns trigger language plpgsql as 'begin raise exception $$failing$$; end'",
  )
  await api.database.pool.query(`
    create trigger failing before delete on price_lists for each row
    when (old.user_id = '${failing.userId}') execute function fail()`)
  await expect(clearAbandoned(api.database)).rejects.toThrow('Some accounts could not be cleared')
  expect(await heldBy(other)).toEqual(kept)
})
