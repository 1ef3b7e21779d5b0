import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

const Page = () => <SignInPage from={undefined} hash={undefined} />
const heading = page.getByRole('heading', { level: 1 })
const submit = page.getByRole('button', { name: 'Se connecter' })
const code = page.getByLabelText('Code à six chiffres')

async function givePassword() {
  await page.getByLabelText('Adresse email').fill('camille@exemple.fr')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('le bon')
  await submit.click()
}

test('after the password a code is asked for, and a wrong one has its sentence', async () => {
  const { auth } = await renderSitePage('login', {
    Page,
    auth: {
      '/sign-in/email': () => ({ secondFactor: true }),
      '/two-factor/verify-totp': () => refusal('INVALID_CODE'),
    },
  })
  await givePassword()
  await expect.element(heading).toHaveTextContent('Votre code')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessibleAtBothWidths()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs')
  await code.fill('123 456')
  await page.getByLabelText(/^Se fier à cet appareil/).click()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Ce code n’est pas le bon/)
  await expect.element(code).toHaveValue('123 456')
  expect(auth.calls['/two-factor/verify-totp']).toEqual([{ code: '123 456', trustDevice: true }])
})

test('a recovery code is another field, and the way back is to the password', async () => {
  const { auth } = await renderSitePage('login', {
    Page,
    auth: {
      '/sign-in/email': () => ({ secondFactor: true }),
      '/two-factor/verify-backup-code': () => refusal('INVALID_BACKUP_CODE'),
    },
  })
  await givePassword()
  await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click()
  await page.getByLabelText('Code de secours').fill('aBcDe-12345')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Ce code de secours n’existe pas/)
  expect(auth.calls['/two-factor/verify-backup-code']).toEqual([{ code: 'aBcDe-12345', trustDevice: false }])
  await expectAccessibleAtBothWidths()
  await page.getByRole('button', { name: 'Revenir au mot de passe' }).click()
  await expect.element(heading).toHaveTextContent('Connexion')
})

test('a step that has ended leads back to the password, with the reason', async () => {
  await renderSitePage('login', {
    Page,
    auth: {
      '/sign-in/email': () => ({ secondFactor: true }),
      '/two-factor/verify-totp': () => refusal('INVALID_TWO_FACTOR_COOKIE'),
    },
  })
  await givePassword()
  await code.fill('123456')
  await submit.click()
  await expect.element(heading).toHaveTextContent('Connexion')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Plus de dix minutes/)
})

test('an account that the code has restored has its notice before it opens', async () => {
  const { departures } = await renderSitePage('login', {
    Page,
    auth: {
      '/sign-in/email': () => ({ secondFactor: true }),
      '/two-factor/verify-totp': () => ({ restored: { eraseAt: '2026-12-24T10:00:00.000Z' } }),
    },
  })
  await givePassword()
  await code.fill('123456')
  await submit.click()
  await expect.element(heading).toHaveTextContent('Compte rétabli')
  expect(departures).toEqual([])
})
