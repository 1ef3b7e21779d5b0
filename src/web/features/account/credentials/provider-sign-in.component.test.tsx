import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

const PROVIDER = { name: 'Annuaire du Lycée', only: false }
const go = page.getByRole('button', { name: 'Continuer avec Annuaire du Lycée' })
const password = page.getByLabelText('Mot de passe', { exact: true })
const alert = page.getByRole('alert')
/** As the identity provider leads back to it. */
const withHash = (hash: string) => ({ Page: () => <SignInPage from="/recipes" hash={hash} /> })

test('the identity provider is gone to with the page that is wanted, once', async () => {
  const { auth, departures } = await renderSitePage('login', {
    provider: PROVIDER,
    ...withHash(''),
    auth: { '/provider/begin': () => ({ url: 'https://connexion.exemple.fr/auth?client_id=gramme' }) },
  })
  await expect.element(password).toBeVisible()
  await expectAccessibleAtBothWidths()
  await go.dblClick()
  await expect.poll(() => departures).toEqual(['https://connexion.exemple.fr/auth?client_id=gramme'])
  expect(auth.calls['/provider/begin']).toEqual([
    { purpose: 'sign-in', to: '/recipes', language: 'fr', theme: 'auto' },
  ])
})

test('a provider that does not answer has its sentence, and can be tried again', async () => {
  const { auth } = await renderSitePage('login', {
    provider: PROVIDER,
    auth: { '/provider/begin': () => refusal('PROVIDER_UNREACHABLE') },
  })
  await go.click()
  await expect.element(alert).toMatchTextContent(/^Le service qui vous identifie ne répond pas/)
  await go.click()
  await expect.poll(() => auth.calls['/provider/begin']?.length).toBe(2)
})

test('where the provider alone signs in, no password is asked for', async () => {
  await renderSitePage('login', { provider: { ...PROVIDER, only: true } })
  await expect.element(go).toBeVisible()
  await expect.element(password).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
})

test('a new account is made at the provider alone there', async () => {
  await renderSitePage('register', { provider: { ...PROVIDER, only: true } })
  await expect.element(go).toBeVisible()
  await expect.element(password).not.toBeInTheDocument()
})

test('each failure of the way back has its sentence', async () => {
  await renderSitePage('login', { provider: PROVIDER, ...withHash('#provider=not-linked') })
  await expect.element(alert).toMatchTextContent(/^Cette adresse a déjà un compte ici/)
  await expect.element(password).toBeVisible()
})

test('the code of the second factor is asked for after the provider', async () => {
  const { departures } = await renderSitePage('login', {
    provider: PROVIDER,
    ...withHash('#step=code'),
    auth: { '/two-factor/verify-totp': () => ({}) },
  })
  await page.getByLabelText('Code à six chiffres').fill('123456')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect.poll(() => departures).toEqual(['/recipes'])
})

test('an account that the sign-in has restored has its notice', async () => {
  const { departures } = await renderSitePage('login', {
    provider: PROVIDER,
    ...withHash('#restored=2026-12-27T10:00:00.000Z'),
  })
  await expect.element(page.getByText(/27 décembre 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect.poll(() => departures).toEqual(['/recipes'])
})
