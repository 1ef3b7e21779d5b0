import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Carte } from '#contract/cartes.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { carte, carteDish, carteSettings } from '#contract/testing/carte-fixtures.ts'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

/** A starter at 11 € that costs 2 €, and a dish of meat at 24 € without an origin that costs 6 €. */
const CARTE = carte({
  gammes: [
    {
      id: crypto.randomUUID(),
      nom: 'Entrées',
      recettes: [carteDish({ allergens: ['Céleri'] })],
    },
    {
      id: crypto.randomUUID(),
      nom: 'Plats',
      recettes: [
        carteDish({
          nomAffiche: 'Rôti de veau',
          title: 'Rôti de veau',
          category: 'Plat',
          prixTtcAffiche: 24,
          sellingPriceHt: 20,
          tvaRate: 20,
          coutMatiere: 6,
          meats: [{ id: crypto.randomUUID(), name: 'Veau', origin: null }],
        }),
      ],
    },
  ],
})

/** The pages of a carte that stores what is set. */
function show(stored: Carte = CARTE) {
  let current = stored
  return renderRoute({ '/_print/cartes/$carteId/print': CartePrint }, `/cartes/${stored.id}/print`, {
    api: {
      cartes: {
        get: () => current,
        change: ({ id: _id, ...change }) => {
          const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
          current = { ...current, ...set }
          const { menus: _menus, gammes: _gammes, salesDays: _days, ...settings } = current
          return carteSettings(settings)
        },
      },
    },
  })
}

const pages = () => page.getByRole('region', { name: 'Aperçu des pages' })
const titles = () => pages().getByRole('heading', { name: /^Plats/ })

test('signs that no font has are named above the pages', async () => {
  const burger = carteDish({ nomAffiche: 'Burger 😀', description: 'Sauce 寿司' })
  await show({ ...CARTE, gammes: [{ id: crypto.randomUUID(), nom: 'Plats', recettes: [burger] }] })
  const notice = page.getByRole('alert').filter({ hasText: 'Des signes manquent' })
  await expect.element(notice.getByRole('listitem')).toHaveLength(2)
  const rows = notice.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '😀 dans « Burger 😀 »',
    '寿 司 dans « Sauce 寿司 »',
  ])
})

test('a carte fits fewer pages where it is set to, and says how many it takes where it can not', async () => {
  const dishes = Array.from({ length: 70 }, (_, index) => carteDish({ nomAffiche: `Plat ${String(index)}` }))
  await show({ ...CARTE, gammes: [{ id: crypto.randomUUID(), nom: 'Plats', recettes: dishes }] })
  const field = page.getByLabelText('Tenir sur', { exact: true })
  await expect.element(field).toHaveDisplayValue('Autant de pages qu’il faut')
  await expect.element(titles()).toHaveLength(3)

  await userEvent.selectOptions(field, '2 pages')
  await expect.element(titles()).toHaveLength(2)
  await expect.element(field).toHaveDisplayValue('2 pages')
  await expect.element(page.getByText(/En restant lisible/)).not.toBeInTheDocument()

  await userEvent.selectOptions(field, '1 page')
  await expect.element(page.getByText(/En restant lisible, elle prend 2 pages, pas 1/)).toBeVisible()
  await expectAccessible()
})

test('names of a carte in English that would be printed in French are listed above its pages', async () => {
  const dishes = [
    carteDish({ nomAffiche: 'Rôti de veau', nomAfficheEn: 'Roast veal' }),
    carteDish({ nomAffiche: 'Sole meunière', nomAfficheEn: '' }),
    carteDish({ nomAffiche: 'Plat du marché', nomAfficheEn: '', offPrint: true }),
  ]
  const plats = { id: crypto.randomUUID(), nom: 'Plats', nomEn: 'Mains', recettes: dishes }
  await show({ ...CARTE, languages: 'en', gammes: [plats] })
  const notice = pages().getByRole('alert').filter({ hasText: 'Sans nom anglais' })
  await expect.element(notice).toMatchTextContent(/1 plat.*Sole meunière.*leur nom français est imprimé/)
  await expect.element(notice).not.toMatchTextContent(/Rôti|marché/)
  await expect
    .element(notice.getByRole('link', { name: 'Saisir les textes anglais' }))
    .toHaveAttribute('href', `/cartes/${CARTE.id}/textes-anglais`)
  await expect.element(pages().getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})

test('lines of the foot and products of meat that stay French on a carte in English are named above its pages', async () => {
  const meats = [
    { id: crypto.randomUUID(), name: 'Saucisse de Toulouse', origin: 'Irlande' },
    { id: crypto.randomUUID(), name: 'Veau', origin: null },
  ]
  const dish = carteDish({ nomAffiche: 'Rôti', nomAfficheEn: 'Roast', meats })
  const plats = { id: crypto.randomUUID(), nom: 'Plats', nomEn: 'Mains', recettes: [dish] }
  const footerLines = ['Prix nets - Service compris', 'Maison fondée en 1902']
  await show({ ...CARTE, languages: 'en', gammes: [plats], footerLines })
  const notice = pages().getByRole('alert').filter({ hasText: 'Textes restés en français' })
  await expect.element(notice).toMatchTextContent(/une ligne reste en français\s: Maison fondée en 1902/)
  await expect.element(pages().getByText(/leur nom français\s: Saucisse de Toulouse$/)).toBeVisible()
  await expect
    .element(pages().getByText(/Origin of the meat: Ireland \(Saucisse de Toulouse\)/))
    .toBeVisible()
  await expectAccessible()
})

test('a dish that is not printed is in no statistic of the pages, and named above them', async () => {
  const [, mains] = CARTE.gammes
  const withheld = carteDish({ nomAffiche: 'Plat du marché', offPrint: true })
  const recettes = [...(mains?.recettes ?? []), withheld]
  await show({ ...CARTE, gammes: [{ id: crypto.randomUUID(), nom: 'Plats', recettes }] })
  await expect
    .element(pages().getByText(/^1 plat n’est pas imprimé/))
    .toMatchTextContent(/statistiques de cette page\s: Plat du marché$/)
  await page.getByRole('button', { name: 'Afficher les marges' }).click()
  await page.getByRole('button', { name: 'Afficher les statistiques' }).click()
  await expect.element(pages().getByText(/20,00\s€/)).toBeVisible()
  await expect.element(pages().getByText(/30,00\s€/)).not.toBeInTheDocument()
})

test('a dish of a menu leads to its sheet', async () => {
  const { ficheId, allergens, traces, undeclaredLines, tvaRate, meats } = carteDish({})
  const sorbet = { ficheId, nom: 'Sorbet au thym', allergens, traces, undeclaredLines, tvaRate, meats }
  const menu = { id: crypto.randomUUID(), nom: 'Menu du soir', description: '', prixTtc: 26 }
  await show({ ...CARTE, menus: [{ ...menu, choices: [{ nom: 'Dessert', dishes: [sorbet] }] }] })
  await expect
    .element(pages().getByRole('link', { name: 'Sorbet au thym' }))
    .toHaveAttribute('href', `/recipes/${ficheId}`)
  await expectAccessible()
})

test('margins and figures are shown to the owner alone, and hidden together', async () => {
  await show()
  await expect.element(pages().getByText('Rôti de veau')).toBeVisible()
  await expect
    .element(pages().getByRole('link', { name: 'Rôti de veau' }))
    .toHaveAttribute('href', `/recipes/${CARTE.gammes[1]?.recettes[0]?.ficheId ?? ''}`)
  await expect.element(pages().getByText('TVA applicable : 10% et 20%')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Afficher les marges' }).click()
  await expect.element(pages().getByText(/70,0\s%/)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les statistiques' }).click()
  for (const figure of [/^8,00\s€$/, /^30,00\s€$/, /73,3\s%/])
    await expect.element(pages().getByText(figure)).toBeVisible()
  await page.getByRole('button', { name: 'Masquer les marges' }).click()
  await expect
    .poll(() =>
      pages()
        .getByText(/73,3\s%/)
        .elements(),
    )
    .toEqual([])
  expect(page.getByRole('button', { name: 'Afficher les statistiques' }).elements()).toEqual([])
})

test('what a carte must show is checked before printing, added by a button, and removed with the original lines', async () => {
  await show()
  await page.getByRole('button', { name: '2 points à vérifier avant d’imprimer' }).click()
  const checks = page.getByRole('region', { name: 'Avant d’imprimer' })
  await expect.element(checks.getByRole('link', { name: 'Veau' })).toBeVisible()
  await checks.getByRole('button', { name: 'Ajouter au pied de page' }).click()
  await expect.element(pages().getByText('Carafe d’eau gratuite sur demande')).toBeVisible()
  await expect.element(checks.getByText('1 point à vérifier')).toBeVisible()
  await page.getByRole('button', { name: 'Rétablir les lignes d’origine' }).click()
  await expect.poll(() => pages().getByText('Carafe d’eau').elements()).toEqual([])
})

test('a choice that could not be stored stays and is tried again, and a space that is typed stays in its field', async () => {
  const { api, forgiveErrors } = await show()
  forgiveErrors(/INTERNAL/)
  await expect.element(pages().getByText('Rôti de veau')).toBeVisible()
  api.answer({ cartes: { change: () => refusal('INTERNAL') } })
  await page.getByText('Bistrot').click()
  await expect.element(page.getByText('Vos derniers choix ne sont pas enregistrés')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Bistrot' })).toBeChecked()
  api.answer({
    cartes: {
      change: ({ theme, heading }) =>
        carteSettings({ ...(theme && { theme }), ...(heading !== undefined && { heading }) }),
    },
  })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.getByLabelText('Sous le nom').click()
  await userEvent.keyboard('Automne ')
  await expect.element(page.getByLabelText('Sous le nom')).toHaveValue('Automne ')
  await expect.element(pages().getByText('Automne', { exact: true })).toBeVisible()
  await expect.poll(() => api.calls.cartes.change.at(-1)?.heading).toMatch(/^Automne ?$/)
  await expect.element(page.getByLabelText('Sous le nom')).toHaveValue('Automne ')
})

test('on a telephone the settings are in a drawer, to which what is to be checked leads', async () => {
  await page.viewport(390, 844)
  await show()
  await expect.element(pages().getByText('Rôti de veau')).toBeVisible()
  await page.getByRole('button', { name: 'Mise en page' }).click()
  const drawer = page.getByRole('dialog', { name: 'Mise en page' })
  await drawer.getByLabelText('Format').selectOptions('A5, portrait')
  await expect.element(drawer.getByText(/^Enregistré à/)).toBeVisible()
  await expectAccessible()
  await drawer.getByRole('button', { name: 'Fermer la mise en page' }).click()
  await page.getByRole('button', { name: '2 points à vérifier avant d’imprimer' }).click()
  await expect.element(drawer.getByRole('region', { name: 'Avant d’imprimer' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => drawer.elements()).toEqual([])
  await expectNoSidewaysScroll()
})

test('a logo that is stored while settings are on their way stays when they are answered', async () => {
  const { api } = await show()
  const answer = Promise.withResolvers<void>()
  api.answer({
    cartes: {
      change: async ({ theme = 'classique' }) => {
        await answer.promise
        return carteSettings({ theme })
      },
      logo: { put: () => ({ id: crypto.randomUUID(), width: 40, height: 30 }) },
    },
  })
  await page.getByText('Bistrot').click()
  await expect.poll(() => api.calls.cartes.change).toHaveLength(1)
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  const file = new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
  await page.getByLabelText('Choisir le logo').upload(file)
  await expect.element(page.getByAltText('Logo de la carte')).toBeInTheDocument()
  answer.resolve()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(page.getByAltText('Logo de la carte')).toBeInTheDocument()
})
