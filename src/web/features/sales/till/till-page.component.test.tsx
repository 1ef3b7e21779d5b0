import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { summaryOf } from '../recorded-sales.ts'

const CARTE_ID = '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33'

const dish = (nomAffiche: string) => ({
  id: crypto.randomUUID(),
  ficheId: crypto.randomUUID(),
  nomAffiche,
  title: nomAffiche,
  prixTtcAffiche: 22,
  coutMatiere: 6,
  tvaRate: 10,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
})
const [STEW, SAUSAGE, SOLE, COD] = ['Blanquette', 'Saucisse lentilles', 'Sole meunière', 'Brandade'].map(dish)
const CARTE: CarteSales = {
  id: CARTE_ID,
  nom: 'Ma carte',
  gammes: [
    {
      id: crypto.randomUUID(),
      nom: 'Plats',
      dishes: [STEW, SAUSAGE, SOLE, COD].filter((known) => known !== undefined),
    },
  ],
  menus: [],
  periods: [],
  mapping: null,
}

const ROWS = [
  'Ventes de octobre 2026',
  '',
  'Article;Qté;CA TTC',
  'BLANQUETTE;214;4 708,00',
  'Sole meuniere;90;2 970,00',
  'Assiette du chef;120;1 320,00',
  'Sole meuniere;-2;-66,00',
  'Café;300;600,00',
  'BRANDADE;-2;-33,00',
  'Total;;4 000,00',
]

/** Hands a file over as by the page's own button. */
async function give(name: string, text: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input ?? document.body, new File([text], name, { type: 'text/csv' }))
}

test('what is no table is refused; of a table doubtful names come first, and all are taken or ignored before it is sent', async () => {
  const created = () => ({
    id: CARTE_ID,
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    fileName: 'ventes.csv',
    dishes: 4,
    sold: 422,
    version: 1,
    createdAt: '2026-11-02T09:00:00.000Z',
    closedAt: null,
    closed: null,
    departed: null,
    quantities: [],
    menus: 0,
    menusSold: 0,
    menuQuantities: [],
    taken: [],
  })
  const { api } = await renderPage(`/cartes/${CARTE_ID}/ventes/caisse`, {
    api: {
      sales: {
        list: () => CARTE,
        create: created,
        get: created,
        keepMapping: ({ id }) => ({ id }),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await give('photo.csv', '%PDF-1.7 x')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ce fichier n’est pas un tableau.')
  await give('ventes.csv', ROWS.join('\r\n'))
  const rows = page.getByRole('table', { name: 'Articles de la caisse' }).getByRole('row')
  await expect.poll(() => rows.elements()).toHaveLength(6)
  await expect.element(page.getByLabelText('Premier jour')).toHaveValue('2026-10-01')
  await expect.element(page.getByLabelText('Colonne des quantités')).toHaveValue('1')
  await expect.element(rows.filter({ hasText: 'Sole meuniere' })).toMatchTextContent(/88.*Reconnu/)
  await expect.element(rows.nth(1)).toMatchTextContent(/BRANDADE.*Remboursements\s: −2, compté 0.*À vérifier/)
  expect(page.getByLabelText('Plat de la carte pour Sole meuniere').elements(), 'recognised').toEqual([])
  await page.getByRole('button', { name: 'Changer le plat de Sole meuniere' }).click()
  await expect.element(page.getByLabelText('Plat de la carte pour Sole meuniere')).toHaveFocus()
  await page.getByRole('button', { name: 'Oui, c’est lui : Brandade (Plats) pour BRANDADE' }).click()
  await expect.element(rows.nth(1)).toMatchTextContent(/Brandade \(Plats\).*Choisi/)
  await page.getByLabelText('Plat de la carte pour Assiette du chef').selectOptions('Saucisse lentilles')
  await page.getByLabelText('Plat de la carte pour Café').selectOptions('Ignorer toujours')
  await expect.element(page.getByText('422 portions de 4 plats, tout est pris.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer ces ventes' }).dblClick()
  await expect.poll(() => api.calls.sales.create.length).toBe(1)
  expect(api.calls.sales.create[0]).toMatchObject({
    fileName: 'ventes.csv',
    quantities: expect.arrayContaining([
      { gammeRecetteId: SOLE?.id, quantity: 88 },
      { gammeRecetteId: SAUSAGE?.id, quantity: 120 },
    ]) as unknown,
  })
  await expect.poll(() => api.calls.sales.keepMapping.length).toBe(1)
  await expect.element(page.getByText('Ventes et marges')).toBeVisible()
})

test('names that dishes of two cartes have are counted on one of them by one answer', async () => {
  const [noon, evening] = [
    { id: CARTE_ID, nom: 'Midi' },
    { id: crypto.randomUUID(), nom: 'Soir' },
  ]
  const [gamme] = CARTE.gammes
  if (!gamme) throw new Error('the carte has a gamme')
  const copies = gamme.dishes.map((one) => ({ ...one, id: crypto.randomUUID() }))
  const gammes = [
    { ...gamme, carte: noon },
    { ...gamme, id: crypto.randomUUID(), carte: evening, dishes: copies },
  ]
  await renderPage(`/cartes/${CARTE_ID}/ventes/caisse`, {
    api: { sales: { list: () => ({ ...CARTE, gammes }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await give('ventes.csv', ['Article;Qté', 'Blanquette;10', 'Sole meunière;20'].join('\r\n'))
  await expect.element(page.getByText('Aucun plat, 2 articles laissés de côté.')).toBeVisible()
  await expect.element(page.getByText(/^2 articles ont le nom de plats de plusieurs cartes/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Soir' }).click()
  await expect.element(page.getByText('30 portions de 2 plats, tout est pris.')).toBeVisible()
  const chosen = page.getByLabelText('Plat de la carte pour Sole meunière')
  await expect
    .element(chosen)
    .toHaveValue(copies.find(({ nomAffiche }) => nomAffiche === 'Sole meunière')?.id)
  await expect.element(page.getByText(/plusieurs cartes/)).not.toBeInTheDocument()
})

test('dishes with equal names have distinct labels, on two gammes with equal names as on one gamme', async () => {
  const [gamme] = CARTE.gammes
  if (!gamme || !SOLE) throw new Error('the carte has a gamme with a sole')
  const again = { ...SOLE, id: crypto.randomUUID() }
  const [small, large] = [11, 33].map((prixTtcAffiche) => ({
    ...SOLE,
    id: crypto.randomUUID(),
    prixTtcAffiche,
  }))
  const dishes = [small, large].filter((one) => one !== undefined)
  const gammes = [
    { ...gamme, dishes: [SOLE] },
    { ...gamme, id: crypto.randomUUID(), dishes: [again] },
    { ...gamme, id: crypto.randomUUID(), nom: 'Poissons', dishes },
  ]
  await renderPage(`/cartes/${CARTE_ID}/ventes/caisse`, {
    api: { sales: { list: () => ({ ...CARTE, gammes }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await give('ventes.csv', ['Article;Qté', 'Sole meunière;20'].join('\r\n'))
  const choices = page.getByLabelText('Plat de la carte pour Sole meunière').getByRole('option')
  await expect
    .poll(() => choices.elements().map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')))
    .toEqual([
      'Laisser de côté cette fois',
      'Ignorer toujours',
      'Sole meunière (Plats)',
      'Sole meunière (Plats (2))',
      'Sole meunière, 11,00 € (Poissons)',
      'Sole meunière, 33,00 € (Poissons)',
    ])
})

test('the page names rows that are not counted, subtracted or rounded, and the column of refunds can be chosen', async () => {
  await renderPage(`/cartes/${CARTE_ID}/ventes/caisse`, { api: { sales: { list: () => CARTE } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = [
    'Article;Statut;Quantité;Retours;CA TTC',
    'Blanquette;Payé;41;2;861,00',
    'Blanquette;Annulé;3;0;63,00',
    'Sole meunière;Payé;12,4;0;384,40',
    'Brandade;Payé;7;0;115,50',
    'Légumes rôtis;Payé;douze;0;15,40',
  ]
  await give('ventes.csv', rows.join('\r\n'))
  const names = page.getByRole('table', { name: 'Articles de la caisse' }).getByRole('row')
  await expect
    .element(names.nth(1))
    .toMatchTextContent(/Sole meunière12,4 dans le fichier, compté 12.*À vérifier/)
  await expect.element(names.filter({ hasText: /^Blanquette/ })).toMatchTextContent(/41.*Reconnu/)
  await expect.element(page.getByText('1 ligne annulée ou refusée n’est pas comptée.')).toBeVisible()
  await expect
    .element(page.getByRole('alert').filter({ hasText: '1 ligne n’est pas comptée' }))
    .toMatchTextContent(/Légumes rôtis\s: «\sdouze\s»/)
  const uncounted = page.getByText('« Retours » n’est pas déduit des ventes.')
  await expect.element(uncounted).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Colonne des remboursements').selectOptions('3')
  await expect.element(page.getByText('2 portions remboursées sont déduites.')).toBeVisible()
  await expect.element(names.filter({ hasText: /^Blanquette/ })).toMatchTextContent(/39.*Reconnu/)
  await expect.element(uncounted).not.toBeInTheDocument()
})

const OCTOBER: SalesPeriodDetail = {
  id: crypto.randomUUID(),
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  fileName: 'ventes.csv',
  dishes: 2,
  sold: 120,
  version: 3,
  createdAt: '2026-11-02T09:00:00.000Z',
  closedAt: null,
  closed: null,
  departed: null,
  quantities: [
    { gammeRecetteId: STEW?.id ?? '', quantity: 100 },
    { gammeRecetteId: COD?.id ?? '', quantity: 20 },
  ],
  menus: 0,
  menusSold: 0,
  menuQuantities: [],
  taken: [],
}

test('a file of a period that is there replaces its sales, which can be put back, or both are kept', async () => {
  let stored = OCTOBER
  const { api } = await renderPage(`/cartes/${CARTE_ID}/ventes/caisse`, {
    api: {
      sales: {
        list: () => ({ ...CARTE, periods: [summaryOf(stored)] }),
        get: () => stored,
        write: ({ fileName = null }) => {
          stored = { ...stored, fileName, version: stored.version + 1 }
          return summaryOf(stored)
        },
        keepMapping: ({ id }) => ({ id }),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await give('octobre.csv', ['Ventes de octobre 2026', '', 'Article;Qté', 'Blanquette;110'].join('\r\n'))
  await expect.element(page.getByText(/^Cette période chevauche/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Garder les deux périodes' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remplacer les ventes de cette période' }).click()
  await page.getByRole('button', { name: 'Remettre les ventes d’avant' }).click()
  await expect.poll(() => api.calls.sales.write.length).toBe(2)
  expect(api.calls.sales.write).toMatchObject([
    {
      version: 3,
      fileName: 'octobre.csv',
      quantities: [
        { gammeRecetteId: STEW?.id, quantity: 110 },
        { gammeRecetteId: COD?.id, quantity: null },
      ],
    },
    {
      version: 4,
      fileName: 'ventes.csv',
      quantities: [
        { gammeRecetteId: STEW?.id, quantity: 100 },
        { gammeRecetteId: COD?.id, quantity: 20 },
      ],
    },
  ])
  expect(api.calls.sales.create).toEqual([])
})
