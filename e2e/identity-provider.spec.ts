import type { Page } from '@playwright/test'
import { startIdentityProvider, type IdentityProvider } from '../src/server/testing/identity-provider.ts'
import { testAt } from './support/installation.ts'
import { expect } from './support/test.ts'

let provider: IdentityProvider
const test = testAt('open', async (baseUrl) => {
  provider = await startIdentityProvider(baseUrl)
  const { settings, close } = provider
  const variables = {
    OIDC_ISSUER: settings.issuer,
    OIDC_CLIENT_ID: settings.clientId,
    OIDC_CLIENT_SECRET: settings.clientSecret,
    OIDC_NAME: settings.name,
    OIDC_ONLY: 'true',
  }
  return { variables, close }
})

/** Signs in on the pages of the provider. */
async function passProvider(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('someone enters by the identity provider of the installation, leaves, and comes back to the page that was asked for', async ({
  page,
  complaints,
}) => {
  // The pages of the provider itself, and the face that they ask for.
  complaints.expect(/another host: (http:\/\/127\.0\.0\.1:|https:\/\/fonts\.)|fonts\.googleapis/)
  provider.people.set('lea', { email: 'lea@lycee.exemple', email_verified: true, name: 'Léa Fontaine' })
  await page.goto('/recipes')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: `Continuer avec ${provider.settings.name}` }).click()
  await passProvider(page, 'lea')
  await expect(page).toHaveURL('/recipes')
  await page.goto('/settings?onglet=securite')
  await expect(page.getByRole('region', { name: 'Adresse email' }).getByRole('textbox').first()).toHaveValue(
    'lea@lycee.exemple',
  )
  await expect(page.getByText(`On se connecte ici par ${provider.settings.name}`)).toBeVisible()
})
