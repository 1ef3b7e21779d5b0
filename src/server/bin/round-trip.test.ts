import { describe, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { isDistributed } from '#database/testing/engine.ts'
import { addRow, type Kitchen } from '#database/testing/kitchen.ts'
import { IN_ORDER } from '#database/user-tables/user-tables.ts'
import { isLongRun } from '#tests/property-runs.ts'
import { type Binned, withBin } from '../testing/bin.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { fillAccount } from '../testing/fill-account.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { BIN_TABLES } from './bin-tables.ts'

let api: Api
let chef: Member
const { list, remove, restore, state } = withBin((kitchen) => ({ api, chef } = kitchen))

async function idsIn(table: string): Promise<string[]> {
  return asMember(api.database, chef.userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`)
    return rows.map(({ id }) => id)
  })
}

/** An article has one owner, which a plain row would take from a product; and nothing is in the bin yet. */
const LEFT_EMPTY = ['product_articles', 'deleted_items', 'deleted_rows']

/** Gives each table that a deletion reaches a row, which belongs to the first things of the account. */
async function fillEmptyTables(): Promise<void> {
  await asMember(api.database, chef.userId, async (tx) => {
    const first: Record<string, string | undefined> = {}
    for (const name of IN_ORDER.filter((each) => each !== 'account_settings')) {
      const { rows } = await tx.client.query<{ id: string }>(`select id from ${name} order by id limit 1`)
      first[name] = rows[0]?.id
      const isReached = BIN_TABLES.some((table) => table.name === name)
      if (first[name] !== undefined || !isReached || LEFT_EMPTY.includes(name)) continue
      first[name] = await addRow(tx, name, first as Kitchen)
    }
  })
}

test('the bin knows every foreign key that a deletion follows', async () => {
  const { rows } = await api.database.pool.query<{ name: string; column: string; to: string; rule: string }>(
    `select c.conrelid::regclass::text as name, a.attname as column, c.confrelid::regclass::text as to, c.confdeltype as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 2`,
  )
  // What such a column names is deleted after `leaveEmpty` there: the engine has no SET NULL.
  const emptying = isDistributed ? 'a' : 'n'
  const known = BIN_TABLES.map(({ name }) => name)
  const reaching = rows.filter(({ name, to }) => known.includes(to) || known.includes(name))
  const described = BIN_TABLES.flatMap(({ name, references }) =>
    references
      .filter(({ to }) => to !== 'users')
      .map(({ column, to, cascades }) => `${name}.${column} → ${to} ${cascades ? 'c' : emptying}`),
  )
  expect(described.sort()).toEqual(
    reaching.map(({ name, column, to, rule }) => `${name}.${column} → ${to} ${rule}`).sort(),
  )
})

/** Backwards, and as deleted; `npm test` tries one of the two. */
const ORDERS = isLongRun ? [true, false] : [Math.random() < 0.5]

describe('a deletion and its restoration', () => {
  const KINDS = {
    'tech-sheets': 'tech_sheets',
    'user-products': 'user_products',
    suppliers: 'supplier_contacts',
    gammes: 'gammes',
    menus: 'menus',
  }

  test('leave every row of every table as it was, whatever is deleted', async () => {
    await fillAccount(api, chef)
    await fillEmptyTables()
    const before = await state()
    const empty = BIN_TABLES.filter(({ name }) => before[`${chef.userId} ${name}`] === null)
    expect(empty.map(({ name }) => name)).toEqual(LEFT_EMPTY)
    let tried = 0
    for (const [noun, table] of [...Object.entries(KINDS), ['cartes', 'cartes'] as const])
      for (const id of (await idsIn(table)).slice(0, 7)) {
        await restore(await remove(`${noun}/${id}`))
        expect(await state(), `${noun}/${id}`).toEqual(before)
        tried += 1
      }
    const dishes = await asMember(api.database, chef.userId, async ({ client }) => {
      const { rows } = await client.query<{ id: string; gamme: string }>(
        'select id, gamme_id as gamme from gamme_recettes',
      )
      return rows
    })
    for (const { id, gamme } of dishes.slice(0, 7)) {
      await restore(await remove(`gammes/${gamme}/recipes/${id}`))
      expect(await state(), `dish ${id}`).toEqual(before)
    }
    expect(tried + dishes.length).toBeGreaterThan(25)
  })

  test('leave every row as it was when everything is deleted, and restored in any order', async () => {
    await fillAccount(api, chef)
    const before = await state()
    for (const backwards of ORDERS) {
      const acts: Binned[] = []
      for (const [noun, table] of Object.entries(KINDS))
        for (const id of await idsIn(table)) acts.push(await remove(`${noun}/${id}`))
      expect((await list('?limit=1')).total).toBe(acts.length)
      const order = backwards ? acts.toReversed() : acts
      for (const act of order) await restore(act)
      expect((await list()).total).toBe(0)
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      expect(await state()).toEqual(before)
    }
  })
})
