import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartePublication, PublicCarte } from '#contract/public-cartes.ts'
import { asMember } from '#database/as-member.ts'
import { cartesOf } from '../testing/cartes.ts'
import { guest, openBistrot, text } from '../testing/public-carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let page: ReturnType<typeof guest>['page']
beforeAll(async () => {
  api = await sharedApi()
  ;({ page } = guest(api))
})
afterAll(() => api.close())

const send = (token: string, query = '') =>
  api.visitor().done(api.visitor().get<PublicCarte>(`/api/public/cartes/${token}${query}`))

/** Gives every name of a carte an English text: its French one and 'in English'. */
function translate(chef: Member) {
  return asMember(api.database, chef.userId, async ({ client }) => {
    await client.query(`UPDATE gammes SET nom_en = nom || ' in English'`)
    await client.query(`UPDATE gamme_recettes SET nom_affiche_en = nom_affiche || ' in English'`)
  })
}

async function openInBoth() {
  const { chef, token, carte, sheets } = await openBistrot(api)
  const carteId = carte.id
  await chef.done(chef.change(`/api/cartes/${carteId}`, { languages: 'fr+en', openingHours: 'Le soir' }))
  return { chef, token, carteId, sheets }
}

test('a carte of which a name has no English text is offered in French alone', async () => {
  const { token } = await openInBoth()
  expect(await send(token, '?lang=en')).toMatchObject({ language: 'fr', languages: ['fr'] })
  const french = await page(token, '?lang=en')
  expect(french).toContain('<html lang="fr">')
  expect(french).not.toContain('hreflang')
})

test('with all its names it is offered in both, at an address of each', async () => {
  const { chef, token } = await openInBoth()
  await translate(chef)
  expect(await send(token)).toMatchObject({ language: 'fr', languages: ['fr', 'en'], nom: 'Ma carte' })
  const response = await send(token, '?lang=en')
  expect(response.gammes[0]).toMatchObject({
    nom: 'Entrées in English',
    dishes: [{ nom: 'Carottes râpées in English' }, { nom: 'Bouillon clair in English' }],
  })
  expect(response.footerLines[0]).toBe('Net prices - Service included')
  const english = await page(token, '?lang=en')
  expect(english).toContain('<html lang="en">')
  expect(english).toMatch(/rel="alternate" hreflang="fr" href="http[^"?]*"/)
  expect(english).toMatch(/rel="alternate" hreflang="en" href="http[^"]*\?lang=en"/)
  expect(english).toMatch(/hreflang="en"\s+aria-current="true"/)
  expect(english).toMatch(/type="hidden" name="lang" value="en"/)
  expect(english).toMatch(/class="hours"\s+lang="fr">Le soir/)
  const words = text(english)
  expect(words).toContain('€6.50')
  expect(words).toContain('Allergens: please ask us')
  expect(words).toContain('The list of allergens is available on request')
  expect(words).not.toMatch(/Contient|Plats, prix/)
  const filtered = text(await page(token, '?lang=en&sans=lait'))
  expect(filtered).toContain('1 of 3 dishes without milk.')
})

test('a carte in English alone is read in English once it is complete, and has no languages to choose from', async () => {
  const { chef, token, carte } = await openBistrot(api)
  const carteId = carte.id
  await chef.done(chef.change(`/api/cartes/${carteId}`, { languages: 'en' }))
  expect(await send(token)).toMatchObject({ language: 'fr', languages: ['fr'] })
  await translate(chef)
  expect(await send(token)).toMatchObject({ language: 'en', languages: ['en'] })
  expect(await page(token)).not.toContain('class="languages"')
})

test('the owner reads in which languages guests are offered it, as guests are, whatever other cartes lack', async () => {
  const { chef, token, carteId, sheets } = await openInBoth()
  const offered = async () => {
    const { languages } = await chef.done(chef.get<CartePublication>(`/api/cartes/${carteId}/publication`))
    expect((await send(token)).languages).toEqual(languages)
    return languages
  }
  expect(await offered()).toEqual(['fr'])
  await translate(chef)
  const cartes = cartesOf(chef)
  const evening = await cartes.create({ nom: 'Soir' })
  const { id: gammeId } = await cartes.addGamme('Plats du soir', evening.id)
  await cartes.addDish(gammeId, sheets.tart.id, 30)
  expect(await offered()).toEqual(['fr', 'en'])
  const [first] = (await cartes.read(carteId)).gammes
  await chef.done(chef.change(`/api/gammes/${first?.id}`, { nomEn: '' }))
  expect(await offered()).toEqual(['fr'])
})

test('what is not complete is looked at by the owner alone, and no search engine lists it', async () => {
  const { chef, token, carteId } = await openInBoth()
  await chef.done(chef.change(`/api/cartes/${carteId}`, { indexed: true }))
  await chef.done(chef.change(`/api/cartes/${carteId}`, { headingEn: 'By the canal' }))
  const preview = (await chef.get<string>(`/c/${token}?lang=en`)).body
  expect(preview).toContain('<html lang="en">')
  expect(preview).toContain('By the canal')
  expect(text(preview)).toContain('Aperçu pour vous seul')
  expect(preview).toContain('noindex')
  expect(await page(token)).not.toContain('noindex')
})
