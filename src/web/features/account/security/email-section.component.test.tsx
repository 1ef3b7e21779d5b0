import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const section = page.getByRole('region', { name: 'Adresse email' })
const newEmail = section.getByLabelText('Nouvelle adresse')
const password = section.getByLabelText('Mot de passe actuel')
const submit = section.getByRole('button', { name: 'Changer d’adresse' })

test('a new address takes the password, and the page says that the link of the mail changes it', async () => {
  const { auth } = await renderRoute(routes, '/settings?onglet=securite', {
    auth: {
      '/change-email': (body) =>
        body.password === 'le bon' ? { status: true, mailsKept: false } : refusal('WRONG_PASSWORD'),
    },
  })
  await expect.element(section.getByLabelText('Adresse email')).toHaveValue(ACCOUNT.email)
  await submit.click()
  await expect.element(section.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs')
  expect(auth.calls['/change-email']).toEqual([])
  await newEmail.fill('camille@ailleurs.fr')
  await password.fill('pas le bon')
  await submit.click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/mot de passe/i)
  await expect.element(newEmail).toHaveValue('camille@ailleurs.fr')
  await expectAccessibleAtBothWidths()
  await password.fill('le bon')
  await submit.click()
  await expect.element(section.getByText(/envoyé à camille@ailleurs\.fr/)).toBeVisible()
  await expect.element(password).toHaveValue('')
})

test('where mails are kept on the server, the page says who has the link', async () => {
  await renderRoute(routes, '/settings?onglet=securite', {
    auth: { '/change-email': () => ({ status: true, mailsKept: true }) },
  })
  await newEmail.fill('camille@ailleurs.fr')
  await password.fill('le bon')
  await submit.click()
  await expect.element(section.getByText(/n’envoie pas de courrier.*fichier du serveur/)).toBeVisible()
})
