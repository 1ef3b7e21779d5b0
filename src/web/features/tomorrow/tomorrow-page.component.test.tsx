import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchAnswer } from '#contract/testing/batch-answers.ts'
import { plusDays } from '#domain/services/days.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Tomorrow } from '#web/routes/_workspace/tomorrow.tsx'
import { kitchenDay } from './days.ts'
import { expectedShare, storedPlan } from './testing/stored-plan.ts'

const LABELS_KEY = 'gramme-labels'
afterEach(() => localStorage.removeItem(LABELS_KEY))

const routes = { '/_workspace/tomorrow': Tomorrow }
const kitchen = emptyKitchen()
const today = kitchenDay(new Date())
const expected = { covers: 46, low: 38, high: 55, from: 8, counted: false }

/** Bass with a sauce of which five litres are made at a time, and a mousse. */
function onCarte() {
  const butter = kitchen.addProduct({ name: 'Beurre doux', category: 'Crémerie' })
  const sauce = kitchen.addSheet({
    title: 'Beurre blanc',
    station: 'Saucier',
    yieldQuantity: 5,
    yieldUnit: 'L',
    keepsHours: 72,
    ingredients: [{ userProductId: butter.id, quantity: 2, unit: 'kg', wastagePercent: 10 }],
  })
  const bass = kitchen.addSheet({
    title: 'Bar',
    portions: 10,
    ingredients: [{ subSheetId: sauce.id, quantity: 1, unit: 'L' }],
  })
  const mousse = kitchen.addSheet({
    title: 'Mousse',
    portions: 8,
    ingredients: [{ userProductId: butter.id, quantity: 400, unit: 'g' }],
  })
  return { sauce, bass, mousse }
}

const covers = page.getByRole('textbox', { name: 'Couverts, Midi' })
const portions = (dish: string) => page.getByRole('textbox', { name: `Portions de ${dish}, Midi` })
const row = (name: RegExp) => page.getByRole('button', { name })

const createdUntil = ({ useBy }: { useBy: string }) => batchAnswer({ useBy })

async function open(plan: ReturnType<typeof storedPlan>, address = '/tomorrow', api = {}) {
  await page.viewport(1280, 900)
  return renderRoute(routes, address, { api: { ...kitchen.answers, ...plan.answers, ...api } })
}

test('covers are proposed with their range, one figure moves all portions, and emptied it is proposed again', async () => {
  const { bass, mousse } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ expected }],
    dishes: [
      { sheet: bass, expected: expectedShare(0.5) },
      { sheet: mousse, expected: expectedShare(0.25, 'gamme') },
    ],
  })
  await open(plan)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Demain, / })).toBeVisible()
  await expect.element(covers).toHaveAttribute('placeholder', '≈\u00a046')
  await expect.element(page.getByText(/entre 38 et 55, d’après 8 \w+s\./)).toBeVisible()
  await page.getByRole('button', { name: /^Plats/ }).click()
  await expect.element(portions('Bar')).toHaveAttribute('placeholder', '≈\u00a023')
  await expect.element(page.getByText('nouveau\u00a0: moyenne de la gamme')).toBeVisible()
  await expect.element(row(/2,3\sL Beurre blanc.*23 Bar/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.viewport(1280, 900)

  await covers.fill('60')
  await userEvent.keyboard('{Enter}')
  await expect.element(portions('Bar')).toHaveAttribute('placeholder', '≈\u00a030')
  await expect.element(row(/3\sL Beurre blanc.*30 Bar/)).toBeVisible()
  await expect.poll(() => plan.service()?.covers).toBe(60)

  await portions('Bar').fill('10')
  await userEvent.keyboard('{Enter}')
  await expect.element(portions('Mousse')).toHaveFocus()
  await expect.element(row(/1\sL Beurre blanc.*10 Bar/)).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre ≈\u00a046' }).click()
  await expect.element(covers).toHaveValue('')
  await expect.poll(() => plan.service()).toMatchObject({ covers: null, items: [{ portions: 10 }, {}] })
})

test('without a history covers are asked for, and dishes without portions are named', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, { day: plusDays(today, 1), dishes: [{ sheet: bass, expected: null }] })
  await open(plan)
  await expect.element(page.getByText(/^À taper\s: il faut trois/)).toBeVisible()
  await expect.element(page.getByText(/^Rien à produire/)).toBeVisible()
  await covers.fill('40')
  await expect.element(page.getByText(/^1 plat sans portions, .*\u00a0: Bar \(Midi\)$/)).toBeVisible()
  await page.getByRole('button', { name: /^Plats/ }).click()
  await portions('Bar').fill('20')
  await expect.element(row(/2\sL Beurre blanc.*20 Bar/)).toBeVisible()
  await expect.element(page.getByText(/sans portions,/)).not.toBeInTheDocument()
})

test('what another window has typed meanwhile is asked, and without a network what is typed stays', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ expected }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  const { api } = await open(plan)
  await expect.element(covers).toBeVisible()
  plan.otherWindow({ covers: 30 })
  await covers.fill('60')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Couverts.*60.*30/)
  await page.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.poll(() => plan.service()?.covers).toBe(60)

  api.answer({ services: { ...plan.answers.services, write: () => noNetwork() } })
  await covers.fill('70')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('La saisie n’a pas été enregistrée', { exact: false })).toBeVisible()
  await expect.element(covers).toHaveValue('70')
  api.answer({ services: plan.answers.services })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => plan.service()?.covers).toBe(70)
})

test('a batch counts as ready, what is left goes down to grams, and a tick makes one batch', async () => {
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const { bass, sauce } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
    batches: [
      {
        batchId: crypto.randomUUID(),
        techSheetId: sauce.id,
        name: sauce.title,
        lot: '261201-FB-1',
        quantity: 2,
        unit: 'L',
        madeAt: `${plusDays(today, -1)}T09:00:00.000Z`,
        useBy: `${plusDays(today, 3)}T22:59:00.000Z`,
        kind: 'made',
      },
    ],
  })
  const made = batchAnswer({ name: sauce.title })
  const { api } = await open(plan, '/tomorrow', {
    batches: {
      create: () => made,
      close: () => ({ ...made, state: 'thrown' as const, closedAt: made.createdAt }),
    },
  })
  await row(/5\sL Beurre blanc.*50 Bar/).click()
  await expect.element(page.getByText(/2\sL en stock, lot 261201-FB-1/)).toBeVisible()
  await page.getByRole('button', { name: 'Compter comme prêt' }).click()
  await expect.element(row(/3\sL Beurre blanc.*2\sL déjà prêts/)).toBeVisible()
  const lines = page.getByRole('table', { name: 'Ce qu’il faut pour Beurre blanc' })
  await expect.element(lines).toMatchTextContent(/Beurre doux.*1,32\skg.*1,2\skg/)
  await expect
    .element(page.getByRole('region', { name: 'Sortir du froid' }))
    .toMatchTextContent(/2\sL Beurre blanc/)
  await expectAccessible()

  await page.getByRole('checkbox', { name: 'Fait\u00a0: Beurre blanc' }).dblClick()
  await expect.element(row(/Beurre blanc.*fait par FB/)).toBeVisible()
  expect(api.calls.batches.create).toMatchObject([
    {
      kind: 'made',
      techSheetId: sauce.id,
      quantity: 3,
      unit: 'L',
      initials: 'FB',
      labels: 0,
      forDay: plusDays(today, 1),
    },
  ])
  expect(plan.marks).toMatchObject([{ techSheetId: sauce.id, doneBy: 'FB', batchId: made.id }])
  await expect.element(page.getByText('Rien à commander pour ce jour.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => plan.marks).toMatchObject([{ doneAt: null, batchId: null }])
  await expect.poll(() => api.calls.batches.close).toMatchObject([{ id: made.id, as: 'thrown' }])
})

test('what is ready is typed in any unit of the yield, far too much is questioned, and the row stays in its place', async () => {
  const { bass, sauce } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await open(plan)
  await row(/5\sL Beurre blanc.*50 Bar/).click()
  await page.getByRole('textbox', { name: 'Déjà prêt, Beurre blanc' }).fill('500')
  const question = page.getByText(/^500\sL pour 5\sL nécessaires/)
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Unité du déjà prêt, Beurre blanc' }).selectOptions('cl')
  await expect.element(question).not.toBeInTheDocument()
  await expect
    .poll(() => plan.marks)
    .toMatchObject([{ techSheetId: sauce.id, ready: { quantity: 500, unit: 'cl' } }])
  await expect.element(row(/^Beurre blanc.*5\sL déjà prêts/)).toBeVisible()
  await expect.element(page.getByText('1 déjà prête')).not.toBeInTheDocument()
})

test('what another window has ticked makes no second batch, and unticked its batch stays, as the notice says', async () => {
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const { bass, sauce } = onCarte()
  const day = plusDays(today, 1)
  const plan = storedPlan(kitchen, {
    day,
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  const batch = batchAnswer({ name: sauce.title, labels: 0 })
  const { api } = await open(plan, '/tomorrow', {
    batches: {
      create: () => batch,
      get: () => batch,
      close: () => ({ ...batch, state: 'thrown' as const, closedAt: batch.createdAt }),
    },
  })
  const tick = page.getByRole('checkbox', { name: 'Fait\u00a0: Beurre blanc' })
  await expect.element(tick).toBeVisible()
  plan.answers.services.mark({ day, techSheetId: sauce.id, done: { by: 'EL', batchId: batch.id } })
  await tick.click()
  await expect.element(row(/Beurre blanc.*fait par EL/)).toBeVisible()
  expect(api.calls.batches?.create ?? []).toEqual([])
  await page.getByRole('button', { name: 'Étiquettes du lot fait' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Étiquettes, Beurre blanc')).toHaveValue('1')
  await dialog.getByLabelText('Étiquettes, Beurre blanc').fill('3')
  await expect.element(dialog.getByRole('button', { name: 'Imprimer 3 étiquettes' })).toBeEnabled()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await tick.click()
  await expect.element(page.getByText(/son lot reste en stock/)).toBeVisible()
  await page.getByRole('button', { name: 'Jeter le lot' }).click()
  await expect.poll(() => api.calls.batches.close).toMatchObject([{ id: batch.id, as: 'thrown' }])
})

test('what does not keep through the day that it is made for is asked before it is a batch, and is none that is done', async () => {
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const day = plusDays(today, 6)
  const dishes = [{ sheet: onCarte().bass, expected: expectedShare(0.5) }]
  const plan = storedPlan(kitchen, { day, services: [{ covers: 100 }], dishes })
  await open(plan, `/tomorrow?jour=${day}`, { batches: { create: createdUntil } })
  const dialog = page.getByRole('dialog')
  await page.getByRole('checkbox', { name: 'Fait\u00a0: Beurre blanc' }).click()
  await expect.element(dialog.getByText(/à consommer avant la fin des services prévus/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await row(/Beurre blanc/).click()
  await page.getByRole('button', { name: 'Étiquettes', exact: true }).click()
  await expect.element(dialog.getByText(/il n’est pas compté comme fait/)).toBeVisible()
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Noter le lot' }).click()
  await expect.element(page.getByText(/pas compté comme fait$/)).toBeVisible()
  expect(plan.marks).toEqual([])
})

test('a tick asks for what is not known: initials, or how long it keeps', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await open(plan, '/tomorrow', { batches: { create: () => batchAnswer({ labels: 0 }) } })
  await page.getByRole('checkbox', { name: 'Fait\u00a0: Beurre blanc' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Quantité')).toHaveValue('5')
  await dialog.getByLabelText('Vos initiales').fill('EL')
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Noter le lot' }).click()
  await expect.poll(() => plan.marks).toMatchObject([{ doneBy: 'EL' }])
})

test('a service that is closed needs nothing', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, {
    day: plusDays(today, 1),
    services: [{ expected }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await open(plan)
  await expect.element(row(/Beurre blanc/)).toBeVisible()
  await page.getByRole('button', { name: 'Signaler, Midi' }).click()
  await page.getByRole('menuitem', { name: 'Fermé' }).click()
  await expect.element(page.getByText('Fermé\u00a0: rien n’est à produire pour ce service.')).toBeVisible()
  await expect.element(row(/Beurre blanc/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enlever «\u00a0Fermé\u00a0»' }).click()
  await expect.element(row(/Beurre blanc/)).toBeVisible()
})
