import { expect } from 'vitest'
import type { CartePublication, PublicCarte } from '#contract/public-cartes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { layCarte } from './carte.ts'
import { buy, grams, write } from './kitchen.ts'
import type { Api, Member } from './start-api.ts'

export const publish = (chef: Member, sheet: TechSheet) =>
  chef.done(chef.post(`/api/tech-sheets/${sheet.id}/publication`))

/** Opens a carte to guests; gives the token of its address. */
export async function openAt(chef: Member, carte: { id: string }): Promise<string> {
  const { address } = await chef.done(chef.post<CartePublication>(`/api/cartes/${carte.id}/publication`, {}))
  return address?.token ?? expect.fail('no address')
}

/** What someone without an account reads under a token. */
export const guest = (api: Api) => ({
  page: async (token: string, query = '') => (await api.visitor().get<string>(`/c/${token}${query}`)).body,
  json: (token: string) => api.visitor().done(api.visitor().get<PublicCarte>(`/api/public/cartes/${token}`)),
})

/** The words of a page, without its marks. */
export const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** A carte with a dish of each kind: declared, declared in part, hidden, free of everything. */
export async function openBistrot(api: Api) {
  const chef = await api.signUp({ name: 'Camille Secret' })
  const butter = await buy(chef, { name: 'Beurre secret', allergens: ['Lait'], priceHt: 8.88 })
  const stock = await buy(chef, { name: 'Fond secret', priceHt: 7.77 })
  const carrot = await buy(chef, { name: 'Carotte', allergenFree: true })
  const priced = { sellingPriceHt: 20.6667, method: 'Méthode secrète', notes: 'Note secrète' }
  const tart = await write(chef, { ...priced, title: 'Tarte secrète', ingredients: [grams(butter, 500)] })
  const broth = await write(chef, { ...priced, title: 'Bouillon', ingredients: [grams(stock, 100)] })
  const slaw = await write(chef, {
    ...priced,
    title: 'Râpées',
    tvaRate: 5.5,
    ingredients: [grams(carrot, 100)],
  })
  const wine = await write(chef, { ...priced, title: 'Vin caché', tvaRate: 20 })
  for (const sheet of [tart, broth, slaw]) await publish(chef, sheet)
  const carte = await layCarte(api, chef, {
    Entrées: [
      { sheet: slaw, nom: 'Carottes râpées', prixTtc: 7 },
      { sheet: broth, nom: 'Bouillon clair', prixTtc: 6.5 },
    ],
    Cave: [{ sheet: wine, nom: 'Pommard caché', prixTtc: 90 }],
    Desserts: [{ sheet: tart, nom: 'Tarte au beurre', prixTtc: 9, description: 'Pâte du matin' }],
  })
  return { chef, carte, sheets: { tart, broth, slaw, wine }, token: await openAt(chef, carte) }
}
