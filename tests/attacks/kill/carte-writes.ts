import { storedPriceHt } from '#domain/pricing/price-ht.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import { blanksOf } from '#contract/facts/fact.ts'
import { MENU_FACTS } from '#contract/facts/menu.ts'
import { revisionOf } from '#server/menus/revision.ts'
import type { Menu } from './rows.ts'
import { anyOf, type Draw, idOf, type Memory, rowOf } from './write.ts'

/** Writes of gammes with their dishes, and of menus with their choices. */

const GAMMES = '/api/gammes'
const MENUS = '/api/menus'
const MOST_DISHES = 12

export const addGamme: Draw = (memory) => {
  const nom = memory.newName('g')
  return {
    method: 'POST',
    path: GAMMES,
    body: { nom },
    keyed: true,
    answers: nom,
    change: (rows) => void (rows.gammes[nom] = { version: 1, dishes: [] }),
  }
}

export const renameGamme: Draw = (memory) => {
  const [before, after] = [anyOf(memory, 'gammes'), memory.newName('g')]
  if (before === undefined) return undefined
  const { version } = rowOf(memory.rows.gammes, before)
  return {
    method: 'PATCH',
    path: `${GAMMES}/${idOf(memory, before)}`,
    body: { nom: after, version },
    answers: after,
    change(rows) {
      rows.gammes[after] = { ...rowOf(rows.gammes, before), version: version + 1 }
      delete rows.gammes[before]
    },
  }
}

export const addDish: Draw = (memory) => {
  const [gamme, sheet] = [anyOf(memory, 'gammes'), anyOf(memory, 'sheets')]
  if (gamme === undefined || sheet === undefined) return undefined
  if (rowOf(memory.rows.gammes, gamme).dishes.length >= MOST_DISHES) return undefined
  const number = memory.newNumber()
  const dish = { nomAffiche: `Plat ${number}`, prixTtcAffiche: number / 2 }
  return {
    method: 'POST',
    path: `${GAMMES}/${idOf(memory, gamme)}/recipes`,
    body: { ...dish, ficheId: idOf(memory, sheet) },
    keyed: true,
    change: (rows) => {
      rowOf(rows.gammes, gamme).dishes.push({ sheet, ...dish })
      const written = rowOf(rows.sheets, sheet)
      // A sheet without a price takes the one of its dish.
      if (written.sellingPriceHt !== null) return
      written.sellingPriceHt = storedPriceHt(dish.prixTtcAffiche, DEFAULT_VAT_RATE)
      written.version += 1
    },
  }
}

export const removeGamme: Draw = (memory) => {
  const nom = anyOf(memory, 'gammes')
  if (nom === undefined) return undefined
  return {
    method: 'DELETE',
    path: `${GAMMES}/${idOf(memory, nom)}`,
    change: (rows) => void delete rows.gammes[nom],
  }
}

function drawMenu(memory: Memory): Menu {
  const sheets = memory.random.shuffled(Object.keys(memory.rows.sheets))
  return {
    prixTtc: memory.newNumber() / 2,
    choices: ['Entrée', 'Plat', 'Dessert'].map((nom, index) => ({
      nom,
      dishes: sheets.slice(index * 2, index * 2 + 2),
    })),
  }
}

const sentChoices = (memory: Memory, { choices }: Menu) =>
  choices.map(({ nom, dishes }) => ({ nom, ficheIds: dishes.map((sheet) => idOf(memory, sheet)) }))

export const addMenu: Draw = (memory) => {
  const [nom, menu] = [memory.newName('m'), drawMenu(memory)]
  return {
    method: 'POST',
    path: MENUS,
    body: { nom, prixTtc: menu.prixTtc, choices: sentChoices(memory, menu) },
    keyed: true,
    answers: nom,
    change: (rows) => void (rows.menus[nom] = menu),
  }
}

export const changeMenu: Draw = (memory) => {
  const nom = anyOf(memory, 'menus')
  if (nom === undefined) return undefined
  const [before, menu] = [rowOf(memory.rows.menus, nom), drawMenu(memory)]
  const { prixTtc } = before
  const content = { ...blanksOf(MENU_FACTS), nom, prixTtc, choices: sentChoices(memory, before) }
  return {
    method: 'PATCH',
    path: `${MENUS}/${idOf(memory, nom)}`,
    body: {
      revision: revisionOf(content),
      prixTtc: menu.prixTtc,
      choices: sentChoices(memory, menu),
    },
    answers: nom,
    change: (rows) => void (rows.menus[nom] = menu),
  }
}

export const removeMenu: Draw = (memory) => {
  const nom = anyOf(memory, 'menus')
  if (nom === undefined) return undefined
  return {
    method: 'DELETE',
    path: `${MENUS}/${idOf(memory, nom)}`,
    change: (rows) => void delete rows.menus[nom],
  }
}
