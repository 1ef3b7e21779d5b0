import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { openSales } from './testing/stored-sales.ts'

const alert = page.getByRole('alert')
const field = (nom: string) => page.getByLabelText(`Portions vendues : ${nom}`)
const firstDay = page.getByLabelText('Premier jour')
const lastDay = page.getByLabelText('Dernier jour')
const begin = page.getByRole('button', { name: 'Saisir les ventes' })
const keepMine = alert.getByRole('button', { name: 'Garder mes modifications' })

test('a figure that both windows have typed is asked, and nothing is written before it is chosen', async () => {
  await page.viewport(390, 844)
  const { sold, otherWindow } = await openSales({ Sole: 10, Onglet: 5 })
  otherWindow({ Sole: 12, Onglet: 6 })
  await field('Sole').fill('20')
  await expect.element(alert).toBeVisible()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent('Sole2012')
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Onglet\./)
  await expectAccessible()
  await expectNoSidewaysScroll()
  expect(sold()).toEqual({ Sole: 12, Onglet: 6 })
  await keepMine.click()
  await expect.poll(sold).toEqual({ Sole: 20, Onglet: 6 })
  await expect.element(field('Onglet')).toHaveValue('6')
  await expect.element(alert).not.toBeInTheDocument()
})

test('figures of other dishes are taken over without a question, and named', async () => {
  const { sold, otherWindow } = await openSales({})
  otherWindow({ Onglet: 6 })
  await field('Sole').fill('20')
  await expect.element(page.getByText(/repris ici avec votre saisie\s: Onglet\./)).toBeVisible()
  await expect.element(field('Onglet')).toHaveValue('6')
  await expect.poll(sold).toEqual({ Sole: 20, Onglet: 6 })
  await field('Onglet').fill('7')
  await expect.poll(sold).toEqual({ Sole: 20, Onglet: 7 })
})

test('a period that another window has deleted keeps what was typed, and is made again with it', async () => {
  const { sold, delete: remove, periods } = await openSales({ Onglet: 5 })
  remove()
  await field('Sole').fill('20')
  await expect.element(alert).toMatchTextContent(/Cette période a été supprimée entre-temps/)
  await expectAccessible()
  await expect.element(field('Sole')).toHaveValue('20')
  await page.getByRole('button', { name: 'La recréer avec ces ventes' }).click()
  await expect.poll(() => periods.length).toBe(1)
  await expect.poll(sold).toEqual({ Sole: 20, Onglet: 5 })
  await expect.element(alert).not.toBeInTheDocument()
  await field('Onglet').fill('7')
  await expect.poll(sold).toEqual({ Sole: 20, Onglet: 7 })
})

test('days that both windows have corrected are asked, as one', async () => {
  const { periods } = await openSales({})
  await page.getByRole('button', { name: 'Corriger les dates' }).click()
  await expect.element(lastDay).toHaveValue('2026-10-31')
  Object.assign(periods[0] ?? {}, { firstDay: '2026-09-28', version: 2 })
  await lastDay.fill('2026-11-01')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(alert.getByRole('row').last())
    .toMatchTextContent(/Du 1er octobre au 1er novembre 2026Du 28 septembre au 31 octobre 2026/)
  await expectAccessible()
  await alert.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(firstDay).toHaveValue('2026-09-28')
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(() => periods[0]).toMatchObject({ firstDay: '2026-10-01', lastDay: '2026-11-01' })
})

test('a period that is sent again with other days after a lost answer is asked, and corrected to them', async () => {
  const { api, periods } = await openSales({})
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await firstDay.fill('2026-11-01')
  await lastDay.fill('2026-11-30')
  api.answer({ sales: { create: noNetwork } })
  await begin.click()
  await expect.element(page.getByText(/La période n’a pas pu être créée/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()

  const made = {
    ...periods[0],
    id: crypto.randomUUID(),
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    version: 1,
  }
  periods.push({
    ...made,
    departed: null,
    quantities: [],
    menuQuantities: [],
    taken: [],
    menus: 0,
    menusSold: 0,
    dishes: 0,
    sold: 0,
    fileName: null,
    createdAt: '2026-12-01T09:00:00.000Z',
    closedAt: null,
    closed: null,
  })
  api.answer({ sales: { create: () => refusal('IDEMPOTENCY_KEY_REUSED', { made: periods[1] }) } })
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await firstDay.fill('2026-11-01')
  await lastDay.fill('2026-11-29')
  await begin.click()
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/«\sNovembre 2026\s» est bien enregistré/)
  await expectAccessible()
  await alert.getByRole('button', { name: 'Corriger ce qui est enregistré' }).click()
  await expect.element(begin).not.toBeInTheDocument()
  expect(periods.map((period) => period.lastDay)).toEqual(['2026-10-31', '2026-11-29'])
})
