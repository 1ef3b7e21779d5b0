import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HouseOfPerson } from '#contract/houses.ts'
import { Route as Bin } from '#web/routes/_workspace/bin.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { Route as Settings } from '#web/routes/_workspace/settings.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const PASS = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d04'
const OWN = SESSION.user.id
const COOK = {
  ...SESSION,
  houseId: PASS,
  account: `${PASS}.${OWN}`,
  role: 'cook' as const,
  members: 4,
  houses: 2,
}
const HOUSES: HouseOfPerson[] = [
  { id: OWN, name: 'Chez Camille', role: 'owner', isHere: false, offeredBy: null },
  { id: PASS, name: 'Le Passe', role: 'cook', isHere: true, offeredBy: null },
]
const routes = { '/_workspace': Workspace, '/_workspace/settings': Settings, '/_workspace/bin': Bin }

const showAt = (address: string) =>
  renderRoute(routes, address, {
    session: COOK,
    api: {
      houses: {
        list: () => ({ items: HOUSES }),
        switch: ({ houseId }) => ({ id: houseId, name: 'Chez Camille', role: 'owner' }),
      },
      members: { leave: () => ({ id: OWN, name: 'Chez Camille', role: 'owner' }) },
    },
  })

// A page that is left for another house is hidden.
afterEach(() => document.documentElement.style.removeProperty('visibility'))

test('a cook is led to the kitchen from every page but their own account', async () => {
  const { address, api } = await showAt('/bin')
  await expect.poll(address).toBe('/cuisine')
  expect(api.calls.bin.list).toEqual([])
})

test('a cook changes what is of the person alone, and reaches no other page from there', async () => {
  const { api } = await showAt('/settings')
  await expect.element(page.getByRole('region', { name: 'Appareils connectés' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Mot de passe' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Retour à la cuisine' })).toBeVisible()
  for (const name of ['Équipe', 'Profil', 'Jetons d’accès', 'Tablettes de cuisine', 'Vos données'])
    await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
  expect(api.calls.accessTokens.list).toEqual([])
  await expectAccessibleAtBothWidths()
})

test('one press leads to another house, and what this browser has kept of the former one is gone before', async () => {
  const kept = `gramme-draft ${COOK.account} timers`
  localStorage.setItem(kept, '[]')
  const { api, departures } = await showAt('/settings')
  await page.getByRole('button', { name: /^Maison\s: Le Passe/ }).click()
  await page.getByRole('menuitem', { name: 'Chez Camille' }).click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(api.calls.houses.switch).toEqual([{ houseId: OWN }])
  expect(localStorage.getItem(kept)).toBeNull()
})

test('a cook leaves the house after a question', async () => {
  const { api, departures } = await showAt('/settings')
  await page.getByRole('button', { name: 'Quitter la maison' }).click()
  const question = page.getByRole('dialog', { name: /^Quitter cette maison/ })
  await question.getByRole('button', { name: 'Quitter la maison' }).click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(api.calls.members.leave).toHaveLength(1)
})
