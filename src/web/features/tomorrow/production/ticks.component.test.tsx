import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchAnswer } from '#contract/testing/batch-answers.ts'
import { plusDays } from '#domain/services/days.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { kitchen, onCarte, openDay, row, today, tomorrow } from '../testing/open-day.ts'
import { expectedShare, storedPlan } from '../testing/stored-plan.ts'

const LABELS_KEY = 'gramme-labels'
afterEach(() => localStorage.removeItem(LABELS_KEY))

const createdUntil = ({ useBy }: { useBy: string }) => batchAnswer({ useBy })

test('a batch counts as ready, what is left goes down to grams, and a tick makes one batch', async () => {
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const { bass, sauce } = onCarte()
  const plan = storedPlan(kitchen, {
    day: tomorrow,
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
  const { api } = await openDay(plan, '/tomorrow', {
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
      forDay: tomorrow,
    },
  ])
  expect(plan.marks).toMatchObject([{ techSheetId: sauce.id, doneBy: 'FB', batchId: made.id }])
  await expect.element(page.getByText('Rien à commander pour ce jour.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => plan.marks).toMatchObject([{ doneAt: null, batchId: null }])
  await expect.poll(() => api.calls.batches.close).toMatchObject([{ id: made.id, as: 'thrown' }])
})

test('what another window has ticked makes no second batch, and unticked its batch stays, as the notice says', async () => {
  localStorage.setItem(LABELS_KEY, JSON.stringify({ initials: 'FB' }))
  const { bass, sauce } = onCarte()
  const day = tomorrow
  const plan = storedPlan(kitchen, {
    day,
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  const batch = batchAnswer({ name: sauce.title, labels: 0 })
  const { api } = await openDay(plan, '/tomorrow', {
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
  await openDay(plan, `/tomorrow?jour=${day}`, { batches: { create: createdUntil } })
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
    day: tomorrow,
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await openDay(plan, '/tomorrow', { batches: { create: () => batchAnswer({ labels: 0 }) } })
  await page.getByRole('checkbox', { name: 'Fait\u00a0: Beurre blanc' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Quantité')).toHaveValue('5')
  await dialog.getByLabelText('Vos initiales').fill('EL')
  await dialog.getByLabelText('Étiquettes', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Noter le lot' }).click()
  await expect.poll(() => plan.marks).toMatchObject([{ doneBy: 'EL' }])
})
