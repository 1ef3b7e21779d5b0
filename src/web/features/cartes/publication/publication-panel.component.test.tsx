import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Carte } from '#contract/cartes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { carte, carteDish, carteSettings, cartePublication, gamme } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.index.tsx'

const OPEN = { token: 'A'.repeat(14), publishedAt: '2026-11-02T09:00:00.000Z' }

/** The panel of a carte that is open to guests. */
async function show(publication: Partial<CartePublication>, facts: Partial<Carte> = {}) {
  await renderRoute({ '/_workspace/cartes/': Route }, '/cartes', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte(facts) },
      gammes: { list: () => ({ items: [gamme({ nbRecettes: 1 })] }) },
      carteVersions: { list: () => ({ items: [] }) },
      publicCartes: { publication: () => cartePublication({ address: OPEN, ...publication }) },
    },
  })
  return page.getByRole('region', { name: 'Carte en ligne' })
}

test('dishes that are hidden tonight are counted apart, and a menu that they hide is named', async () => {
  const hiddenMenus = [{ id: crypto.randomUUID(), nom: 'Menu mer' }]
  const panel = await show({ shown: 11, shownMenus: 1, masked: 2, hiddenMenus })
  await expect
    .element(panel.getByText('11 plats et 1 menu y sont visibles. 2 masqués ce soir.'))
    .toBeVisible()
  await expect.element(panel.getByText('1 menu de la carte reste caché')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Menu mer' })).toBeVisible()
  await expect.element(panel.getByText(/dont la fiche est publiée/)).not.toBeInTheDocument()
  await expectAccessible()
})

const dish = (nomAfficheEn: string) => carteDish({ nomAffiche: 'Sole', nomAfficheEn })
const inBoth = (nomAfficheEn: string): Partial<Carte> => ({
  languages: 'fr+en',
  gammes: [{ id: crypto.randomUUID(), nom: 'Plats', nomEn: 'Mains', recettes: [dish(nomAfficheEn)] }],
})
const NOT_OFFERED = /n’est pas proposée en anglais/

test('a carte in English says that guests are not offered it, and which name is missing', async () => {
  const panel = await show({ shown: 1, languages: ['fr'] }, inBoth(''))
  await expect.element(panel.getByText('Sans nom anglais : 1 plat')).toBeVisible()
  await expect.element(panel.getByText(NOT_OFFERED)).toBeVisible()
})

test('it says so even where no name is missing', async () => {
  const panel = await show({ shown: 1, languages: ['fr'] }, inBoth('Sole'))
  await expect.element(panel.getByText(NOT_OFFERED)).toBeVisible()
})

test('a missing name that guests do not see now leaves the carte offered in English', async () => {
  const panel = await show({ masked: 1, languages: ['fr', 'en'] }, inBoth(''))
  await expect.element(panel.getByText('Sans nom anglais : 1 plat')).toBeVisible()
  await expect.element(panel.getByText(NOT_OFFERED)).not.toBeInTheDocument()
})

test('opening hours without an English text are listed as still French', async () => {
  const panel = await show(
    { shown: 1, languages: ['fr', 'en'] },
    { ...inBoth('Sole'), openingHours: 'Du mardi au samedi' },
  )
  await expect
    .element(panel.getByRole('alert').filter({ hasText: 'Textes restés en français' }))
    .toMatchTextContent(/les horaires restent en français\s: Du mardi au samedi/)
})

test('dishes with undeclared allergens are counted before the carte is put online, with the way to declare them', async () => {
  const recettes = [
    carteDish({ undeclaredLines: 2 }),
    carteDish({ undeclaredLines: 1 }),
    carteDish({ undeclaredLines: 0 }),
  ]
  const panel = await show(
    { address: null },
    { gammes: [{ id: crypto.randomUUID(), nom: 'Plats', nomEn: '', recettes }] },
  )
  await expect.element(panel.getByText(/^2 plats ont des allergènes non renseignés/)).toBeVisible()
  await expect
    .element(panel.getByRole('alert').getByRole('link'))
    .toHaveAttribute('href', '/products?undeclared=true')
  await expect.element(panel.getByRole('button', { name: 'Mettre en ligne' })).toBeEnabled()
})
