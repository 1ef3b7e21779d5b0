import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { idOf, KITCHEN_STATE, kitchenSheet, tabletAnswers } from '../testing/tablet.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/': List }
const blanquette = page.getByRole('link', { name: 'Blanquette' })
const code = page.getByRole('textbox', { name: 'Code' })
const SHEETS = [kitchenSheet(1, 'Blanquette')]

test('a browser that is no tablet asks for a code, names the fault, and shows the sheets once paired', async () => {
  let isPaired = false
  await renderRoute(routes, '/cuisine', {
    session: null,
    api: tabletAnswers(SHEETS, {
      state: () => (isPaired ? KITCHEN_STATE : refusal('KITCHEN_UNKNOWN')),
      pair: ({ code: typed }) => {
        isPaired = typed === 'ABCD 2346'
        return isPaired ? KITCHEN_STATE : refusal('CODE_UNKNOWN')
      },
    }),
  })
  await code.fill('abcd234')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Le code a huit signes')).toBeVisible()
  await code.fill('abcd2345')
  await expect.element(code).toHaveValue('ABCD 2345')
  await page.getByRole('button', { name: 'Associer' }).click()
  await expect.element(page.getByText(/Ce code n’existe pas, a déjà servi ou a expiré/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await code.fill('abcd2346')
  await page.getByRole('button', { name: 'Associer' }).click()
  await expect.element(blanquette).toBeVisible()
})

test('a locked tablet shows nothing before its PIN', async () => {
  const locked = { ...KITCHEN_STATE, device: { ...KITCHEN_STATE.device, hasPin: true, isLocked: true } }
  const { api } = await renderRoute(routes, '/cuisine', {
    session: null,
    api: tabletAnswers(SHEETS, {
      state: () => locked as typeof KITCHEN_STATE,
      unlock: ({ pin }) => (pin === '2580' ? { isLocked: false } : refusal('WRONG_PIN')),
      lock: () => ({ isLocked: true }),
    }),
  })
  const field = page.getByLabelText('Code de quatre à six chiffres')
  await expect.element(field).toBeVisible()
  expect(api.calls.kitchen.sheets).toEqual([])
  for (const figure of ['2', '5', '8', '1'])
    await page.getByRole('button', { name: figure, exact: true }).click()
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await expect.element(page.getByText(/Ce n’est pas le code de cette tablette/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await field.fill('2580')
  await userEvent.keyboard('{Enter}')
  await expect.element(blanquette).toBeVisible()
  await page.getByRole('button', { name: 'Verrouiller' }).click()
  await expect.element(field).toBeVisible()
  await expect.element(blanquette).not.toBeInTheDocument()
})

test('a tablet that is revoked while it is looked at shows its sheets no more', async () => {
  const { api, queryClient } = await renderRoute(routes, '/cuisine', {
    session: null,
    api: tabletAnswers(SHEETS),
  })
  await expect.element(blanquette).toBeVisible()
  api.answer({
    kitchen: { sheets: () => refusal('KITCHEN_UNKNOWN'), state: () => refusal('KITCHEN_UNKNOWN') },
  })
  await queryClient.invalidateQueries()
  await expect.element(code).toBeVisible()
  await expect.element(blanquette).not.toBeInTheDocument()
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('Blanquette')
})

const SIX_MINUTES = 6 * 60_000

/** As a tablet that is laid aside does, and one that is taken up. */
function turnPage(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a tablet that was laid aside asks for its PIN, which opens it without a network too', async () => {
  const device = { id: idOf(900), name: 'Passe', sheets: 'all' as const, hasPin: true, isLocked: true }
  const { network } = await renderRoute(routes, '/cuisine', {
    session: null,
    account: `kitchen-${device.id}`,
    api: tabletAnswers(SHEETS, {
      state: () => ({ ...KITCHEN_STATE, device }),
      unlock: () => ({ isLocked: false }),
      lock: () => ({ isLocked: true }),
    }),
  })
  const field = page.getByLabelText('Code de quatre à six chiffres')
  await field.fill('2580')
  await userEvent.keyboard('{Enter}')
  await expect.element(blanquette).toBeVisible()

  const laidAside = Date.now()
  turnPage('hidden')
  turnPage('visible')
  await expect.element(blanquette).toBeVisible()
  turnPage('hidden')
  vi.spyOn(Date, 'now').mockReturnValue(laidAside + SIX_MINUTES)
  turnPage('visible')
  vi.restoreAllMocks()
  await expect.element(field).toBeVisible()
  await expect.element(blanquette).not.toBeInTheDocument()

  network.down = true
  await field.fill('2581')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Ce n’est pas le code de cette tablette/)).toBeVisible()
  await field.fill('2580')
  await userEvent.keyboard('{Enter}')
  await expect.element(blanquette).toBeVisible()
})
