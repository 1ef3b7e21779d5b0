import { describe, expect, test } from 'vitest'
import type { Account } from '#contract/account.ts'
import type { CarteSettings } from '#contract/cartes.ts'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import type { PriceAct } from '#contract/prices.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { buy, write } from './testing/kitchen.ts'
import { chefForAllTests } from './testing/set-ups.ts'
import type { Api, Member } from './testing/start-api.ts'
import { deal } from './testing/suppliers.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

interface Versioned {
  version: number
}

/** A thing that is there: what it is changed by, and where. */
interface Kept {
  path: string
  version: number
  /** A change of it that another name makes another. */
  named: (name: string) => object
}

const withName = (name: string) => ({ name })
const addGamme = () => chef.done(chef.post<Gamme>('/api/gammes', { nom: 'Entrées' }))

const THINGS: Record<string, () => Promise<Kept>> = {
  'a product': async () => {
    const { id, version } = await buy(chef)
    return { path: `/api/user-products/${id}`, version, named: withName }
  },
  'a supplier': async () => {
    const { id, version } = await deal(chef)
    return { path: `/api/suppliers/${id}`, version, named: withName }
  },
  'a row of a catalogue': async () => {
    const supplier = await deal(chef)
    const path = `/api/suppliers/${supplier.id}/products`
    const { id, version } = await chef.done(chef.post<CatalogueProduct>(path, catalogueFacts()))
    return { path: `${path}/${id}`, version, named: withName }
  },
  'the account': async () => {
    chef = await api.signUp()
    const { version } = await chef.done(chef.get<Account>('/api/account'))
    return { path: '/api/account', version, named: (fullName) => ({ fullName }) }
  },
  'a gamme': async () => {
    const { id, version } = await addGamme()
    return { path: `/api/gammes/${id}`, version, named: (nom) => ({ nom }) }
  },
  'a dish': async () => {
    const [gamme, sheet] = [await addGamme(), await write(chef)]
    const path = `/api/gammes/${gamme.id}/recipes`
    const { id, version } = await chef.done(chef.post<GammeRecette>(path, { ficheId: sheet.id }))
    return { path: `${path}/${id}`, version, named: (nomAffiche) => ({ nomAffiche }) }
  },
  'the carte': async () => {
    const { id, version } = await chef.done(chef.get<CarteSettings>('/api/carte'))
    return { path: `/api/cartes/${id}`, version, named: (heading) => ({ heading }) }
  },
}

const change = (path: string, body: object) => chef.patch<Versioned>(path, body)

describe.each(Object.entries(THINGS))('%s', (what, add) => {
  test('that another window has changed is left as it is, and comes with the refusal', async () => {
    const { path, version, named } = await add()
    const first = await chef.done(change(path, { ...named('Premier'), version }))
    expect(first).toMatchObject({ ...named('Premier'), version: version + 1 })
    expect(await change(path, { ...named('Second'), version })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: first } },
    })
    const over = await chef.done(change(path, { ...named('Second'), version: first.version }))
    expect(over).toMatchObject({ ...named('Second'), version: version + 2 })
  })

  test('that two windows save at once refuses one of them', async () => {
    const { path, version, named } = await add()
    const saves = ['Un', 'Deux'].map((name) => change(path, { ...named(name), version }))
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([undefined, null, '1', 1.5])(
    'is not changed under the version %j, which is none',
    async (none) => {
      const { path, version, named } = await add()
      expect(await change(path, { ...named('Sans version'), version: none })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', data: { fields: [{ path: 'version', rule: 'required' }] } },
      })
      expect(await chef.done(change(path, { ...named('Avec'), version }))).toMatchObject({
        version: version + 1,
      })
    },
  )

  test.runIf(what !== 'the account')(
    'of another account is not there, whatever version is named',
    async () => {
      const { path, version, named } = await add()
      const stranger = await api.signUp()
      for (const sent of [version, version + 7])
        expect(await stranger.patch(path, { ...named('Autre'), version: sent })).toMatchObject({
          status: 404,
        })
    },
  )
})

test('a price that is undone makes another version, and the undo asks for none', async () => {
  const { id, version } = await buy(chef, { priceHt: 10 })
  await chef.done(chef.patch(`/api/user-products/${id}`, { priceHt: 12, version }))
  const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes?limit=1'))
  await chef.done(chef.post(`/api/price-changes/${items[0]?.id}/undo`, {}))
  expect(await chef.done(chef.get(`/api/user-products/${id}`))).toMatchObject({
    priceHt: 10,
    version: version + 2,
  })
})

test('the order of gammes and dishes is no part of their versions', async () => {
  const [one, other] = [await addGamme(), await addGamme()]
  const { items } = await chef.done(chef.get<{ items: Gamme[] }>('/api/gammes'))
  const ids = items.map(({ id }) => id).toReversed()
  await chef.done(chef.send('PUT', '/api/gammes/order', { body: { ids } }))
  for (const { id, version } of [one, other])
    expect(await chef.done(chef.get<Gamme>(`/api/gammes/${id}`))).toMatchObject({ version })
})
