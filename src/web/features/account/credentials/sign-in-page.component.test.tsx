import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const email = page.getByLabelText('Adresse email')
const password = page.getByLabelText('Mot de passe', { exact: true })
const submit = page.getByRole('button', { name: 'Se connecter' })
const alert = page.getByRole('alert')
const address = location.href

afterEach(() => history.replaceState(null, '', address))

/** The page asks for the page to go back to in its own address. */
function redirectedFrom(path: string) {
  history.replaceState(null, '', `?${new URLSearchParams({ from: path }).toString()}`)
}

async function fill() {
  await email.fill('camille@exemple.fr')
  await password.fill('une cuisine ouverte')
}

test('an empty form says so, and is accessible in both themes and on a phone', async () => {
  const { auth } = await renderSitePage('login')
  await submit.click()
  await expect.element(alert).toHaveTextContent('Veuillez remplir tous les champs')
  await expectAccessibleAtBothWidths()
  expect(auth.calls['/sign-in/email']).toEqual([])
})

test('the address is typed at once, also on a phone, where nothing else has the focus', async () => {
  await page.viewport(390, 844)
  await renderSitePage('login')
  await expect.element(email).toHaveFocus()
})

test.each([
  ['closed', 'n’accepte pas de nouveau compte'],
  ['invited', 'se créent sur invitation'],
] as const)('where sign-up is %s, no link leads to it', async (registration, sentence) => {
  await renderSitePage('login', { registration })
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Créer un compte' })).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
})

test('signing in opens the dashboard and sends whether to remember the session', async () => {
  const { auth, departures } = await renderSitePage('login', { auth: { '/sign-in/email': () => {} } })
  await fill()
  await page.getByLabelText('Se souvenir de moi').click()
  await submit.click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(auth.calls['/sign-in/email']).toEqual([
    { email: 'camille@exemple.fr', password: 'une cuisine ouverte', rememberMe: true },
  ])
})

test('an address of another site is no page to go back to', async () => {
  redirectedFrom('//ailleurs.example/recipes')
  const { auth, departures } = await renderSitePage('login', { auth: { '/sign-in/email': () => {} } })
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(auth.calls['/sign-in/email']).toMatchObject([{ rememberMe: false }])
})

test('a signed-in user is redirected to the page in the address', async () => {
  redirectedFrom('/settings?depuis=favori')
  const { departures } = await renderSitePage('login', { session: SESSION })
  await expect.element(page.getByText('Vous devez être connecté pour accéder à cette page')).toBeVisible()
  await expect.poll(() => departures).toEqual(['/settings?depuis=favori'])
})

test('a password can be looked at while it is typed', async () => {
  await renderSitePage('login')
  await password.fill('secret')
  await expect.element(password).toHaveAttribute('type', 'password')
  page.getByRole('button', { name: 'Afficher le mot de passe' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('secret')
})

test('without a connection the form says so, keeps what was typed, and a double click sends once', async () => {
  const { auth, departures, network } = await renderSitePage('login', {
    auth: { '/sign-in/email': () => {} },
  })
  await fill()
  network.down = true
  await submit.click()
  await expect
    .element(alert)
    .toHaveTextContent(
      'Erreur de connexion au serveur. Vérifiez votre connexion internet et la configuration du service.',
    )
  await expect.element(email).toHaveValue('camille@exemple.fr')
  await expect.element(password).toHaveValue('une cuisine ouverte')
  network.down = false
  await submit.dblClick()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(auth.calls['/sign-in/email']).toHaveLength(1)
})

test('too many wrong passwords are slowed down with a word about how long', async () => {
  await renderSitePage('login', {
    auth: { '/sign-in/email': () => refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 }) },
  })
  await fill()
  await submit.click()
  await expect
    .element(alert)
    .toHaveTextContent('Trop de tentatives infructueuses. Réessayez dans 42 secondes.')
})

test('an account that is not confirmed says so, and its link can be sent again', async () => {
  const { auth } = await renderSitePage('login', {
    registration: 'confirmed',
    auth: {
      '/sign-in/email': () => refusal('EMAIL_NOT_VERIFIED'),
      '/send-verification-email': () => refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 }),
    },
  })
  const again = page.getByRole('button', { name: 'Renvoyer le lien' })
  await expect.element(email).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
  await fill()
  await submit.click()
  await expect.element(alert).toMatchTextContent('L’adresse de ce compte n’est pas encore confirmée')
  await again.click()
  await expect.element(page.getByText('Réessayez dans 30 secondes')).toBeVisible()
  await expect.element(password).toHaveValue('une cuisine ouverte')
  await expectAccessibleAtBothWidths()
  expect(auth.calls['/send-verification-email']).toEqual([{ email: 'camille@exemple.fr' }])
})

test('an account that was to be erased is restored, which the page says before it opens it', async () => {
  const restored = { eraseAt: '2026-12-24T10:00:00.000Z' }
  const { departures } = await renderSitePage('login', { auth: { '/sign-in/email': () => ({ restored }) } })
  await fill()
  await submit.click()
  await expect
    .element(page.getByText(/Votre compte devait être effacé le 24 décembre 2026, il est rétabli/))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Compte rétabli' })).toBeVisible()
  expect(departures).toEqual([])
  await expectAccessibleAtBothWidths()
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
})
