import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Gamme } from '#contract/gammes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import type { Answers } from '#web/testing/answers.ts'
import { carte, carteDish, cartePublication, carteSettings, gamme } from '#contract/testing/carte-fixtures.ts'
import { Route as Cartes } from '#web/routes/_workspace/cartes.index.tsx'
import { Route as Gammes } from '#web/routes/_workspace/gammes.index.tsx'
import { marginMeans } from '#contract/testing/sheet-fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const STARTERS = gamme({ nom: 'Entrées', nbRecettes: 1, coutTotal: 2, caTtc: 11 })
const MAINS = gamme({
  nom: 'Plats',
  nbRecettes: 1,
  coutTotal: 6,
  caTtc: 24,
  margins: marginMeans({ counted: 1, total: 1, mean: 70, median: 70 }),
})

const show = (gammes: Gamme[], { cartes, publicCartes }: Answers = {}) =>
  renderRoute({ '/_workspace/cartes/': Cartes, '/_workspace/gammes/': Gammes }, '/cartes', {
    api: {
      cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte(), ...cartes },
      gammes: { list: () => ({ items: gammes }) },
      carteVersions: { list: () => ({ items: [] }) },
      publicCartes: { publication: () => cartePublication(), ...publicCartes },
    },
  })

const row = (name: string | RegExp) => page.getByRole('row', { name })

test('an empty carte leads to its first gamme', async () => {
  const { address } = await show([])
  await expect.element(page.getByText("Aucune gamme pour l'instant")).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ma carte' })).toBeVisible()
  await page.getByRole('link', { name: 'Nouvelle Gamme' }).first().click()
  await expect.element(page.getByRole('dialog', { name: 'Nouvelle Gamme' })).toBeVisible()
  expect(address()).toBe('/gammes')
})

test('each gamme shows what it brings, and the carte takes another name but none', async () => {
  const { api } = await show([STARTERS, MAINS], {
    cartes: { change: (input) => carteSettings({ nom: input.nom ?? '' }) },
  })
  await expect.element(row(/^Plats/)).toMatchTextContent(/^Plats.*1.*6,00\s€.*24,00\s€.*70,0\s%/)
  await expect.element(page.getByText('2 gammes')).toBeVisible()
  await page.getByRole('button', { name: 'Renommer la carte' }).click()
  await page.getByLabelText('Nom de la carte').fill(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Le nom de la carte est requis')).toBeVisible()
  await page.getByLabelText('Nom de la carte').fill('La Table de Camille')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'La Table de Camille' })).toBeVisible()
  expect(api.calls.cartes.change.map(({ nom }) => nom)).toEqual(['La Table de Camille'])
  await expect
    .element(page.getByRole('link', { name: 'Voir la carte' }))
    .toHaveAttribute('href', `/cartes/${carteSettings().id}/print`)
  await expectAccessible()
})

const GRILLED = marginMeans({
  counted: 27,
  total: 30,
  incomplete: 2,
  doubtful: 1,
  mean: 68.24,
  median: 70.06,
})
const DESSERTS = gamme({
  nom: 'Desserts',
  nbRecettes: 30,
  margins: { ...GRILLED, bySales: { margin: 64.4, dishes: 24, total: 30 } },
  salesDays: { firstDay: '2026-09-28', lastDay: '2026-11-01' },
})

test('a margin is by dish and says of how many; of several gammes, sales and median are of the whole carte', async () => {
  await show([gamme({ nom: 'Grillades', nbRecettes: 30, margins: GRILLED }), DESSERTS])
  await expect
    .element(row('Grillades'))
    .toMatchTextContent(/Coût incomplet.*1 coût à vérifier.*68,2\s%.*27 plats sur 30/)
  await expect.element(row('Desserts')).not.toMatchTextContent(/médiane|ventes/)
  await expectAccessible()
})

test('the only gamme of a carte says its median, and its margin by sales', async () => {
  await show([DESSERTS])
  await expect
    .element(row('Desserts'))
    .toMatchTextContent(
      /médiane 70,1\s%\s· selon les ventes à la carte, du 28 septembre au 1er novembre 2026\s: 64,4\s% \(24 plats sur 30\).*68,2\s%/,
    )
})

test('the page names the prices by which the sales of a closed period are weighed', async () => {
  const closed = { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: true }
  await show([{ ...DESSERTS, salesDays: closed }])
  await expect
    .element(row('Desserts'))
    .toMatchTextContent(/octobre 2026, aux prix d’alors\s: 64,4\s% \(24 plats sur 30\)/)
})

test('the first page is shown as it prints, and a last row counts every dish of the carte as the gammes do', async () => {
  const soup = carteDish({ nomAffiche: 'Velouté', sold: 12 })
  const paella = carteDish({ nomAffiche: 'Paella', coutMatiere: 5, prixTtcAffiche: 22, uncostedLines: 1 })
  const whole = carte({
    theme: 'bistrot',
    salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
    gammes: [
      { id: STARTERS.id, nom: 'Entrées', recettes: [soup] },
      { id: MAINS.id, nom: 'Plats', recettes: [paella, carteDish({ nomAffiche: 'Pain', offPrint: true })] },
    ],
  })
  await show([STARTERS, MAINS], { cartes: { get: () => whole } })
  const first = page.getByRole('region', { name: 'Première page de la carte' })
  await expect.element(first.getByText('Velouté')).toBeVisible()
  await expect.element(first.getByText('Pain')).not.toBeInTheDocument()
  await expect.element(first.getByText('Bistrot · A4, portrait · 1 page', { exact: true })).toBeVisible()
  await expect
    .element(first.getByRole('link', { name: 'Ouvrir la mise en page' }))
    .toHaveAttribute('href', `/cartes/${whole.id}/print`)
  await expect
    .element(row(/^3 plats/))
    .toMatchTextContent(/Coût incomplet.*≈\s9,00\s€.*44,00\s€.*80,0\s%.*2 plats sur 3/)
  await expect.element(page.getByText('Dernières ventes saisies : octobre 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions sur la carte' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Menus' })).toHaveAttribute('href', '/menus')
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
  await page.viewport(390, 844)
  await expect.element(row(/^Entrées/)).toMatchTextContent(/Coût total 2,00\s€/)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('the last sales without a dish of this carte are shown as those of others', async () => {
  const salesDays = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
  const starters = { id: STARTERS.id, nom: 'Entrées', recettes: [carteDish({ sold: null })] }
  await show([STARTERS], { cartes: { get: () => carte({ salesDays, gammes: [starters] }) } })
  await expect
    .element(page.getByText('Dernières ventes saisies : octobre 2026, aucune d’un plat de cette carte.'))
    .toBeVisible()
})

test('one step puts the carte and its dishes online, with the prices that were missing', async () => {
  const hidden = [1, 2, 3].map((number) => ({
    ficheId: crypto.randomUUID(),
    title: `Fiche ${String(number)}`,
    priced: true,
    dishes: 1,
  }))
  const suggestion = { ficheId: crypto.randomUUID(), title: 'Suggestion du chef', priced: false, dishes: 1 }
  let publication: CartePublication = cartePublication({
    hidden: [...hidden, suggestion],
    unpriced: [{ ficheId: suggestion.ficheId, title: suggestion.title }],
  })
  const becomes = (next: Partial<CartePublication>) => {
    publication = { ...publication, ...next }
    return publication
  }
  const { api } = await show([MAINS], {
    publicCartes: {
      publication: () => publication,
      publish: ({ renew, prices }) =>
        becomes({
          ...(prices.length > 0
            ? { hidden: [], unpriced: [], shown: 4 }
            : { hidden: [suggestion], shown: 3 }),
          address: {
            token: renew ? 'bbbbbbbbbbbbbb' : 'aaaaaaaaaaaaaa',
            publishedAt: '2026-11-02T09:00:00.000Z',
          },
        }),
      unpublish: ({ token }) =>
        token === publication.address?.token ? becomes({ address: null }) : publication,
    },
  })
  const panel = page.getByRole('region', { name: 'Carte en ligne' })
  await expect.element(panel.getByText(/3 plats y seront visibles/)).toBeVisible()
  await expect.element(panel.getByText('Il manque un prix')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Suggestion du chef' })).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Mettre en ligne' }).dblClick()
  const address = panel.getByLabelText('Adresse de la carte')
  await expect.element(address).toHaveValue(expect.stringMatching(/\/c\/a{14}$/))
  await expect.element(panel.getByText('3 plats y sont visibles.')).toBeVisible()
  await panel.getByText('Réglages de la page').click()
  await expect.element(panel.getByRole('img', { name: 'Code QR de la carte' })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Mettre en ligne' })).not.toBeInTheDocument()
  await panel.getByLabelText('Prix TTC de Suggestion du chef').fill('18')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('4 plats y sont visibles.')).toBeVisible()
  await expect.element(panel.getByText('Il manque un prix')).not.toBeInTheDocument()
  expect(api.calls.publicCartes.publish.map(({ prices }) => prices)).toEqual([
    [],
    [{ ficheId: suggestion.ficheId, prixTtc: 18 }],
  ])
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()

  await panel.getByRole('button', { name: 'Renouveler l’adresse' }).click()
  const question = page.getByRole('dialog', { name: /^Renouveler l’adresse/ })
  await question.getByRole('button', { name: 'Renouveler l’adresse' }).dblClick()
  await expect.element(page.getByText('La carte a une nouvelle adresse')).toBeVisible()
  await expect.element(address).toHaveValue(expect.stringMatching(/\/c\/b{14}$/))
  expect(api.calls.publicCartes.publish.slice(2)).toMatchObject([{ renew: 'aaaaaaaaaaaaaa' }])
  becomes({ address: { token: 'cccccccccccccc', publishedAt: '2026-11-02T09:00:00.000Z' } })
  await panel.getByRole('button', { name: 'Dépublier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dépublier' }).click()
  await expect.element(page.getByText(/la carte reste en ligne, à sa nouvelle adresse/)).toBeVisible()
  await expect.element(address).toHaveValue(expect.stringMatching(/\/c\/c{14}$/))
  await panel.getByRole('button', { name: 'Dépublier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dépublier' }).click()
  await expect.element(panel.getByRole('button', { name: 'Mettre en ligne' })).toBeVisible()
})

test('what the public page says of the house, and that search engines may list it, is saved on change', async () => {
  let stored = carteSettings()
  const { api } = await show([STARTERS], {
    cartes: {
      change: ({ id: _id, version, ...changes }) =>
        (stored = { ...stored, ...changes, version: version + 1 }),
    },
    publicCartes: {
      publication: () =>
        cartePublication({ address: { token: 'A'.repeat(14), publishedAt: new Date().toISOString() } }),
    },
  })
  await page.getByText('Réglages de la page').click()
  await page.getByLabelText('Horaires d’ouverture').fill('Midi et soir')
  await page.getByLabelText('Téléphone de la maison').fill('01 02 03 04 05')
  await page.getByRole('switch', { name: /moteurs de recherche/ }).click()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect
    .poll(() => stored)
    .toMatchObject({ openingHours: 'Midi et soir', phone: '01 02 03 04 05', indexed: true })
  expect(api.calls.cartes.change.every(({ nom }) => nom === undefined)).toBe(true)
  await expectAccessible()
})
