import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountChange } from '#contract/account.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const name = page.getByLabelText('Nom complet')
const profile = page.getByRole('region', { name: 'Profil' })

const change = ({ settings, ...facts }: AccountChange) => ({
  ...ACCOUNT,
  ...facts,
  settings: { ...ACCOUNT.settings, ...settings },
})

test('the notice of a setting refused without a session stays while it is sent again', async () => {
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: { account: { get: () => ACCOUNT, change: () => refusal('UNAUTHORIZED') } },
  })
  await name.fill('Camille bis')
  await userEvent.keyboard('{Tab}')
  await expect
    .element(profile.getByRole('link', { name: 'Se connecter dans un nouvel onglet' }))
    .toBeVisible()
  await expect.element(name).toHaveValue('Camille bis')
  await expectAccessible()
  // Leaving the field sends it again, under the click on the button.
  await name.click()
  api.answer({ account: { change: () => new Promise(() => undefined) } })
  await userEvent.keyboard('{Tab}')
  await expect.element(profile.getByText('Enregistrement...')).toBeVisible()
  await expect.element(profile.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('a setting refused without a session is sent again by its button', async () => {
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: { account: { get: () => ACCOUNT, change: () => refusal('UNAUTHORIZED') } },
  })
  await name.fill('Camille bis')
  await userEvent.keyboard('{Enter}')
  await expect.element(profile.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  api.answer({ account: { change } })
  await profile.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(profile.getByText(/^Enregistré à/)).toBeVisible()
})
