import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountSummary } from '#contract/operator.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

type Accounts = { items: AccountSummary[]; nextCursor: string | null; total: number }

let api: Api
let first: Member
let other: Member
beforeAll(async () => {
  api = await startApi()
  first = await api.signUp({ name: 'Olive Première', email: 'olive@exemple.fr' })
  other = await api.signUp({ name: 'Basile Second', email: 'basile@exemple.fr' })
})
afterAll(() => api.close())

test('accounts are listed with sizes and last use, and with nothing that they hold', async () => {
  await deal(other, 'Maison Secrète')
  const { items, total } = await first.done(first.get<Accounts>('/api/operator/accounts'))
  expect(total).toBe(items.length)
  expect(items.find(({ id }) => id === other.userId)).toMatchObject({
    fullName: 'Basile Second',
    email: 'basile@exemple.fr',
    confirmed: true,
    items: 1,
    photoBytes: 0,
    lastUsedAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(items.find(({ id }) => id === first.userId)?.items).toBe(0)
  expect(JSON.stringify(items)).not.toContain('Secrète')
})

test('accounts are found by parts of name and address, and paged', async () => {
  await api.database.pool.query(
    `insert into auth.users (name, email, created_at)
     select 'Chef ' || n, 'cuisine-' || n || '@exemple.fr', '2020-01-01'::timestamptz + n / 2 * interval '1 s'
     from generate_series(1, 450) n`,
  )
  const search = (words: string) =>
    first.done(first.get<Accounts>(`/api/operator/accounts?limit=100&search=${encodeURIComponent(words)}`))
  expect((await search('cuisine-234 chef')).items.map(({ fullName }) => fullName)).toEqual(['Chef 234'])
  expect((await search('PREMIERE')).items.map(({ id }) => id)).toEqual([first.userId])
  expect((await search('100%')).items).toEqual([])
  const seen = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Accounts = await first.done(
      first.get<Accounts>(
        `/api/operator/accounts?limit=200&search=chef&cursor=${cursor}`.replace(/&cursor=$/, ''),
      ),
    )
    expect(page.total).toBe(450)
    for (const { id } of page.items) seen.add(id)
    cursor = page.nextCursor
  }
  expect(seen.size).toBe(450)
})
