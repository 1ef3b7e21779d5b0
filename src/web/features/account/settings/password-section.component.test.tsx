import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AccessToken } from '#contract/access-tokens.ts'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }
const NEW = 'un tout autre mot'
const TOKEN: AccessToken = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b71',
  name: 'Tableur des prix',
  beginning: 'gramme_aB3xY9',
  rights: 'read',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: null,
  usedAt: null,
  usedFrom: null,
}

const password = page.getByRole('region', { name: 'Mot de passe' })

async function fill(current: string) {
  await password.getByLabelText('Mot de passe actuel').fill(current)
  await password.getByLabelText('Nouveau mot de passe').fill(NEW)
  await password.getByLabelText('Confirmer le mot de passe').fill(NEW)
  await password.getByRole('button', { name: 'Changer le mot de passe' }).click()
}

test('a new password takes the current one, and empties the form', async () => {
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    auth: {
      '/change-password': ({ currentPassword }) =>
        currentPassword === 'le bon' ? undefined : refusal('INVALID_PASSWORD'),
    },
  })
  await fill('pas le bon')
  await expect.element(password.getByRole('alert')).toHaveTextContent('Le mot de passe actuel est incorrect')
  await expect.element(password.getByRole('checkbox')).not.toBeInTheDocument()
  await fill('le bon')
  await expect.element(page.getByText('Votre mot de passe a été changé')).toBeVisible()
  await expect.element(password.getByLabelText('Nouveau mot de passe')).toHaveValue('')
  expect(auth.calls['/change-password']).toMatchObject([{}, { currentPassword: 'le bon', newPassword: NEW }])
})

test('the tokens of the account are kept where the owner ticks it', async () => {
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    api: { accessTokens: { list: () => ({ items: [TOKEN] }) } },
    auth: { '/change-password': () => ({}) },
  })
  const keep = password.getByRole('checkbox', { name: 'Garder le jeton d’accès de ce compte' })
  await expect.element(keep).not.toBeChecked()
  await expectAccessibleAtBothWidths()
  await keep.click()
  await fill('le bon')
  await expect.element(page.getByText('Votre mot de passe a été changé')).toBeVisible()
  expect(auth.calls['/change-password']).toMatchObject([{ keepTokens: true }])
})
