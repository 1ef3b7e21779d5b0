import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const LINK = { Page: () => <ConfirmEmailPage hash="#type=address&token=abc" /> }
const heading = page.getByRole('heading', { level: 1 })
const confirm = page.getByRole('button', { name: 'Confirmer ma nouvelle adresse' })

test('the address is not changed before the button is pressed', async () => {
  const { auth } = await renderSitePage('confirm-email', {
    ...LINK,
    auth: { '/confirm-new-email': () => {} },
  })
  await expect.element(heading).toHaveTextContent('Confirmer votre nouvelle adresse')
  expect(auth.calls['/confirm-new-email']).toEqual([])
  await expectAccessibleAtBothWidths()
  await confirm.click()
  await expect.element(heading).toHaveTextContent('Adresse changée')
  await expect
    .element(page.getByRole('link', { name: 'Ouvrir Gramme' }))
    .toHaveAttribute('href', '/dashboard')
  expect(auth.calls['/confirm-new-email']).toEqual([{ token: 'abc' }])
})

test.each([
  ['INVALID_TOKEN', 'Ce lien ne sert plus', /L’adresse actuelle du compte est dans les paramètres/],
  ['EMAIL_TAKEN', 'Cette adresse a déjà un compte', /Le vôtre garde l’ancienne/],
] as const)('after %s the page says what has become of the change', async (code, title, sentence) => {
  await renderSitePage('confirm-email', { ...LINK, auth: { '/confirm-new-email': () => refusal(code) } })
  await confirm.click()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
  await expect
    .element(page.getByRole('link', { name: 'Ouvrir les paramètres' }))
    .toHaveAttribute('href', '/settings')
})

test('without a connection the link can be used again', async () => {
  await renderSitePage('confirm-email', { ...LINK, auth: { '/confirm-new-email': noNetwork } })
  await confirm.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Erreur de connexion au serveur/)
  await expect.element(confirm).toBeEnabled()
})
