import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import { Route as Sales } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { period } from '../testing/shown-sales.ts'
import { CARTE, CARTE_ID, giveTillFile, SOLE, STEW } from '../testing/till-file.ts'

const routes = {
  '/_workspace/cartes/$carteId/ventes/': Sales,
  '/_workspace/cartes/$carteId/ventes/caisse': Route,
}
const MADE = period()
/** What was known of days before the file. */
const KNOWN = { day: '2026-10-13', meal: null, quantities: [], menuQuantities: [], departed: [] }
const BEFORE = [{ ...KNOWN, day: '2026-10-05' }, KNOWN]
const DAYS = [
  { day: '2026-10-01', meal: 'lunch' },
  { day: '2026-10-01', meal: 'dinner' },
  { day: '2026-10-13', meal: 'lunch' },
]
const save = page.getByRole('button', { name: 'Enregistrer ces ventes' })

async function giveFile(
  rows: readonly string[],
  create: (input: { replaceDays?: boolean }) => unknown = () => MADE,
) {
  const { api } = await renderRoute(routes, `/cartes/${CARTE_ID}/ventes/caisse`, {
    api: {
      sales: {
        list: () => CARTE,
        create: create as () => typeof MADE,
        get: () => MADE,
        remove: ({ periodId }) => ({ id: periodId }),
        keepMapping: ({ id }) => ({ id }),
      },
      daySales: { figures: () => ({ days: BEFORE }), putBack: ({ days }) => ({ days: days.length }) },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveTillFile('ventes.csv', rows.join('\r\n'))
  await expect.element(save).toBeVisible()
  return api
}

const RECEIPTS = [
  'Date;Article;Qté',
  '01/10/2026 12:31;Blanquette;4',
  '01/10/2026 21:02;Sole meunière;2',
  '02/10/2026 00:20;Sole meunière;1',
  '13/10/2026 13:00;Blanquette;3',
]
const FIRST = [
  {
    day: '2026-10-01',
    meal: 'lunch',
    quantities: [{ gammeRecetteId: STEW.id, quantity: 4 }],
    menuQuantities: [],
  },
  {
    day: '2026-10-01',
    meal: 'dinner',
    quantities: [{ gammeRecetteId: SOLE.id, quantity: 3 }],
    menuQuantities: [],
  },
]
const LAST = {
  day: '2026-10-13',
  meal: 'lunch',
  quantities: [{ gammeRecetteId: STEW.id, quantity: 3 }],
  menuQuantities: [],
}

test('the days of a file are stored with its period, and both are taken back', async () => {
  const api = await giveFile(RECEIPTS)
  await expect.element(page.getByText('Ventes de 2 jours, midi et soir.')).toBeVisible()
  await expect.element(page.getByLabelText('Colonne de l’heure ou du service')).toBeVisible()
  await expectAccessible()
  await save.click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => api.calls.sales.remove).toMatchObject([{ periodId: MADE.id }])
  expect(api.calls.sales.create).toMatchObject([{ days: [...FIRST, LAST], replaceDays: false }])
  expect(api.calls.daySales.putBack).toEqual([{ days: [], forget: DAYS }])
})

test.each([
  ['Remplacer ce jour', { days: [...FIRST, LAST], replaceDays: true }],
  ['Garder celui d’avant', { days: FIRST, replaceDays: false }],
] as const)('a question about days that are known already is answered: %s', async (answer, sent) => {
  let refused = false
  const api = await giveFile(RECEIPTS, () => {
    if (refused) return MADE
    refused = true
    return refusal('DAYS_KNOWN', { days: ['2026-10-13'] })
  })
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Ce jour est déjà connu.*13 octobre 2026/)
  await expectAccessible()
  await expect.element(save).not.toBeInTheDocument()
  await page.getByRole('button', { name: answer }).click()
  await expect.poll(() => api.calls.sales.create.length).toBe(2)
  expect(api.calls.sales.create[1]).toMatchObject(sent)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect
    .poll(() => api.calls.daySales.putBack)
    .toMatchObject([{ days: sent.replaceDays ? [KNOWN] : [] }])
})

test('articles that are left aside lower the covers that are counted, and the page says so', async () => {
  await giveFile([...RECEIPTS, '13/10/2026 13:00;Côte de veau du chef;9'])
  await expect.element(page.getByText(/^1 article laissé de côté n’entre pas/)).toBeVisible()
})

test('a file without days, or with days outside of the typed period, has none, and says why', async () => {
  const api = await giveFile(RECEIPTS)
  await page.getByLabelText('Premier jour').fill('2026-10-02')
  await expect
    .element(page.getByText('Pas de ventes par jour : le fichier a des jours hors de cette période.'))
    .toBeVisible()
  await save.click()
  await expect.poll(() => api.calls.sales.create).toMatchObject([{ days: [] }])
})

test('days whose order with the month is uncertain are not known', async () => {
  await giveFile(['Date;Article;Qté', '10/05/2026;Blanquette;4', '10/06/2026;Blanquette;2'])
  await expect
    .element(page.getByText(/^Pas de ventes par jour\s: le jour et le mois des dates/))
    .toBeVisible()
})
