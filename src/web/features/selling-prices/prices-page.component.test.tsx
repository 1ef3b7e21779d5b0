import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UnpricedSheet } from '#contract/selling-prices.ts'
import type { Pricing } from '#contract/selling-prices.ts'
import { awaitsPrice, takenPrices } from '#domain/pricing/unpriced-places.ts'
import { gamme } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.prices.tsx'

const sheet = (title: string, facts: Partial<UnpricedSheet> = {}): UnpricedSheet => ({
  id: crypto.randomUUID(),
  title,
  category: 'Plat',
  portions: 4,
  sellingPriceHt: null,
  tvaRate: 10,
  coutMatiere: 12,
  uncostedLines: 0,
  checkedCost: null,
  usualCost: null,
  isPreparation: false,
  dishes: [],
  ...facts,
})
const onGamme = (nomAffiche: string, prixTtcAffiche = 0, tvaRate: 5.5 | 10 | 20 = 10) => ({
  id: crypto.randomUUID(),
  gammeId: crypto.randomUUID(),
  gamme: 'Poissons',
  nomAffiche,
  prixTtcAffiche,
  tvaRate,
})

const field = (name: string) => page.getByRole('textbox', { name: `Prix TTC de ${name}` })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

/**
 * The page over sheets that keep the prices they are given.
 * @param since what is stored of some of them, changed after the page read them
 */
async function showPrices(items: UnpricedSheet[], path = '', since: UnpricedSheet[] = []) {
  const stored = new Map([...items, ...since].map((each) => [each.id, each]))
  return renderRoute({ '/_workspace/recipes/prices': Route }, `/recipes/prices${path}`, {
    api: {
      gammes: { list: () => ({ items: [gamme({ nom: 'Poissons' })] }) },
      cartes: { list: () => ({ items: [] }) },
      sellingPrices: {
        unpriced: () => ({ items, total: items.length, waiting: items.filter(awaitsPrice).length }),
        give: ({ id, sellingPriceHt, dishes }: Pricing) => {
          const before = stored.get(id) ?? sheet('')
          const taken = takenPrices({ sellingPriceHt, dishes }, before)
          const given = [...dishes, ...taken]
          const after = {
            ...before,
            ...(sellingPriceHt && { sellingPriceHt: sellingPriceHt.after }),
            dishes: before.dishes.map((dish) => ({
              ...dish,
              prixTtcAffiche: given.find((each) => each.id === dish.id)?.after ?? dish.prixTtcAffiche,
            })),
          }
          stored.set(id, after)
          return { ...after, taken }
        },
      },
    },
  })
}

test('Enter stores a price and goes down; the margin follows as it is typed, and the price is taken back', async () => {
  const [sole, tart] = [
    sheet('Sole', { dishes: [onGamme('Sole meunière')] }),
    sheet('Tarte', { category: 'Dessert' }),
  ]
  const { api } = await showPrices([sole, tart])
  await expect.element(page.getByText('2 fiches sans prix')).toBeVisible()
  await expect.element(row('Sole')).toMatchTextContent(/Poissons.*3,00\s€.*× 3,5\s*11,55\s€.*–/)
  await field('Sole').fill('12')
  await expect.element(row('Sole')).toMatchTextContent(/7,91\s€\s*72,5\s%/)
  expect(api.calls.sellingPrices.give).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Tarte')).toHaveFocus()
  const [dish] = sole.dishes
  await expect
    .poll(() => api.calls.sellingPrices.give)
    .toEqual([
      {
        id: sole.id,
        sellingPriceHt: { before: null, after: 10.909091 },
        dishes: [{ id: dish?.id, before: 0, after: 12 }],
      },
    ])
  await expect.element(page.getByText('1 fiche sans prix')).toBeVisible()
  await page.getByRole('button', { name: /Annuler Sole\s: 12,00/ }).click()
  await expect.element(field('Sole')).toHaveValue('')
  await expect.element(page.getByText('2 fiches sans prix')).toBeVisible()
  await page.getByRole('button', { name: /Prendre 14,85\s€ pour Tarte/ }).click()
  await expect.element(field('Tarte')).toHaveValue('14,85')
  await expect.element(row('Tarte')).toMatchTextContent(/77,8\s%/)
  await field('Sole').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Tous les plats ont un prix.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voir mes recettes' }))
    .toHaveAttribute('href', '/recipes')
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('a dish that was made since the page was read takes the price, and follows the next one', async () => {
  const [sole, fond] = [sheet('Sole'), sheet('Fond', { isPreparation: true })]
  const made = onGamme('Sole', 0, 5.5)
  const { api } = await showPrices([sole, fond], '', [{ ...sole, dishes: [made] }])
  await expect.element(page.getByText('1 fiche sans prix')).toBeVisible()
  await field('Sole').fill('11')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Tous les plats ont un prix.')).toBeVisible()
  await field('Sole').fill('22')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => api.calls.sellingPrices.give.at(-1)?.dishes)
    .toEqual([{ id: made.id, before: 10.55, after: 21.1 }])
  await page.getByRole('button', { name: /Annuler Sole/ }).click()
  await expect
    .poll(() => api.calls.sellingPrices.give.at(-1)?.dishes)
    .toEqual([{ id: made.id, before: 21.1, after: 10.55 }])
})

test('all proposed prices are taken at one press and taken back at one, but those of preparations and improbable costs', async () => {
  const dish = onGamme('Sole grillée')
  const sole = sheet('Sole', { sellingPriceHt: 10, dishes: [dish] })
  const tart = sheet('Tarte', { category: 'Dessert' })
  const others = [sheet('Fond', { isPreparation: true }), sheet('Bar', { usualCost: 300 })]
  const { api } = await showPrices([sole, tart, ...others])
  await expect
    .element(page.getByText(/^1 fiche n’en reçoit pas/))
    .toMatchTextContent(/Bar\s: Une portion coûterait 3,00\s€/u)
  await page.getByRole('button', { name: 'Prendre les 2 prix proposés' }).click()
  await expect.element(page.getByText('1 fiche sans prix')).toBeVisible()
  await expect.element(field('Sole grillée')).toHaveValue('11,00')
  await expect.element(field('Tarte')).toHaveValue('14,85')
  for (const name of ['Fond', 'Bar']) await expect.element(field(name)).toHaveValue('')
  await page.getByRole('button', { name: /Annuler 2 prix proposés/ }).click()
  await expect.element(page.getByText('3 fiches sans prix')).toBeVisible()
  for (const name of ['Sole grillée', 'Tarte']) await expect.element(field(name)).toHaveValue('')
  expect(api.calls.sellingPrices.give).toHaveLength(4)
})

test('taken back, a price leaves the dish that took it as well', async () => {
  const sole = sheet('Sole')
  const made = onGamme('Sole')
  const { api } = await showPrices([sole], '', [{ ...sole, dishes: [made] }])
  await field('Sole').fill('11')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: /Annuler Sole/ }).click()
  await expect.element(page.getByText('1 fiche sans prix')).toBeVisible()
  expect(api.calls.sellingPrices.give.at(-1)?.dishes).toEqual([{ id: made.id, before: 11, after: 0 }])
})

test('a dish whose sheet has a price is offered that, and alone takes what is typed', async () => {
  const dish = onGamme('Sole grillée')
  const sole = sheet('Sole', { sellingPriceHt: 10, dishes: [dish, onGamme('Sole', 12)] })
  const { api } = await showPrices([sole, sheet('Fond', { isPreparation: true, uncostedLines: 1 })])
  await expect.element(row('Sole grillée')).toMatchTextContent(/prix de la fiche\s*11,00\s€/)
  await expect.element(row('Fond')).toMatchTextContent(/sert de préparation\s*≥?.*coût incomplet/)
  await field('Sole grillée').fill('13')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => api.calls.sellingPrices.give)
    .toEqual([{ id: sole.id, dishes: [{ id: dish.id, before: 0, after: 13 }] }])
})

test('a dish with another VAT than its sheet says it, and its price is proposed, judged and stored with it', async () => {
  const sole = sheet('Sole', { dishes: [onGamme('Sole à emporter', 0, 5.5)] })
  const { api } = await showPrices([sole])
  await expect.element(row('Sole')).toMatchTextContent(/TVA 5,5\s%.*× 3,5\s*11,08\s€/)
  await field('Sole').fill('10,55')
  // 3 € are 30 % of 10.55 ÷ 1.055.
  await expect.element(row('Sole')).toMatchTextContent(/70,0\s%/)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => api.calls.sellingPrices.give)
    .toMatchObject([{ sellingPriceHt: { before: null, after: 10 }, dishes: [{ after: 10.55 }] }])
  await expect.element(field('Sole')).toHaveValue('10,55')
})

test('a price that could not be stored stays with the reason, and can be stored over that of another window', async () => {
  const sole = sheet('Sole')
  const { api } = await showPrices([sole])
  api.answer({
    sellingPrices: { give: () => refusal('VERSION_CONFLICT', { current: { ...sole, sellingPriceHt: 20 } }) },
  })
  await field('Sole').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/entre-temps\s:\s22,00\s€/)
  await expect.element(field('Sole')).toHaveValue('12')
  await page.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect
    .poll(() => api.calls.sellingPrices.give.at(-1))
    .toMatchObject({ sellingPriceHt: { before: 20, after: 10.909091 } })
  await userEvent.keyboard('{Escape}')
})

test('a gamme is chosen by the address, and without anything to price the page leads on', async () => {
  const { api, address } = await showPrices([])
  await expect.element(page.getByText('Tous les plats ont un prix.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Gamme' }).selectOptions('Poissons')
  await expect.poll(address).toMatch(/gamme=/)
  await expect.poll(() => api.calls.sellingPrices.unpriced.at(-1)?.gamme).toBeDefined()
})
