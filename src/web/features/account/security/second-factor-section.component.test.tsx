import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SIGN_IN_MEANS } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { Route as Settings } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Settings }
/** With the links that lead away. */
const inNavigation = { ...routes, '/_workspace': Workspace }

const URI =
  'otpauth://totp/Gramme:camille%40exemple.fr?secret=JBSWY3DPEHPK3PXPJBSWY3DP&issuer=Gramme&digits=6&period=30'
const CODES = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`)
const section = page.getByRole('region', { name: 'Double authentification' })
const button = (name: string) => section.getByRole('button', { name })
const password = section.getByLabelText('Mot de passe actuel')

test('an authenticator is set up with the password, a code to scan, and a code of it; recovery codes are shown once', async () => {
  let means = { twoFactor: false, recoveryCodes: null as number | null }
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    api: { security: { get: () => ({ ...SIGN_IN_MEANS, ...means }) } },
    auth: {
      '/two-factor/enable': (body) =>
        body.password === 'le bon'
          ? { method: 'totp', totpURI: URI, backupCodes: CODES }
          : refusal('WRONG_PASSWORD'),
      '/two-factor/confirm': ({ code }) => {
        if (code !== '123456') return refusal('INVALID_CODE')
        means = { twoFactor: true, recoveryCodes: 10 }
        return {}
      },
    },
  })
  await expect.element(section.getByText('Elle n’est pas activée.')).toBeVisible()
  await button('Configurer une application').click()
  await password.fill('pas le bon')
  await button('Continuer').click()
  await expect.element(section.getByRole('alert')).toBeVisible()
  await password.fill('le bon')
  await button('Continuer').click()
  await expect.element(section.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible()
  await expect.element(section.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP')).toBeVisible()
  await expectAccessibleAtBothWidths()

  const code = section.getByLabelText('Code à six chiffres')
  await code.fill('000000')
  await button('Activer').click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/^Ce code n’est pas le bon/)
  await code.fill('123456')
  await button('Activer').click()
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(10)
  await expect.element(section.getByText('abcd3-efgh3')).toBeVisible()
  await expectAccessibleAtBothWidths()

  await button('C’est fait, je les ai gardés').click()
  await expect
    .element(section.getByText(/^Elle est activée\..*Il vous reste 10 codes de secours sur 10/))
    .toBeVisible()
  await expect.element(section.getByText('abcd3-efgh3')).not.toBeInTheDocument()
  expect(auth.calls['/two-factor/enable']).toHaveLength(2)
})

test('new recovery codes and turning it off take the password', async () => {
  let means = { twoFactor: true, recoveryCodes: 1 as number | null }
  const { auth } = await renderRoute(inNavigation, '/settings?onglet=securite', {
    api: { security: { get: () => ({ ...SIGN_IN_MEANS, ...means }) } },
    auth: {
      '/two-factor/generate-backup-codes': () => {
        means = { twoFactor: true, recoveryCodes: 10 }
        return { status: true, backupCodes: CODES }
      },
      '/two-factor/disable': () => {
        means = { twoFactor: false, recoveryCodes: null }
        return { status: true }
      },
    },
  })
  await expect.element(section.getByText(/Il vous reste un code de secours sur 10/)).toBeVisible()
  await button('Nouveaux codes de secours').click()
  await password.fill('le bon')
  await button('Continuer').click()
  await expect.element(section.getByText('abcd0-efgh0')).toBeVisible()
  // Leaving asks first: they are shown once.
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await button('C’est fait, je les ai gardés').click()

  await button('Désactiver').click()
  await expect.element(section.getByText(/^Le mot de passe seul suffira/)).toBeVisible()
  await button('Annuler').click()
  expect(auth.calls['/two-factor/disable']).toEqual([])
  await button('Désactiver').click()
  await password.fill('le bon')
  await button('Désactiver').click()
  await expect.element(page.getByText('La double authentification est désactivée')).toBeVisible()
  await expect.element(section.getByText('Elle n’est pas activée.')).toBeVisible()
})
