import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { Gamme } from '#contract/gammes.ts'
import type { Member } from './start-api.ts'

/** What someone does with several cartes, through the API. */
export const cartesOf = (chef: Member) => ({
  list: async () => (await chef.done(chef.get<{ items: CarteSettings[] }>('/api/cartes'))).items,
  create: (facts: object) => chef.done(chef.post<CarteSettings>('/api/cartes', facts)),
  read: (id: string) => chef.done(chef.get<Carte>(`/api/cartes/${id}`)),
  /** On the first carte where none is named. */
  addGamme: (nom: string, carteId?: string) =>
    chef.done(chef.post<Gamme>('/api/gammes', { nom, ...(carteId === undefined ? {} : { carteId }) })),
  addDish: (gammeId: string, ficheId: string, prixTtcAffiche: number) =>
    chef.done(chef.post<{ id: string }>(`/api/gammes/${gammeId}/recipes`, { ficheId, prixTtcAffiche })),
})
