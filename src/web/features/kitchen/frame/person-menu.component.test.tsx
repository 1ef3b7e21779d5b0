import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { KITCHEN_STATE, kitchenSheet, tabletAnswers } from '../testing/tablet.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/': List }
const HOUSE = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d04'
const ACCOUNT = `${HOUSE}.${SESSION.user.id}`
const COOK = { ...SESSION, houseId: HOUSE, account: ACCOUNT, role: 'cook' as const, members: 4 }
const blanquette = page.getByRole('link', { name: 'Blanquette' })

const show = () =>
  renderRoute(routes, '/cuisine', {
    session: COOK,
    account: ACCOUNT,
    api: tabletAnswers([kitchenSheet(1, 'Blanquette')], {
      state: () => ({
        ...KITCHEN_STATE,
        device: null,
        person: { id: SESSION.user.id, name: 'Camille Martin' },
      }),
    }),
  })

test('a cook is at the pass by name, with the way to the account and out', async () => {
  await show()
  await expect.element(blanquette).toBeVisible()
  await expect.element(page.getByText('Vue d’une tablette')).not.toBeInTheDocument()
  const own = page.getByRole('button', { name: /^CM, Camille Martin/ })
  await expect.element(own).toHaveTextContent('CM')
  await expectAccessibleAtBothWidths()
  await own.click()
  await expect.element(page.getByRole('menuitem', { name: 'Mon compte' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible()
})

test('a cook who was removed sees nothing more, and nothing of it stays in this browser', async () => {
  localStorage.setItem(`gramme-draft ${ACCOUNT} timers`, '[]')
  const { api, queryClient } = await show()
  await expect.element(blanquette).toBeVisible()
  api.answer({
    kitchen: { sheets: () => refusal('KITCHEN_UNKNOWN'), state: () => refusal('KITCHEN_UNKNOWN') },
  })
  await queryClient.invalidateQueries({ queryKey: [['api', 'kitchen', 'sheets']] })
  await expect.element(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await expect.element(blanquette).not.toBeInTheDocument()
  expect(localStorage.getItem(`gramme-draft ${ACCOUNT} timers`)).toBeNull()
})
