import { FILE, fileSheet, sendImport } from '../testing/sheet-import.ts'
import { traverseContractProcedures } from '@orpc/server'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEYS_KEPT } from '#contract/idempotency-key.ts'
import { invoiceAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { asMember } from '#database/as-member.ts'
import { buy, write } from '../testing/kitchen.ts'
import { exportAccount } from '../testing/account-file.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

type Thing = { id: string }

const sent = (who: Member, path: string, key: string, body: unknown) =>
  who.send<Thing & { code: string }>('POST', `/api${path}`, {
    body,
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  })

const namesOf = async (who: Member, path = '/suppliers') =>
  (await who.done(who.get<{ items: { name: string }[] }>(`/api${path}`))).items.map(({ name }) => name)

/** A body for every creation of the contract, by its route; they refer to things of the chef's. */
async function creations(): Promise<Record<string, { path: string; body: unknown }>> {
  const [supplier, product, sheet] = [await deal(chef), await buy(chef), await write(chef)]
  const carte = await chef.done(chef.get<Thing>('/api/carte'))
  const gamme = await chef.done(chef.post<Thing>('/api/gammes', { nom: 'Entrées' }))
  const { deletedItemId } = await chef.done(
    chef.delete<{ deletedItemId: string }>(`/api/suppliers/${(await deal(chef, 'Pomona')).id}`),
  )
  const imported = await chef.done(
    sendImport(chef, { products: [], sheets: [fileSheet(`Quiche ${crypto.randomUUID()}`, [])] }),
  )
  const facts = { name: 'Sel', category: 'Épicerie', unit: 'kg', priceHt: 1 }
  return {
    '/user-products': { path: '/user-products', body: facts },
    '/suppliers': { path: '/suppliers', body: { name: 'Metro' } },
    '/suppliers/{id}/products': { path: `/suppliers/${supplier.id}/products`, body: catalogueFacts() },
    '/suppliers/{id}/price-list': {
      path: `/suppliers/${supplier.id}/price-list`,
      body: { fileName: 'tarif.csv', version: 0, changes: 1, unchanged: 0 },
    },
    '/tech-sheets': { path: '/tech-sheets', body: { title: 'Velouté', category: 'Plat', portions: 4 } },
    '/tech-sheets/{id}/duplicate': { path: `/tech-sheets/${sheet.id}/duplicate`, body: {} },
    '/tech-sheets/{id}/ingredients': {
      path: `/tech-sheets/${sheet.id}/ingredients`,
      body: { userProductId: product.id, quantity: 1, unit: 'kg' },
    },
    '/account/archive': { path: '/account/archive', body: await exportAccount(await api.signUp()) },
    '/deleted-items/{id}/restore': { path: `/deleted-items/${deletedItemId}/restore`, body: {} },
    '/sheet-imports': {
      path: '/sheet-imports',
      body: {
        files: [FILE],
        products: [],
        sheets: [{ ...fileSheet('Gratin', []), target: { kind: 'new' } }],
      },
    },
    '/imports/{id}/gammes': {
      path: `/imports/${String(imported.importId)}/gammes`,
      body: { gammes: [{ nom: 'Tartes', ficheIds: imported.sheets.map(({ id }) => id) }] },
    },
    '/gammes': { path: '/gammes', body: { nom: 'Plats' } },
    '/gammes/{id}/recipes': { path: `/gammes/${gamme.id}/recipes`, body: { ficheId: sheet.id } },
    '/gammes/{id}/recipes/several': {
      path: `/gammes/${gamme.id}/recipes/several`,
      body: { ficheIds: [sheet.id] },
    },
    '/batches': {
      path: '/batches',
      body: { kind: 'made', techSheetId: sheet.id, useBy: '2099-01-01T00:00:00Z', initials: 'FB' },
    },
    '/orders': { path: '/orders', body: { supplierId: supplier.id } },
    '/orders/several': { path: '/orders/several', body: { orders: [{ supplierId: supplier.id }] } },
    '/deliveries': { path: '/deliveries', body: { supplierName: 'La ferme' } },
    '/invoices': { path: '/invoices', body: { invoice: invoiceAsRead(), sha256: 'a'.repeat(64) } },
    '/menus': { path: '/menus', body: { nom: 'Menu du marché', prixTtc: 24 } },
    '/cartes': { path: '/cartes', body: { nom: 'Soir', copyOf: carte.id } },
    '/cartes/{id}/versions': { path: `/cartes/${carte.id}/versions`, body: { nom: 'Carte de mai' } },
    '/cartes/{id}/sales': {
      path: `/cartes/${carte.id}/sales`,
      body: { firstDay: '2026-10-01', lastDay: '2026-10-31', quantities: [] },
    },
  }
}

/**
 * A ticket is signed and stored nowhere; a message sent twice with one is one message. The secret of an access token is
 * answered once and stored nowhere: a second answer could not repeat it, nor that of the link of an invitation. A code of a tablet is good once,
 * and so is what is made with it.
 */
const WITHOUT_KEY = new Set([
  '/contact/ticket',
  '/access-tokens',
  '/house-invitations',
  '/kitchen-devices/invitations',
  '/kitchen/pairing',
])
/** Acts that make nothing, and have a key since a device sends them again. */
const ACTS = ['/orders/{id}/receive']

test('every creation, sent twice at once and then again under one key, is made once', async () => {
  const paths: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract }) => {
    const { successStatus, path } = contract['~orpc'].route
    if (successStatus === 201 && path && !WITHOUT_KEY.has(path)) paths.push(path)
  })
  const all = await creations()
  expect(Object.keys(all).toSorted()).toEqual(paths.sort())
  for (const { path, body } of Object.values(all)) {
    const twice = await Promise.all([sent(chef, path, '"one"', body), sent(chef, path, '"one"', body)])
    for (const answer of [...twice, await sent(chef, path, '"one"', body)])
      expect(answer, path).toMatchObject({ status: 201, body: twice[0].body })
  }
  expect((await namesOf(chef)).filter((name) => name === 'Metro')).toHaveLength(1)
})

test('another key, another operation and another account create another thing', async () => {
  const [who, neighbour] = [await api.signUp(), await api.signUp()]
  const answers = [
    await sent(who, '/suppliers', 'k1', { name: 'Metro' }),
    await sent(who, '/suppliers', 'k2', { name: 'Metro' }),
    await sent(neighbour, '/suppliers', 'k1', { name: 'Metro' }),
    await sent(who, '/gammes', 'k1', { nom: 'Plats' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4)
  expect(await namesOf(who)).toEqual(['Metro', 'Metro'])
})

test('the same key with another body is refused with what it has made, and writes nothing', async () => {
  const who = await api.signUp()
  const first = await sent(who, '/suppliers', 'k', { name: 'Metro' })
  expect(await sent(who, '/suppliers', 'k', { name: 'Transgourmet' })).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED', data: { made: first.body } },
  })
  expect(await namesOf(who)).toEqual(['Metro'])
})

test('a creation that was refused leaves no key', async () => {
  const who = await api.signUp()
  const product = { name: 'Sel', category: 'Épicerie', unit: 'kg', priceHt: 1 }
  const refusals = [
    await sent(who, '/user-products', 'k', { ...product, name: '' }),
    await sent(who, '/user-products', 'k', { ...product, supplierId: crypto.randomUUID() }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([422, 422])
  expect(await sent(who, '/user-products', 'k', product)).toMatchObject({ status: 201 })
  const sheet = { title: 'Velouté', category: 'Plat', portions: 4 } as const
  await write(who, sheet)
  expect(await sent(who, '/tech-sheets', 'k', sheet)).toMatchObject({ body: { code: 'TITLE_TAKEN' } })
  expect(await sent(who, '/tech-sheets', 'k', { ...sheet, title: 'Crème' })).toMatchObject({ status: 201 })
})

test('a key is 1 to 64 visible ASCII characters', async () => {
  const who = await api.signUp()
  for (const key of ['', 'a b', 'clé', 'a'.repeat(65)])
    expect(await sent(who, '/suppliers', key, { name: 'Metro' }), key).toMatchObject({
      status: 400,
      body: { code: 'IDEMPOTENCY_KEY_INVALID' },
    })
  expect(await sent(who, '/suppliers', 'a'.repeat(64), { name: 'Metro' })).toMatchObject({ status: 201 })
})

test('a key counts for 24 hours, and is then cleared', async () => {
  const who = await api.signUp()
  const age = (hours: number) =>
    asMember(api.database, who.userId, ({ client }) =>
      client.query(`update idempotency_keys set created_at = now() - $1::int * interval '1 hour'`, [hours]),
    )
  const first = await sent(who, '/suppliers', 'k', { name: 'Metro' })
  await age(23)
  expect((await sent(who, '/suppliers', 'k', { name: 'Metro' })).body.id).toBe(first.body.id)
  await age(25)
  await sent(who, '/suppliers', 'other', { name: 'Les Halles' })
  const { rows } = await asMember(api.database, who.userId, ({ client }) =>
    client.query<{ key: string }>('select key from idempotency_keys'),
  )
  expect(rows).toEqual([{ key: 'other' }])
})

test('of an account that creates without end the newest keys are kept', async () => {
  const who = await api.signUp()
  await asMember(api.database, who.userId, ({ client, houseId }) =>
    client.query(
      `insert into idempotency_keys (user_id, operation, key, fingerprint, created_at)
       select $1, 'gammes.create', n::text, '', now() - n * interval '1 second'
       from generate_series(1, $2::int + 5) n returning key`,
      [houseId, IDEMPOTENCY_KEYS_KEPT],
    ),
  )
  await sent(who, '/suppliers', 'new', { name: 'Metro' })
  const { rows } = await asMember(api.database, who.userId, ({ client }) =>
    client.query('select max(key::int) as oldest from idempotency_keys where key <> $1', ['new']),
  )
  expect(rows).toEqual([{ oldest: IDEMPOTENCY_KEYS_KEPT }])
})

test('the API’s description names the key where it counts', async () => {
  type Operation = { parameters?: { name: string; in: string }[] }
  const { paths } = await chef.done(
    api.visitor().get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json'),
  )
  const named = Object.entries(paths).flatMap(([path, { post }]) =>
    post?.parameters?.some(({ name }) => name === IDEMPOTENCY_KEY_HEADER) ? [path] : [],
  )
  expect(named.toSorted()).toEqual([...Object.keys(await creations()), ...ACTS].toSorted())
})

test('the same fields in another order are the same body', async () => {
  const one = await api.signUp()
  const first = await sent(one, '/suppliers', 'ordered', { name: 'Metro', notes: 'le mardi' })
  const again = await sent(one, '/suppliers', 'ordered', { notes: 'le mardi', name: 'Metro' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.id).toBe(first.body.id)
})
