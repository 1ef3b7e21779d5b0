import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const name = page.getByLabelText('Nom complet')
const email = page.getByLabelText('Adresse email')
const password = page.getByLabelText('Mot de passe', { exact: true })
const confirmation = page.getByLabelText('Confirmer le mot de passe')
const submit = page.getByRole('button', { name: 'Créer mon compte' })

function invalidFields() {
  const fields = document.querySelectorAll('main [aria-invalid="true"]')
  return [...fields].map((field) => field.getAttribute('name'))
}

test.each([
  ['sign-up is closed', 'closed', 'Inscriptions fermées', 'n’accepte pas de nouveau compte'],
  ['an invitation is needed and there is none', 'invited', 'Sur invitation', 'se créent sur invitation'],
] as const)(
  'where %s, the page says so and leads to the sign-in',
  async (_where, registration, title, text) => {
    await renderSitePage('register', { registration })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Se connecter' }))
      .toHaveAttribute('href', '/login')
    await expect.element(submit).not.toBeInTheDocument()
    await expectAccessibleAtBothWidths()
  },
)

const INVITATION = '#type=invitation&token=abc&email=lea%40exemple.fr'

test('the link of an invitation fills in its address, and a refused one keeps what was typed', async () => {
  const { auth, departures } = await renderSitePage('register', {
    registration: 'invited',
    Page: () => <SignUpPage hash={INVITATION} />,
    auth: { '/sign-up/email': () => refusal('INVITATION_ENDED') },
  })
  await expect.element(email).toHaveValue('lea@exemple.fr')
  await expect.element(email).toHaveAttribute('readonly')
  await expectAccessibleAtBothWidths()
  await name.fill('Léa')
  await password.fill('une cuisine ouverte')
  await confirmation.fill('une cuisine ouverte')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Cette invitation a expiré')
  await expect.element(name).toHaveValue('Léa')
  await expect.element(password).toHaveValue('une cuisine ouverte')
  expect(departures).toEqual([])
  expect(auth.calls['/sign-up/email']).toMatchObject([{ email: 'lea@exemple.fr', invitation: 'abc' }])
})

test('the link of a house makes an account for any address, also where sign-up is closed', async () => {
  const { auth, departures } = await renderSitePage('register', {
    registration: 'closed',
    Page: () => <SignUpPage hash="#type=house&token=abc" />,
    auth: { '/sign-up/email': () => ({}) },
  })
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill('une cuisine ouverte')
  await confirmation.fill('une cuisine ouverte')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(auth.calls['/sign-up/email']).toMatchObject([{ email: 'lea@exemple.fr', houseInvitation: 'abc' }])
})

test('too many accounts of one network are refused with a sentence that blames no attempt', async () => {
  await renderSitePage('register', {
    auth: { '/sign-up/email': () => refusal('TOO_MANY_ACCOUNTS', { retryAfterSeconds: 3_600 }) },
  })
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill('une cuisine ouverte')
  await confirmation.fill('une cuisine ouverte')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Beaucoup de comptes ont été créés depuis votre réseau. Pour le vôtre, réessayez dans une heure.',
    )
  await expect.element(email).toHaveValue('lea@exemple.fr')
})

test('where anyone may sign up, an invitation is not needed and not sent', async () => {
  await renderSitePage('register', { Page: () => <SignUpPage hash={INVITATION} /> })
  await expect.element(email).toHaveValue('')
  await expect.element(email).not.toHaveAttribute('readonly')
})

test('each rule of the form shows its error beside its field, and nothing is sent', async () => {
  const { auth } = await renderSitePage('register')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs')
  await expect.element(name).toHaveFocus()
  expect(invalidFields()).toEqual(['name', 'email', 'password', 'confirmation', 'terms'])
  await expectAccessibleAtBothWidths()

  await name.fill('Léa')
  await email.fill('lea@exemple')
  await password.fill('1234567')
  await confirmation.fill('12345678')
  await submit.click()
  for (const sentence of [
    'Veuillez entrer une adresse email valide',
    'Le mot de passe doit contenir au moins 8 caractères',
    'Les mots de passe ne correspondent pas',
    "Vous devez accepter les conditions générales d'utilisation",
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expect.element(name).toHaveValue('Léa')
  expect(invalidFields()).toEqual(['email', 'password', 'confirmation', 'terms'])
  expect(auth.calls['/sign-up/email']).toEqual([])
})

test('an address that has an account cannot make another', async () => {
  const { departures } = await renderSitePage('register', {
    auth: { '/sign-up/email': () => refusal('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') },
  })
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill('une cuisine ouverte')
  await confirmation.fill('une cuisine ouverte')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse email.',
    )
  await expect.element(email).toHaveValue('lea@exemple.fr')
  expect(departures).toEqual([])
})

test.each([
  ['azerty1234', 'Une suite, une répétition ou une date se devine : choisissez un autre mot de passe'],
  ['lea.exemple', 'Votre nom et votre adresse se devinent : choisissez un autre mot de passe'],
])('%s is refused beside its field before anything is sent', async (guessable, sentence) => {
  const { auth } = await renderSitePage('register')
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill(guessable)
  await confirmation.fill(guessable)
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(password).toHaveFocus()
  expect(auth.calls['/sign-up/email']).toEqual([])
})

test('a common password is refused by the server, beside its field', async () => {
  await renderSitePage('register', {
    auth: {
      '/sign-up/email': () =>
        refusal('VALIDATION', { fields: [{ path: 'password', rule: 'password-common' }] }),
    },
  })
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill('motdepasse')
  await confirmation.fill('motdepasse')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect
    .element(page.getByText('Ce mot de passe est trop courant : choisissez-en un autre'))
    .toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('motdepasse')
  await expect.element(confirmation).toHaveValue('motdepasse')
})

test('the form begins at the name, says which passwords pass, and Tab leads from one password to the other', async () => {
  await renderSitePage('register')
  await expect.element(name).toHaveFocus()
  await expect
    .element(page.getByText('plusieurs mots passent, comme « pizza aux champignons »'))
    .toBeVisible()
  await password.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(confirmation).toHaveFocus()
})

test('a field in which somebody types already keeps the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await renderSitePage('register')
  await expect.element(name).toBeVisible()
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('an account that has to be confirmed leads to the inbox, keeps what was typed, and its link can be sent again', async () => {
  const { auth, departures, network } = await renderSitePage('register', {
    registration: 'confirmed',
    auth: {
      '/sign-up/email': () => ({ confirmation: 'sent' as const }),
      '/send-verification-email': () => {},
    },
  })
  await name.fill('Léa')
  await email.fill('lea@exemple.fr')
  await password.fill('une cuisine ouverte')
  await confirmation.fill('une cuisine ouverte')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Un message vient d’être envoyé à lea@exemple.fr')
  expect(departures).toEqual([])
  await expectAccessibleAtBothWidths()

  const again = page.getByRole('button', { name: 'Renvoyer le lien' })
  network.down = true
  await again.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erreur de connexion au serveur')
  network.down = false
  await again.click()
  await expect.element(page.getByText('un nouveau lien vient de lui être envoyé')).toBeVisible()
  // The second click of a double one, which may come after the answer.
  await again.click({ force: true })
  await expect.element(page.getByText('un nouveau lien vient de lui être envoyé')).toBeVisible()
  expect(auth.calls['/send-verification-email']).toEqual([{ email: 'lea@exemple.fr' }])

  await page.getByRole('button', { name: 'Utiliser une autre adresse' }).click()
  await expect.element(name).toHaveValue('Léa')
  await expect.element(password).toHaveValue('une cuisine ouverte')
})
