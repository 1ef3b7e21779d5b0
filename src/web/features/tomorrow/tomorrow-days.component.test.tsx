import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plusDays } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { Route as Tomorrow } from '#web/routes/_workspace/tomorrow.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { expectedShare, storedPlan } from './testing/stored-plan.ts'

const routes = { '/_workspace/tomorrow': Tomorrow }
const kitchen = emptyKitchen()
const today = kitchenDay(new Date())
const bass = kitchen.addSheet({ title: 'Bar', portions: 10 })
const covers = page.getByRole('textbox', { name: 'Couverts, Midi' })
const portions = page.getByRole('textbox', { name: 'Portions de Bar, Midi' })

async function renderTomorrow(plan: ReturnType<typeof storedPlan>, address = '/tomorrow', api = {}) {
  await page.viewport(1280, 900)
  return renderRoute(routes, address, { api: { ...kitchen.answers, ...plan.answers, ...api } })
}

test('the day after, what was sold is beside what was planned, and why in two presses', async () => {
  const yesterday = plusDays(today, -1)
  const plan = storedPlan(kitchen, {
    day: yesterday,
    services: [
      {
        covers: 40,
        counted: 34,
        departed: [
          { category: 'Plat', name: 'Blanquette', sold: 5 },
          { category: 'Plat', name: null, sold: 2 },
        ],
      },
    ],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await renderTomorrow(plan, `/tomorrow?jour=${yesterday}`)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hier, / })).toBeVisible()
  await expect.element(page.getByText('Comptés d’après les plats vendus.')).toBeVisible()
  await expect.element(page.getByText(/40 prévus · −6 par rapport au prévu/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Vendu\u00a0: Bar, Midi' }).fill('16')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('−4\u00a0: trop prévu')).toBeVisible()
  await page.getByRole('textbox', { name: 'Vendu\u00a0: Bar, Midi' }).fill('23')
  await expect.element(page.getByText('+3\u00a0: pas assez prévu')).toBeVisible()
  await expect.poll(() => plan.service()?.items[0]?.sold).toBe(23)
  await page.getByRole('textbox', { name: 'Vendu\u00a0: Bar, Midi' }).fill('')
  await expect.poll(() => plan.service()?.items[0]?.sold).toBe(null)
  await expect.element(page.getByText('Plus à la carte')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Blanquette 5$/ })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^Plats supprimés \(catégorie Plat\) 2$/ }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Fermé' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Météo' }).click()
  await expect.poll(() => plan.service()?.mark).toBe('weather')
  await expectAccessibleAtBothWidths()
})

const noted = (date: Date) =>
  serverClock.note(new Response(null, { headers: { date: date.toUTCString() } }), Date.now())

test('which day is tomorrow is decided by the clock of the server', async () => {
  const ahead = new Date(Date.now() + 3 * 86_400_000)
  noted(ahead)
  try {
    const day = plusDays(kitchenDay(ahead), 1)
    const plan = storedPlan(kitchen, { day, dishes: [{ sheet: bass, expected: null }] })
    const { api } = await renderTomorrow(plan)
    await expect.element(page.getByRole('heading', { level: 1, name: /^Demain, / })).toBeVisible()
    expect(api.calls.services.plan).toMatchObject([{ from: day }])
  } finally {
    noted(new Date())
  }
})

test('a past day without services can be filled in', async () => {
  const yesterday = plusDays(today, -1)
  const plan = storedPlan(kitchen, {
    day: yesterday,
    services: [],
    dishes: [{ sheet: bass, expected: null }],
  })
  await renderTomorrow(plan, `/tomorrow?jour=${yesterday}`)
  await page.getByRole('button', { name: 'Ajouter un service' }).click()
  await page.getByRole('menuitem', { name: 'Midi' }).click()
  const sold = page.getByRole('textbox', { name: 'Vendu\u00a0: Bar, Midi' })
  await sold.fill('16')
  await expect.poll(() => plan.service()?.items[0]?.sold).toBe(16)
  await sold.fill('')
  await expect.poll(() => plan.service()?.items[0]?.sold).toBe(null)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(sold).toHaveValue('')
})

test('a service that was removed is put back with its figures', async () => {
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ covers: 30, version: 1 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await renderTomorrow(plan)
  await portions.or(page.getByRole('button', { name: /^Plats/ })).click()
  await portions.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => plan.service()?.items[0]?.portions).toBe(12)
  await page.getByRole('button', { name: 'Signaler, Midi' }).click()
  await page.getByRole('menuitem', { name: 'Retirer ce service' }).click()
  await expect.element(covers).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(covers).toHaveValue('30')
  expect(plan.service()).toMatchObject({ covers: 30, items: [{ portions: 12 }] })
})

test('without a network another day is asked for before what is typed is lost', async () => {
  const plan = storedPlan(kitchen, { day: plusDays(today, 1), dishes: [{ sheet: bass, expected: null }] })
  await renderTomorrow(plan, '/tomorrow', {
    services: { ...plan.answers.services, write: () => noNetwork() },
  })
  await covers.fill('61')
  await page.getByRole('button', { name: 'Jour suivant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(covers).toHaveValue('61')
  await page.getByRole('button', { name: 'Jour suivant' }).click()
  await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Demain, / })).not.toBeInTheDocument()
})
