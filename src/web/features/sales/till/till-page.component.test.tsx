import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { Route as CarteVentes } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { Route as CarteVentesCaisse } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'
import { period } from '../testing/shown-sales.ts'
import { CARTE, CARTE_ID, giveTillFile, SAUSAGE, SOLE } from '../testing/till-file.ts'

const routes = {
  '/_workspace/cartes/$carteId/ventes/': CarteVentes,
  '/_workspace/cartes/$carteId/ventes/caisse': CarteVentesCaisse,
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

test('what is no table is refused; of a table doubtful names come first, and all are taken or ignored before it is sent', async () => {
  const { api } = await renderRoute(routes, `/cartes/${CARTE_ID}/ventes/caisse`, {
    api: {
      sales: {
        list: () => CARTE,
        create: () => period(),
        get: () => period(),
        keepMapping: ({ id }) => ({ id }),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveTillFile('photo.csv', '%PDF-1.7 x')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ce fichier n’est pas un tableau.')
  await giveTillFile('ventes.csv', ROWS.join('\r\n'))
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
      { gammeRecetteId: SOLE.id, quantity: 88 },
      { gammeRecetteId: SAUSAGE.id, quantity: 120 },
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
  await renderRoute(routes, `/cartes/${CARTE_ID}/ventes/caisse`, {
    api: { sales: { list: () => ({ ...CARTE, gammes }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveTillFile('ventes.csv', ['Article;Qté', 'Blanquette;10', 'Sole meunière;20'].join('\r\n'))
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
  if (!gamme) throw new Error('the carte has a gamme')
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
  await renderRoute(routes, `/cartes/${CARTE_ID}/ventes/caisse`, {
    api: { sales: { list: () => ({ ...CARTE, gammes }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveTillFile('ventes.csv', ['Article;Qté', 'Sole meunière;20'].join('\r\n'))
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
  await renderRoute(routes, `/cartes/${CARTE_ID}/ventes/caisse`, { api: { sales: { list: () => CARTE } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = [
    'Article;Statut;Quantité;Retours;CA TTC',
    'Blanquette;Payé;41;2;861,00',
    'Blanquette;Annulé;3;0;63,00',
    'Sole meunière;Payé;12,4;0;384,40',
    'Brandade;Payé;7;0;115,50',
    'Légumes rôtis;Payé;douze;0;15,40',
  ]
  await giveTillFile('ventes.csv', rows.join('\r\n'))
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
