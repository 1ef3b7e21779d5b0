import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const NEW = 'un tout autre mot'
const INVALID = 'Lien de réinitialisation invalide ou expiré'

const withHash = (hash: string) => ({ Page: () => <ResetPasswordPage hash={hash} /> })
const password = page.getByLabelText('Nouveau mot de passe')
const confirmation = page.getByLabelText('Confirmer le mot de passe')
const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' })

for (const hash of ['', '#type=signup&token=abc', '#type=recovery'])
  test(`/reset-password${hash} is no recovery link`, async () => {
    await renderSitePage('reset-password', withHash(hash))
    await expect.element(page.getByRole('alert')).toMatchTextContent(INVALID)
    await expect
      .element(page.getByRole('link', { name: 'Demander un nouveau lien' }))
      .toHaveAttribute('href', '/forgot-password')
    if (hash === '') await expectAccessibleAtBothWidths()
  })

test('a new password that is too short, or confirmed by another, is not sent', async () => {
  const { auth } = await renderSitePage('reset-password', withHash('#type=recovery&token=abc'))
  await password.fill('court')
  await confirmation.fill('autre')
  await submit.click()
  await expect.element(page.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeVisible()
  await expect.element(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  expect(auth.calls['/reset-password']).toEqual([])
  await expectAccessibleAtBothWidths()
})

test('a lost connection puts a panel in place of the form, whose retry sends what was typed', async () => {
  const { auth, network } = await renderSitePage('reset-password', {
    ...withHash('#type=recovery&token=perdu'),
    auth: { '/reset-password': () => refusal('INVALID_TOKEN') },
  })
  await password.fill(NEW)
  await confirmation.fill(NEW)
  network.down = true
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Erreur de connexion' })).toBeVisible()
  await expect.element(password).not.toBeVisible()
  network.down = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(INVALID)
  expect(auth.calls['/reset-password']).toEqual([{ token: 'perdu', newPassword: NEW, keepTokens: false }])
})

test('the tokens of the account are kept where the owner ticks it, and nothing is asked without any', async () => {
  const { auth } = await renderSitePage('reset-password', {
    ...withHash('#type=recovery&token=abc&tokens=2'),
    auth: { '/reset-password': () => ({}) },
  })
  await password.fill(NEW)
  await confirmation.fill(NEW)
  const keep = page.getByRole('checkbox', { name: 'Garder les 2 jetons d’accès de ce compte' })
  await expect.element(keep).not.toBeChecked()
  await expectAccessibleAtBothWidths()
  await keep.click()
  await submit.click()
  await expect.element(page.getByText('réinitialisé avec succès')).toBeVisible()
  expect(auth.calls['/reset-password']).toEqual([{ token: 'abc', newPassword: NEW, keepTokens: true }])
})
