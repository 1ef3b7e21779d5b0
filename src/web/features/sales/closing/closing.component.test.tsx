import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { openSales } from '../testing/stored-sales.ts'

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

test('a period that another window has closed is not closed again, and shows so', async () => {
  const { periods, forgiveErrors } = await openSales({ Sole: 10 })
  forgiveErrors(/VERSION_CONFLICT/)
  const [october] = periods
  if (!october) throw new Error('There is a period')
  const carte = { gammes: [], menus: [] }
  periods[0] = {
    ...october,
    closedAt: '2026-11-04T09:00:00.000Z',
    closed: carte,
    version: october.version + 1,
  }
  await button('Clôturer').click()
  await dialog.getByRole('button', { name: 'Clôturer' }).click()
  await expect.element(dialog).toMatchTextContent(/Une autre fenêtre l’a modifié entre-temps/)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText(/Clôturée le 4 novembre 2026/)).toBeVisible()
})

test('a period that is closed keeps its figures, says what would change, and is opened again', async () => {
  const { changeAfterClosing } = await openSales({ Sole: 10, Onglet: 30 })
  changeAfterClosing({ coutMatiere: 9, prixTtcAffiche: 33 })
  await expect.element(page.getByText(/Cette période est finie/)).toBeVisible()
  await button('Clôturer').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Clôturer' }).click()
  await expect.element(page.getByText(/Clôturée le 3 novembre 2026/)).toBeVisible()
  const entries = page.getByRole('table', { name: 'Ventes par plat' })
  await expect.element(entries.getByRole('row', { name: 'Sole 22,00 € 10' })).toBeVisible()
  await expect.element(entries.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByText(/rouvrez-la pour corriger ses ventes/)).toBeVisible()
  await expect.element(button('Corriger les dates')).not.toBeInTheDocument()

  await button('Recalculer').click()
  // (10 × 20 + 30 × 20) − 40 × 6, then 10 × (30 − 9) + 30 × 14
  await expect.element(dialog).toMatchTextContent(/560,00\s€ → 630,00\s€/)
  await expect
    .element(dialog)
    .toMatchTextContent(/Sole prix TTC 22,00\s€ → 33,00\s€, coût par portion 6,00\s€ → 9,00\s€/)
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  await button('Rouvrir').click()
  await dialog.getByRole('button', { name: 'Rouvrir' }).click()
  await expect.element(button('Clôturer')).toBeVisible()
  await expect.element(page.getByLabelText('Portions vendues : Sole')).toHaveValue('10')
})
