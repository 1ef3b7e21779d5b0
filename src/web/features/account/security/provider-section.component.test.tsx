import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SIGN_IN_MEANS } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const PROVIDER = { name: 'Annuaire du Lycée', only: false }
const URL_OF_PROVIDER = 'https://connexion.exemple.fr/auth'
const section = page.getByRole('region', { name: 'Service d’identité' })
const button = (name: string) => section.getByRole('button', { name })
const password = section.getByLabelText('Mot de passe actuel')

test('without an identity provider its section is absent', async () => {
  await renderRoute(routes, '/settings?onglet=securite')
  await expect.element(page.getByRole('region', { name: 'Mot de passe' })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('an account is linked with its password', async () => {
  const { auth, departures } = await renderRoute(routes, '/settings?onglet=securite', {
    provider: PROVIDER,
    api: { security: { get: () => ({ ...SIGN_IN_MEANS, provider: false }) } },
    auth: { '/provider/begin': () => ({ url: URL_OF_PROVIDER }) },
  })
  await button('Relier').click()
  await expectAccessibleAtBothWidths()
  await password.fill('le bon')
  await button('Relier').click()
  await expect.poll(() => departures).toEqual([URL_OF_PROVIDER])
  expect(auth.calls['/provider/begin']).toEqual([
    { purpose: 'link', to: '/settings?onglet=securite', password: 'le bon' },
  ])
})

test('a link is ended with the password', async () => {
  let isLinked = true
  await renderRoute(routes, '/settings?onglet=securite', {
    provider: PROVIDER,
    api: { security: { get: () => ({ ...SIGN_IN_MEANS, provider: isLinked }) } },
    auth: {
      '/provider/unlink': () => {
        isLinked = false
        return { status: true }
      },
    },
  })
  await button('Délier').click()
  await password.fill('le bon')
  await button('Délier').click()
  await expect.element(section.getByText('Ce compte n’y est pas relié.')).toBeVisible()
})

test('an account without a password shows who is there by signing in again', async () => {
  const means = { ...SIGN_IN_MEANS, password: false, provider: true }
  const { auth, departures } = await renderRoute(routes, '/settings?onglet=securite', {
    provider: PROVIDER,
    api: { security: { get: () => means } },
    auth: { '/provider/begin': () => ({ url: URL_OF_PROVIDER }), '/request-password-reset': () => ({}) },
  })
  await expect.element(section.getByText(/^Ce compte n’a pas de mot de passe/)).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect.element(page.getByText(/^Le lien vient d’être envoyé/)).toBeVisible()
  const mail = page.getByRole('region', { name: 'Adresse email' })
  await mail.getByRole('button', { name: 'Me reconnecter avec Annuaire du Lycée' }).click()
  await expect.poll(() => departures).toEqual([URL_OF_PROVIDER])
  expect(auth.calls['/provider/begin']).toEqual([{ purpose: 'confirm', to: '/settings?onglet=securite' }])
})

test('a sign-in of a moment ago stands for the password', async () => {
  const means = { ...SIGN_IN_MEANS, password: false, provider: true, recentUntil: '2026-11-27T10:10:00.000Z' }
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    provider: PROVIDER,
    api: { security: { get: () => means } },
    auth: { '/change-email': () => ({ status: true, mailsKept: false }) },
  })
  const mail = page.getByRole('region', { name: 'Adresse email' })
  await expect.element(mail.getByText(/^Vous venez de vous connecter/)).toBeVisible()
  await mail.getByLabelText('Nouvelle adresse').fill('autre@exemple.fr')
  await mail.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect
    .poll(() => auth.calls['/change-email'])
    .toEqual([{ newEmail: 'autre@exemple.fr', password: '' }])
})

test('where the provider alone signs in, nothing takes a password', async () => {
  await renderRoute(routes, '/settings?onglet=securite', {
    provider: { ...PROVIDER, only: true },
    api: { security: { get: () => ({ ...SIGN_IN_MEANS, password: false, provider: true }) } },
  })
  await expect.element(section.getByText(/^On se connecte ici par Annuaire du Lycée/)).toBeVisible()
  for (const name of ['Mot de passe', 'Clés d’accès', 'Double authentification'])
    await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
})
