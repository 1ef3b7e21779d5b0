import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const ENDED = 'Ce lien ne sert plus'
const withHash = (hash: string) => ({ Page: () => <ConfirmEmailPage hash={hash} /> })
const LINK = withHash('#type=confirmation&token=abc')
const heading = page.getByRole('heading', { level: 1 })
const confirm = page.getByRole('button', { name: 'Confirmer mon adresse' })
const email = page.getByLabelText('Adresse email')

test('nothing is confirmed before the button is pressed, and a double click sends once', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { auth } = await renderSitePage('confirm-email', { ...LINK, auth: { '/verify-email': () => held } })
  await expect.element(heading).toHaveTextContent('Confirmer votre adresse')
  await expectAccessibleAtBothWidths()
  expect(auth.calls['/verify-email']).toEqual([])
  await confirm.dblClick()
  answer()
  await expect.element(heading).toHaveTextContent('Adresse confirmée')
  expect(auth.calls['/verify-email']).toEqual([{ token: 'abc' }])
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Se connecter' }))
    .toHaveAttribute('href', '/login')
  await expectAccessibleAtBothWidths()
})

for (const hash of ['', '#type=recovery&token=abc', '#type=confirmation'])
  test(`/confirm-email${hash} is no link that confirms`, async () => {
    await renderSitePage('confirm-email', withHash(hash))
    await expect.element(heading).toHaveTextContent(ENDED)
    await expect.element(confirm).not.toBeInTheDocument()
  })

test('a link that has served leads to a new one, for the address that is given', async () => {
  const { auth } = await renderSitePage('confirm-email', {
    ...LINK,
    auth: { '/verify-email': () => refusal('INVALID_TOKEN'), '/send-verification-email': () => {} },
  })
  await confirm.click()
  await expect.element(heading).toHaveTextContent(ENDED)
  await expect.element(page.getByRole('alert')).toMatchTextContent('plus de 24')
  const button = page.getByRole('button', { name: 'Recevoir un nouveau lien' })
  await button.click()
  await expect.element(page.getByText('Veuillez entrer votre adresse email')).toBeVisible()
  expect(auth.calls['/send-verification-email']).toEqual([])
  await expectAccessibleAtBothWidths()
  await email.fill('lea@exemple.fr')
  await button.click()
  await expect.element(page.getByText('un nouveau lien vient de lui être envoyé')).toBeVisible()
  expect(auth.calls['/send-verification-email']).toEqual([{ email: 'lea@exemple.fr' }])
})

test('without a connection the link is kept, and used by the next try', async () => {
  const { auth, network } = await renderSitePage('confirm-email', {
    ...LINK,
    auth: { '/verify-email': () => {} },
  })
  await expect.element(confirm).toBeVisible()
  network.down = true
  await confirm.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erreur de connexion au serveur')
  network.down = false
  await confirm.click()
  await expect.element(heading).toHaveTextContent('Adresse confirmée')
  expect(auth.calls['/verify-email']).toEqual([{ token: 'abc' }])
})
