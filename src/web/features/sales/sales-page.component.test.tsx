import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DishSale, SalesDish, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { summaryOf } from './recorded-sales.ts'

const CARTE_ID = '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33'
const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

const dish = (
  nomAffiche: string,
  prixTtcAffiche: number,
  coutMatiere: number,
  facts: Partial<SalesDish> = {},
): SalesDish => ({
  id: crypto.randomUUID(),
  ficheId: crypto.randomUUID(),
  nomAffiche,
  title: nomAffiche,
  prixTtcAffiche,
  coutMatiere,
  tvaRate: 10,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
  ...facts,
})

/** Before tax 20, 10, 30 and 15 €: the margins are 14, 4, 22 and 5 € a portion; the cost of the last is unknown. */
const DISHES = [
  dish('Blanquette', 22, 6),
  dish('Saucisse lentilles', 11, 6),
  dish('Sole meunière', 33, 8),
  dish('Brandade', 16.5, 10),
  dish('Truffade', 20, 0, { uncostedLines: 1 }),
]

const period = (quantities: DishSale[] = []): SalesPeriodDetail => ({
  ...OCTOBER,
  id: crypto.randomUUID(),
  fileName: null,
  dishes: quantities.length,
  sold: quantities.reduce((sum, { quantity }) => sum + quantity, 0),
  menus: 0,
  menusSold: 0,
  menuQuantities: [],
  taken: [],
  version: 1,
  createdAt: '2026-11-02T09:00:00.000Z',
  closedAt: null,
  closed: null,
  departed: null,
  quantities,
})

/** The page of a carte that stores its periods and their sales; `periods` are those of another window too. */
async function show(dishes: SalesDish[], stored: SalesPeriodDetail[], search = '') {
  const periods = [...stored]
  const of = ({ periodId }: { periodId: string }) => periods.find(({ id }) => id === periodId) ?? period()
  const carte = (): CarteSales => ({
    id: CARTE_ID,
    nom: 'Ma carte',
    gammes: [{ id: CARTE_ID, nom: 'Plats', dishes }],
    menus: [],
    periods: periods.map(summaryOf),
    mapping: null,
  })
  const shown = await renderPage(`/cartes/${CARTE_ID}/ventes${search}`, {
    api: {
      sales: {
        list: carte,
        get: of,
        create: ({ firstDay, lastDay, quantities }) => {
          const created = { ...period(quantities), firstDay, lastDay }
          periods.push(created)
          return created
        },
        changeDays: ({ firstDay, lastDay, version, ...input }) => {
          const known = of(input)
          if (version !== known.version) return refusal('VERSION_CONFLICT', { current: known })
          Object.assign(known, { firstDay, lastDay, version: known.version + 1 })
          return summaryOf(known)
        },
        write: (input) => {
          const known = periods.find(({ id }) => id === input.periodId)
          if (!known) return refusal('NOT_FOUND')
          if (input.version !== known.version) return refusal('VERSION_CONFLICT', { current: known })
          const named = new Set(input.quantities.map(({ gammeRecetteId }) => gammeRecetteId))
          known.quantities = known.quantities.filter(({ gammeRecetteId }) => !named.has(gammeRecetteId))
          for (const { gammeRecetteId, quantity } of input.quantities)
            if (quantity !== null) known.quantities.push({ gammeRecetteId, quantity })
          Object.assign(known, { ...period(known.quantities), id: known.id, version: known.version + 1 })
          return summaryOf(known)
        },
        remove: ({ periodId }) => {
          periods.splice(
            periods.findIndex(({ id }) => id === periodId),
            1,
          )
          return { id: periodId }
        },
      },
    },
  })
  return { ...shown, periods }
}

const field = (nom: string) => page.getByLabelText(`Portions vendues : ${nom}`)
const rows = () => page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row')
const chosen = () => page.getByRole('region', { name: 'Le plat choisi' })

test('a period is begun once, with its days in order', async () => {
  const { api } = await show(DISHES, [])
  await expect.element(page.getByText('Quels plats rapportent ?')).toBeVisible()
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await page.getByLabelText('Premier jour').fill('2026-10-31')
  await page.getByLabelText('Dernier jour').fill('2026-10-01')
  await page.getByRole('button', { name: 'Saisir les ventes' }).click()
  await expect.element(page.getByText('Le dernier jour vient avant le premier.')).toBeVisible()
  await page.getByLabelText('Premier jour').fill('2026-10-01')
  await page.getByLabelText('Dernier jour').fill('2026-10-31')
  await expectAccessible()
  await page.getByRole('button', { name: 'Saisir les ventes' }).dblClick()
  await expect.element(field('Blanquette')).toBeVisible()
  expect(api.calls.sales.create).toMatchObject([OCTOBER])
})

test('sales are typed without a mouse, and stay in their fields until a network takes them', async () => {
  const { api, network } = await show(DISHES, [period()], '?vue=ventes')
  await field('Blanquette').click()
  await userEvent.keyboard('100{Enter}')
  await expect.element(field('Saucisse lentilles')).toHaveFocus()
  await userEvent.keyboard('120{ArrowDown}20{Enter}')
  await expect.element(field('Brandade')).toHaveFocus()
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  network.down = true
  await userEvent.keyboard('10{Enter}')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Les ventes n’ont pas pu être enregistrées')
  await expect.element(field('Brandade')).toHaveValue('10')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(alert).toMatchTextContent('Les ventes n’ont pas pu être enregistrées')
  network.down = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await expectAccessible()
  const sent = new Map(
    api.calls.sales.write.flatMap(({ quantities }) =>
      quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity] as const),
    ),
  )
  expect(DISHES.map(({ id }) => sent.get(id))).toEqual([100, 120, 20, 10, undefined])
})

test('the tab stays open while the first figure of an empty period is typed', async () => {
  await show(DISHES, [period()])
  await field('Blanquette').click()
  await userEvent.keyboard('100{Enter}')
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await expect.element(field('Saucisse lentilles')).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('Ventes')
})

const sold = (...quantities: number[]) =>
  period(
    DISHES.flatMap(({ id }, at) =>
      quantities[at] ? [{ gammeRecetteId: id, quantity: quantities[at] }] : [],
    ),
  )

test('each dish finds its quadrant, with what to do about it', async () => {
  await show(DISHES, [sold(100, 120, 20, 10)])
  await expect
    .poll(() => textsOf(rows()))
    .toEqual([
      expect.stringMatching(/Plat/),
      expect.stringMatching(/Blanquette.*Étoile.*100.*40,0 %.*14,00 €.*1 ?400,00 €/),
      expect.stringMatching(/Saucisse lentilles.*Vache à lait.*120.*48,0 %.*4,00 €.*480,00 €/),
      expect.stringMatching(/Sole meunière.*Énigme.*20.*22,00 €.*440,00 €/),
      expect.stringMatching(/Brandade.*Poids mort.*10.*5,00 €.*50,00 €/),
    ])
  await expect.element(page.getByText('1 plat laissé de côté')).toBeVisible()
  await page.getByRole('button', { name: /^Sole meunière : Énigme, 20 vendus/ }).click()
  await expect.element(chosen()).toMatchTextContent('29 portions de plus sur la période')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(chosen()).toMatchTextContent(/Blanquette.*Étoile/)
  await rows().nth(2).getByRole('button').click()
  await expect.element(chosen()).toMatchTextContent(/À 2\d,\d\d\s€, il laisserait autant que la moyenne/)
  await expect
    .element(page.getByRole('region', { name: 'Plats', exact: true }))
    .toMatchTextContent(/Ouverture.*3,00.*À revoir.*Dispersion.*Demande et offre/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Marge unitaire' }).click()
  await expect.element(rows().nth(1)).toMatchTextContent('Saucisse lentilles')
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('dishes without recorded sales are named and judge nothing, until they are counted as 0, which is undone', async () => {
  const { api } = await show(DISHES, [sold(100, 120)])
  const withoutSales = page.getByRole('region', { name: '2 plats sans ventes saisies' })
  await expect.element(withoutSales).toMatchTextContent(/Sole meunière.*Brandade/)
  expect(textsOf(rows())).toHaveLength(3)
  await expect.element(page.getByText(/Sans les 3 plats dont les ventes ne sont pas saisies/)).toBeVisible()
  await expectAccessible()
  await withoutSales.getByRole('button', { name: 'Compter 0 pour Brandade' }).click()
  await expect.poll(() => textsOf(rows())).toHaveLength(4)
  await expect.element(rows().nth(3)).toMatchTextContent(/Brandade.*Poids mort.*0,0\s%/)
  await expect.element(page.getByRole('region', { name: '1 plat sans ventes saisies' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await withoutSales.getByRole('button', { name: 'Compter 0 pour tous' }).click()
  await expect.poll(() => textsOf(rows())).toHaveLength(5)
  expect(page.getByText('sans ventes saisies').elements()).toEqual([])
  await expect
    .poll(() => api.calls.sales.write.map(({ quantities }) => quantities.map(({ quantity }) => quantity)))
    .toEqual([[0], [null], [0, 0]])
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('a dish that loses money shows the loss of a portion, and no advice to sell more', async () => {
  const lobster = dish('Homard rôti', 33, 33.14)
  const [stew = lobster] = DISHES
  await show(
    [stew, lobster],
    [
      period([
        { gammeRecetteId: stew.id, quantity: 100 },
        { gammeRecetteId: lobster.id, quantity: 2 },
      ]),
    ],
  )
  await page.getByRole('button', { name: /^Homard rôti : Poids mort/ }).click()
  await expect.element(chosen()).toMatchTextContent(/Chaque portion vendue perd 3,14\s€\./)
  await expect.element(chosen()).toMatchTextContent(/il laisserait autant que la moyenne/)
  await expect.element(chosen()).not.toMatchTextContent('populaire')
  const labels = [...document.querySelectorAll('figure text')].map(({ textContent }) => textContent)
  expect(labels).toContainEqual(expect.stringContaining('Homard rôti'))
})

test('a period is deleted with its sales once the question was answered', async () => {
  const { api } = await show(DISHES, [sold(100, 120, 20, 10)])
  await page.getByRole('button', { name: 'Supprimer la période' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Période supprimée')).toBeVisible()
  await expect.element(page.getByText('Quels plats rapportent ?')).toBeVisible()
  expect(api.calls.sales.remove).toHaveLength(1)
})
