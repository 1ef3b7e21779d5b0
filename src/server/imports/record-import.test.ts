import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchiveImported } from '#contract/account-archive.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { forgetImports, recordImport } from './record-import.queries.ts'
import { exportAccount, sendArchive } from '../testing/account-file.ts'
import { grow } from '../testing/grow.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

type Kept = { table: string; made: number; changed: number }

const within = <Row extends object>(chef: Member, text: string) =>
  asMember(api.database, chef.userId, async ({ client }) => (await client.query<Row>(text)).rows)

const kept = (chef: Member) =>
  within<Kept>(
    chef,
    `select table_name as table, count(*) filter (where before is null) as made,
       count(*) filter (where before is not null) as changed
     from imported_rows group by 1 order by 1`,
  )

async function open(chef: Member): Promise<void> {
  const { id } = await chef.done(chef.get<{ id: string }>('/api/carte'))
  await chef.done(chef.post<CartePublication>(`/api/cartes/${id}/publication`, {}))
}

describe('what an import keeps of itself', () => {
  test('are the things of an archive, not their parts, and what it has replaced', async () => {
    const [source, chef] = [await api.signUp(), await api.signUp()]
    const flour = await buy(source, { name: 'Farine' })
    const bread = await write(source, { title: 'Pain', ingredients: [grams(flour, 500)] })
    const gamme = await source.done(source.post<{ id: string }>('/api/gammes', { nom: 'Midi' }))
    await source.done(source.post(`/api/gammes/${gamme.id}/recipes`, { ficheId: bread.id }))
    const { version } = await source.done(source.get<{ version: number }>('/api/account'))
    await source.done(source.patch('/api/account', { version, settings: { targetMargin: 80 } }))
    await open(source)
    const archive = await exportAccount(source)
    const query = '?fileName=ma%20cuisine.zip'
    const answer = await chef.done(sendArchive<ArchiveImported>(chef, archive, { query }))
    expect(await kept(chef)).toEqual([
      { table: 'account_settings', made: 0, changed: 1 },
      { table: 'cartes', made: 0, changed: 1 },
      { table: 'gammes', made: 1, changed: 0 },
      { table: 'tech_sheets', made: 1, changed: 0 },
      { table: 'user_products', made: 1, changed: 0 },
    ])
    expect(await within(chef, 'select id, files, length(opened_token) as token from imports')).toEqual([
      { id: answer.importId, files: ['ma cuisine.zip'], token: 14 },
    ])
  })

  test('and its answer is given again under the same key, also where it has opened a carte', async () => {
    const [source, chef] = [await api.signUp(), await api.signUp()]
    await write(source, { title: 'Soupe' })
    await open(source)
    const archive = await exportAccount(source)
    const first = await sendArchive(chef, archive, { key: '"one"' })
    expect(first.status).toBe(201)
    expect(await sendArchive(chef, archive, { key: '"one"' })).toMatchObject({ body: first.body })
  })

  test('are earlier values of what it has changed, with the lines of a sheet', async () => {
    const chef = await api.signUp()
    const flour = await buy(chef)
    const [bread, cake] = [
      await write(chef, { title: 'Pain', ingredients: [grams(flour, 500)] }),
      await write(chef),
    ]
    const { importId } = await grow(api, chef, (tx) =>
      recordImport(tx, { kind: 'sheet-files', files: ['fiches.xlsx'] }, async ({ willChange }) => {
        await namesChange(tx)
        await willChange('tech_sheets', [bread.id, cake.id])
        await tx.client.query(
          `update tech_sheets set title = 'Pain de mie', version = version + 1 where id = $1`,
          [bread.id],
        )
        await tx.client.query('delete from tech_sheet_ingredients where tech_sheet_id = $1', [bread.id])
      }),
    )
    expect(importId).not.toBeNull()
    const rows = await within<{ row: string; before: Record<string, object[]> }>(
      chef,
      'select row_id as row, before from imported_rows',
    )
    expect(rows).toMatchObject([
      {
        row: bread.id,
        before: {
          tech_sheets: [{ title: 'Pain' }],
          tech_sheet_ingredients: [{ quantity: 500, user_product_id: flour.id }],
        },
      },
    ])
  })

  test('is nothing where it has made and changed nothing, or after thirty days', async () => {
    const chef = await api.signUp()
    const bread = await write(chef, { title: 'Pain' })
    const files = ['fiches.xlsx']
    const nothing = await grow(api, chef, (tx) =>
      recordImport(tx, { kind: 'sheet-files', files }, ({ willChange }) =>
        willChange('tech_sheets', [bread.id]),
      ),
    )
    expect(nothing.importId).toBeNull()
    expect(await within(chef, 'select from imports')).toEqual([])
    await grow(api, chef, (tx) =>
      recordImport(tx, { kind: 'sheet-files', files }, async ({ made }) => made('tech_sheets', [bread.id])),
    )
    await save(chef, await read(chef, bread), { title: 'Pain de mie' })
    const age = (days: number) =>
      within(chef, `update imports set imported_at = now() - interval '${days} days'`)
    await age(29)
    await asMember(api.database, chef.userId, forgetImports)
    expect(await kept(chef)).toEqual([{ table: 'tech_sheets', made: 1, changed: 0 }])
    await age(31)
    await asMember(api.database, chef.userId, forgetImports)
    expect(await kept(chef)).toEqual([])
  })
})
