import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account, AccountChange, Settings } from '#contract/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const section = (name: string) => page.getByRole('region', { name })
const pricing = section('Prix et marges')
const target = pricing.getByLabelText('Marge visée')
const floor = pricing.getByLabelText('Marge minimale')
const alert = pricing.getByRole('alert')
/** A field that is left saves itself. */
const leave = () => userEvent.keyboard('{Tab}')

const CROSSED = { path: 'settings.floorMargin', rule: 'thresholds-crossed' }

/** The settings, and another window that saves them. */
async function renderSettings() {
  let stored: Account = ACCOUNT
  const store = ({ fullName, settings }: AccountChange) => {
    stored = {
      ...stored,
      fullName: fullName ?? stored.fullName,
      settings: { ...stored.settings, ...settings },
      version: stored.version + 1,
    }
    return stored
  }
  const shown = await renderRoute({ '/_workspace/settings': Route }, '/settings', {
    api: {
      account: {
        get: () => stored,
        change: (change) => {
          if (change.version !== stored.version) return refusal('VERSION_CONFLICT', { current: stored })
          const { floorMargin, targetMargin } = { ...stored.settings, ...change.settings }
          return floorMargin > targetMargin ? refusal('VALIDATION', { fields: [CROSSED] }) : store(change)
        },
      },
    },
  })
  shown.forgiveErrors(/VERSION_CONFLICT|VALIDATION/)
  await expect.element(target).toHaveValue('70')
  return { ...shown, stored: () => stored, otherWindow: (settings: Partial<Settings>) => store({ settings }) }
}

test('a margin that both windows have changed is asked, and what only the other has changed stays', async () => {
  await page.viewport(390, 844)
  const { stored, otherWindow } = await renderSettings()
  otherWindow({ targetMargin: 72, coefficientPlat: 4 })
  await target.fill('75')
  await leave()
  await expect
    .element(alert.getByRole('row').filter({ hasText: 'Marge visée' }))
    .toMatchTextContent(/75\s%72\s%/)
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Coefficient \(Plat\)\./)
  await expectAccessible()
  await expectNoSidewaysScroll()
  expect(stored().settings).toMatchObject({ targetMargin: 72 })
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(pricing.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  expect(stored().settings).toMatchObject({ targetMargin: 75, coefficientPlat: 4 })
})

test('the stored margin is taken into the form, and what was typed can be put back', async () => {
  const { stored, otherWindow } = await renderSettings()
  otherWindow({ targetMargin: 72 })
  await target.fill('75')
  await leave()
  await alert.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(target).toHaveValue('72')
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(target).toHaveValue('75')
  await expect.poll(() => stored().settings.targetMargin).toBe(75)
})

test('margins that cross once they are merged are refused at their field, with both versions in the form', async () => {
  const { stored, otherWindow } = await renderSettings()
  otherWindow({ targetMargin: 60 })
  await floor.fill('65')
  await leave()
  await expect
    .element(pricing.getByText('La marge minimale ne peut pas dépasser la marge visée'))
    .toBeVisible()
  await expect.element(target).toHaveValue('60')
  await expect.element(floor).toHaveValue('65')
  expect(stored().settings).toMatchObject({ targetMargin: 60, floorMargin: 60 })
})

test('one part of the account is saved after another, and none is in the way of the other', async () => {
  const { api, stored } = await renderSettings()
  await page.getByRole('tab', { name: 'Compte et sécurité' }).click()
  await page.getByLabelText('Nom complet').fill('Maïté Iturria')
  await leave()
  await expect.element(section('Profil').getByText(/^Enregistré à/)).toBeVisible()
  await page.getByRole('tab', { name: 'Ma maison' }).click()
  await target.fill('75')
  await leave()
  await expect.element(pricing.getByText(/^Enregistré à/)).toBeVisible()
  expect(stored()).toMatchObject({ fullName: 'Maïté Iturria', settings: { targetMargin: 75 } })
  expect(api.calls.account.change).toEqual([
    { fullName: 'Maïté Iturria', version: 1 },
    { settings: { targetMargin: 75 }, version: 2 },
  ])
})
