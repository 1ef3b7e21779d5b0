import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { kitchen, onCarte, openDay, portionsOf, row, tomorrow } from './testing/open-day.ts'
import { expectedShare, storedPlan } from './testing/stored-plan.ts'

const expected = { covers: 46, low: 38, high: 55, from: 8, counted: false }
const covers = page.getByRole('textbox', { name: 'Couverts, Midi' })

test('covers are proposed with their range, one figure moves all portions, and emptied it is proposed again', async () => {
  const { bass, mousse } = onCarte()
  const plan = storedPlan(kitchen, {
    day: tomorrow,
    services: [{ expected }],
    dishes: [
      { sheet: bass, expected: expectedShare(0.5) },
      { sheet: mousse, expected: expectedShare(0.25, 'gamme') },
    ],
  })
  await openDay(plan)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Demain, / })).toBeVisible()
  await expect.element(covers).toHaveAttribute('placeholder', '≈\u00a046')
  await expect.element(page.getByText(/entre 38 et 55, d’après 8 \w+s\./)).toBeVisible()
  await page.getByRole('button', { name: /^Plats/ }).click()
  await expect.element(portionsOf('Bar')).toHaveAttribute('placeholder', '≈\u00a023')
  await expect.element(page.getByText('nouveau\u00a0: moyenne de la gamme')).toBeVisible()
  await expect.element(row(/2,3\sL Beurre blanc.*23 Bar/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.viewport(1280, 900)

  await covers.fill('60')
  await userEvent.keyboard('{Enter}')
  await expect.element(portionsOf('Bar')).toHaveAttribute('placeholder', '≈\u00a030')
  await expect.element(row(/3\sL Beurre blanc.*30 Bar/)).toBeVisible()
  await expect.poll(() => plan.service()?.covers).toBe(60)

  await portionsOf('Bar').fill('10')
  await userEvent.keyboard('{Enter}')
  await expect.element(portionsOf('Mousse')).toHaveFocus()
  await expect.element(row(/1\sL Beurre blanc.*10 Bar/)).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre ≈\u00a046' }).click()
  await expect.element(covers).toHaveValue('')
  await expect.poll(() => plan.service()).toMatchObject({ covers: null, items: [{ portions: 10 }, {}] })
})

test('without a history covers are asked for, and dishes without portions are named', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, { day: tomorrow, dishes: [{ sheet: bass, expected: null }] })
  await openDay(plan)
  await expect.element(page.getByText(/^À taper\s: il faut trois/)).toBeVisible()
  await expect.element(page.getByText(/^Rien à produire/)).toBeVisible()
  await covers.fill('40')
  await expect.element(page.getByText(/^1 plat ou menu sans portions, .*\u00a0: Bar \(Midi\)$/)).toBeVisible()
  await page.getByRole('button', { name: /^Plats/ }).click()
  await portionsOf('Bar').fill('20')
  await expect.element(row(/2\sL Beurre blanc.*20 Bar/)).toBeVisible()
  await expect.element(page.getByText(/sans portions,/)).not.toBeInTheDocument()
})

test('what another window has typed meanwhile is asked, and without a network what is typed stays', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, {
    day: tomorrow,
    services: [{ expected }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  const { api } = await openDay(plan)
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

test('what is ready is typed in any unit of the yield, far too much is questioned, and the row stays in its place', async () => {
  const { bass, sauce } = onCarte()
  const plan = storedPlan(kitchen, {
    day: tomorrow,
    services: [{ covers: 100 }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await openDay(plan)
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

test('a service that is closed needs nothing', async () => {
  const { bass } = onCarte()
  const plan = storedPlan(kitchen, {
    day: tomorrow,
    services: [{ expected }],
    dishes: [{ sheet: bass, expected: expectedShare(0.5) }],
  })
  await openDay(plan)
  await expect.element(row(/Beurre blanc/)).toBeVisible()
  await page.getByRole('button', { name: 'Signaler, Midi' }).click()
  await page.getByRole('menuitem', { name: 'Fermé' }).click()
  await expect.element(page.getByText('Fermé\u00a0: rien n’est à produire pour ce service.')).toBeVisible()
  await expect.element(row(/Beurre blanc/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enlever «\u00a0Fermé\u00a0»' }).click()
  await expect.element(row(/Beurre blanc/)).toBeVisible()
})
