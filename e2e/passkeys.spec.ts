import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a passkey is added in the settings, signs in at the sign-in page, and does so no more once it is removed', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/401/)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/settings?onglet=securite')
  const section = page.getByRole('region', { name: 'Clés d’accès' })
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await section.getByLabel('Nom de la clé').fill('Tablette du passe')
  await section.getByLabel('Mot de passe actuel').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toContainText('Tablette du passe')
  await expect(section.getByText('N’a pas encore servi')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/settings?onglet=securite')
  await expect(section.getByText(/^Dernière connexion/)).toBeVisible()
  await section.getByRole('button', { name: 'Renommer Tablette du passe' }).click()
  await section.getByLabel('Nom de la clé').fill('Tablette du chef')
  await page.keyboard.press('Enter')
  await section.getByRole('button', { name: 'Supprimer Tablette du chef' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(section.getByText('Vous n’en avez pas encore.')).toBeVisible()

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page.getByRole('alert')).toContainText('Cette clé d’accès n’est d’aucun compte ici')
})
