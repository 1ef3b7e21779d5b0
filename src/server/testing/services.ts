import type { PlannedService, ServicePlan, ServiceWrite } from '#contract/service-shapes.ts'
import type { Menu } from '#contract/menus.ts'
import type { Database } from '#database/connect.ts'
import { layGamme } from './carte.ts'
import type { ApiClient } from './api-client.ts'
import { buy, grams, write } from './kitchen.ts'

/** A house that plans its services, for tests. */

/** A Wednesday. */
export const DAY = '2026-12-02'

/** A carte with a soup, a sole and a steak, and a menu that offers both. */
export async function openHouse(database: Database, chef: ApiClient & { userId: string }) {
  const butter = await buy(chef, { name: 'Beurre' })
  const lines = [grams(butter, 400)]
  const soup = await write(chef, { category: 'Entrée', ingredients: lines })
  const sole = await write(chef, { station: 'Chaud', ingredients: lines })
  const steak = await write(chef, { ingredients: lines })
  const { carteId, dishIds } = await layGamme(database, chef, 'À la carte', [
    { ficheId: soup.id, nom: 'Soupe', prix: 9 },
    { ficheId: sole.id, nom: 'Sole', prix: 32 },
    { ficheId: steak.id, nom: 'Onglet', prix: 19 },
  ])
  const choices = [{ nom: 'Plat', ficheIds: [sole.id, steak.id] }]
  const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu', prixTtc: 24, choices }))
  const [soupDish = '', soleDish = '', steakDish = ''] = dishIds
  return { butter, soup, sole, steak, carteId, soupDish, soleDish, steakDish, menu }
}
export type House = Awaited<ReturnType<typeof openHouse>>

export const readPlan = (chef: ApiClient, from = DAY, days = 1) =>
  chef.done(chef.get<ServicePlan>(`/api/services?from=${from}&days=${days}`))

type Writing = Partial<Omit<ServiceWrite, 'items'>> & { carteId: string; items?: object[] }

export const sendService = (chef: ApiClient, { day = DAY, ...facts }: Writing) =>
  chef.send<PlannedService>('PUT', `/api/services/${day}`, {
    body: { meal: 'dinner', version: 0, ...facts },
  })
export const plan = (chef: ApiClient, facts: Writing) => chef.done(sendService(chef, facts))

type Sold = Record<string, number | null>
const salesOf = (house: House, sold: Sold) => ({
  quantities: Object.entries(sold).flatMap(([id, quantity]) =>
    id === house.menu.id ? [] : [{ gammeRecetteId: id, quantity }],
  ),
  menuQuantities: Object.entries(sold).flatMap(([id, quantity]) =>
    id === house.menu.id ? [{ menuId: id, quantity }] : [],
  ),
})

export const soldOn = (house: House, day: string, meal: string | null, sold: Sold) => ({
  day,
  meal,
  ...salesOf(house, sold),
})

/** Sends what was sold at dinner, unless it was at another meal, by the ids of dishes and the menu. */
export const sell = (
  chef: ApiClient,
  house: House,
  day: string,
  sold: Sold,
  facts: { meal?: string | null; replaceDays?: boolean; othersUnknown?: boolean } = {},
) =>
  chef.send<object>('PUT', `/api/day-sales/${day}`, {
    body: { meal: 'dinner', ...salesOf(house, sold), ...facts },
  })
