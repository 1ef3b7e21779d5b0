import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Passkey } from '#contract/security.ts'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SIGN_IN_MEANS } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const section = page.getByRole('region', { name: 'Clés d’accès' })
const PASSKEY: Passkey = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b61',
  name: 'Tablette du passe',
  provider: 'Bitwarden',
  createdAt: '2026-11-01T09:00:00.000Z',
  usedAt: '2026-11-02T09:00:00.000Z',
}

test('passkeys are listed with what keeps them, named and removed', async () => {
  let passkeys = [PASSKEY]
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: {
      security: {
        get: () => ({ ...SIGN_IN_MEANS, passkeys }),
        renamePasskey: ({ name }) => {
          passkeys = [{ ...PASSKEY, name }]
          return { ...PASSKEY, name }
        },
        removePasskey: ({ id }) => {
          passkeys = []
          return { id }
        },
      },
    },
  })
  await expect
    .element(section.getByRole('listitem'))
    .toMatchTextContent(/^Tablette du passeAjoutée le .*, gardée par BitwardenDernière connexion/)
  await section.getByRole('button', { name: 'Renommer Tablette du passe' }).click()
  await section.getByLabelText('Nom de la clé').fill('')
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  expect(api.calls.security.renamePasskey).toEqual([])
  await section.getByLabelText('Nom de la clé').fill('Téléphone')
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(section.getByRole('button', { name: 'Supprimer Téléphone' })).toBeVisible()
  await expect.element(section.getByRole('heading')).toHaveFocus()
  await section.getByRole('button', { name: 'Renommer Téléphone' }).click()
  await section.getByLabelText('Nom de la clé').fill('Tiroir')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect.element(section.getByText('Téléphone')).toBeVisible()
  await expect.element(section.getByRole('heading')).toHaveFocus()
  expect(api.calls.security.renamePasskey).toHaveLength(1)
  await section.getByRole('button', { name: 'Supprimer Téléphone' }).click()
  const question = page.getByRole('dialog', { name: /^Supprimer cette clé/ })
  await expect.element(question).toMatchTextContent(/Effacez-la aussi de l’appareil/)
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect.element(section.getByText('Vous n’en avez pas encore.')).toBeVisible()
  await expectAccessibleAtBothWidths()
})

test('adding one takes a name and the password', async () => {
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    auth: { '/passkey/generate-register-options': () => refusal('WRONG_PASSWORD') },
  })
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect.element(section.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs')
  await section.getByLabelText('Nom de la clé').fill('Tablette')
  await section.getByLabelText('Mot de passe actuel').fill('pas le bon')
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/mot de passe/i)
  await expect.element(section.getByLabelText('Nom de la clé')).toHaveValue('Tablette')
  expect(auth.calls['/passkey/generate-register-options']).toEqual([{ password: 'pas le bon' }])
  await expectAccessibleAtBothWidths()
})
