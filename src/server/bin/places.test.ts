import { describe, expect, test } from 'vitest'
import type { GammeDetail } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { UserProduct } from '#contract/products.ts'
import { type Binned, withBin } from '../testing/bin.ts'
import { buy, grams, read, write } from '../testing/kitchen.ts'
import type { Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let chef: Member
const { remove, restore } = withBin((kitchen) => ({ chef } = kitchen))

type Named = { items: { id: string; nom: string }[] }

const addGamme = (nom: string) => chef.done(chef.post<{ id: string }>('/api/gammes', { nom }))
const gammes = async () =>
  (await chef.done(chef.get<Named>('/api/gammes'))).items.map(({ nom }) => nom).join('')
const choices = ({ choices: all }: Menu) =>
  all.map(({ id, nom, dishes }) => ({ id, nom, ficheIds: dishes.map(({ ficheId }) => ficheId) }))
const readMenu = ({ id }: { id: string }) => chef.done(chef.get<Menu>(`/api/menus/${id}`))
const saveMenu = ({ id, revision }: Menu, change: object) =>
  chef.done(chef.patch<Menu>(`/api/menus/${id}`, { revision, ...change }))
const compose = (nom: string) =>
  chef.done(chef.post<Menu>('/api/menus', { nom, prixTtc: 20, choices: [{ nom: 'Plat', ficheIds: [] }] }))

/** Every order of three. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

describe('the order that they had', () => {
  test('gammes have again, in whatever order they were deleted and restored', async () => {
    const ids: string[] = []
    for (const nom of 'ABCDE') ids.push((await addGamme(nom)).id)
    for (const deleting of ORDERS)
      for (const restoring of ORDERS) {
        const acts: Binned[] = []
        for (const at of deleting) acts.push(await remove(`gammes/${ids[[0, 1, 3][at] ?? 0]}`))
        expect(await gammes()).toBe('CE')
        for (const at of restoring) await restore(acts[at] as Binned)
        expect(await gammes(), `${deleting.join('')} ${restoring.join('')}`).toBe('ABCDE')
      }
  })

  test('dishes of a gamme have again, beside the free place of a sheet in the bin', async () => {
    const gamme = await addGamme('Plats')
    const sheets: string[] = []
    const dishes: string[] = []
    for (const title of 'ABCD') {
      const { id: ficheId } = await write(chef, { title: `Plat ${title}`, sellingPriceHt: 10 })
      sheets.push(ficheId)
      dishes.push(
        (
          await chef.done(
            chef.post<{ id: string }>(`/api/gammes/${gamme.id}/recipes`, { ficheId, nomAffiche: title }),
          )
        ).id,
      )
    }
    const shown = async () =>
      (await chef.done(chef.get<GammeDetail>(`/api/gammes/${gamme.id}`))).recettes
        .map(({ nomAffiche }) => nomAffiche)
        .join('')
    const sheet = await remove(`tech-sheets/${sheets[1]}`)
    const third = await remove(`gammes/${gamme.id}/recipes/${dishes[2]}`)
    const first = await remove(`gammes/${gamme.id}/recipes/${dishes[0]}`)
    expect(await shown()).toBe('D')
    await restore(third)
    expect(await shown()).toBe('CD')
    await restore(first)
    await restore(sheet)
    expect(await shown()).toBe('ABCD')
  })

  test('a gamme that was added meanwhile stays behind them', async () => {
    const [first] = [await addGamme('A'), await addGamme('B')]
    const act = await remove(`gammes/${first.id}`)
    await addGamme('C')
    await restore(act)
    expect(await gammes()).toBe('ABC')
  })
})

describe('a menu that was saved meanwhile', () => {
  test('has its dish again, in the course that it was of, under its new name and place', async () => {
    const soup = await write(chef, { title: 'Soupe' })
    const tart = await write(chef, { title: 'Tarte' })
    const menu = await chef.done(
      chef.post<Menu>('/api/menus', {
        nom: 'Menu',
        prixTtc: 20,
        choices: [
          { nom: 'Entrée', ficheIds: [soup.id] },
          { nom: 'Dessert', ficheIds: [tart.id] },
        ],
      }),
    )
    const act = await remove(`tech-sheets/${soup.id}`)
    const [entree, dessert] = choices(await readMenu(menu))
    const added = { id: crypto.randomUUID(), nom: 'Fromage', ficheIds: [] }
    const saved = await saveMenu(await readMenu(menu), {
      choices: [dessert, added, { ...entree, nom: 'Pour commencer' }],
    })
    expect(saved.choices.map(({ id }) => id)).toEqual([dessert?.id, added.id, entree?.id])
    expect(await restore(act)).toMatchObject({ waiting: 0, lost: 0 })
    expect((await readMenu(menu)).choices).toMatchObject([
      { nom: 'Dessert', dishes: [{ title: 'Tarte' }] },
      { nom: 'Fromage', dishes: [] },
      { nom: 'Pour commencer', dishes: [{ title: 'Soupe' }] },
    ])
  })

  test('takes no id that a course of another menu has, nor one twice', async () => {
    const [one, other, gone] = [await compose('Un'), await compose('Deux'), await compose('Trois')]
    const act = await remove(`menus/${gone.id}`)
    const [taken, binned, own] = [other, gone, one].map(({ choices: all }) => all[0]?.id)
    const saved = await saveMenu(one, {
      choices: [taken, binned, own, own].map((id) => ({ id, nom: 'Plat', ficheIds: [] })),
    })
    const ids = saved.choices.map(({ id }) => id)
    expect(ids[2]).toBe(own)
    expect(new Set([...ids, taken, binned]).size).toBe(6)
    expect((await readMenu(other)).choices).toMatchObject([{ id: taken }])
    await restore(act)
    expect((await readMenu(gone)).choices).toMatchObject([{ id: binned }])
  })
})

describe('a form that was opened while something was in the bin', () => {
  test('does not empty the lines of a sheet again: it is refused with the stored sheet', async () => {
    const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
    const sheet = await write(chef, { ingredients: [grams(butter, 100)] })
    const act = await remove(`user-products/${butter.id}`)
    const opened = await read(chef, sheet)
    await restore(act)
    const [line] = opened.ingredients
    const refused = await chef.patch<object>(`/api/tech-sheets/${sheet.id}`, {
      version: opened.version,
      ingredients: [{ id: line?.id, userProductId: null, quantity: 100, unit: 'g' }],
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        data: { current: { version: opened.version + 1, ingredients: [{ userProductId: butter.id }] } },
      },
    })
  })

  test('does not take the supplier from a product again', async () => {
    const supplier = await deal(chef, 'Metro')
    const butter = await buy(chef, { supplierId: supplier.id })
    const act = await remove(`suppliers/${supplier.id}`)
    const opened = await chef.done(chef.get<UserProduct>(`/api/user-products/${butter.id}`))
    await restore(act)
    const refused = await chef.patch<object>(`/api/user-products/${butter.id}`, {
      version: opened.version,
      supplierId: null,
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { data: { current: { supplierId: supplier.id, version: opened.version + 1 } } },
    })
  })
})
