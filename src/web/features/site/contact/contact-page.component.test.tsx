import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noAnswer, noNetwork, refusal } from '#web/testing/answers.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const SENT = 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const send = page.getByRole('button', { name: 'Envoyer' })
const alert = page.getByRole('alert')
const ticket = () => ({ ticket: 'un ticket' })

async function fill() {
  await field('Nom').fill('Ana Martin')
  await field('Email').fill('ana@exemple.fr')
  await field('Message').fill('Bonjour,\n\nLe coût est-il par portion ?')
  await field('Sujet').fill('Prix du beurre')
}

test('a missing value shows its problem at its field', async () => {
  const { api } = await renderSitePage('contact', { api: { contact: { ticket } } })
  await send.click()
  await expect.element(field('Nom')).toHaveFocus()
  for (const sentence of [
    'Indiquez votre nom',
    'Indiquez votre adresse email',
    'Indiquez le sujet de votre message',
    'Écrivez votre message',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expectAccessible()
  await field('Email').fill('ana')
  await expect.element(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  expect(api.calls.contact.send).toEqual([])
})

test('while the server has not answered, the button says that the message is on its way', async () => {
  await renderSitePage('contact', { api: { contact: { ticket: noAnswer } } })
  await fill()
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
  await expect.element(field('Sujet')).toHaveValue('Prix du beurre')
})

test('every failure shows its reason, and the typed text stays until it is sent', async () => {
  await page.viewport(390, 844)
  const { api } = await renderSitePage('contact', { api: { contact: { ticket, send: noNetwork } } })
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(alert)
    .toHaveTextContent('Le serveur ne répond pas. Vérifiez votre connexion internet, puis réessayez.')
  await expect.element(alert).toBeInViewport()

  api.answer({ contact: { send: () => refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 541 }) } })
  await send.click()
  await expect
    .element(alert)
    .toHaveTextContent('Trop de messages en peu de temps. Réessayez dans 10 minutes.')
  api.answer({ contact: { send: () => refusal('INTERNAL') } })
  await send.click()
  await expect.element(alert).toHaveTextContent('Une erreur est survenue. Veuillez réessayer.')

  const refused = api.calls.contact.send.length
  await field('Message').fill('x'.repeat(5_001))
  await expect.element(page.getByText('Un caractère de trop')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Ce texte est trop long (maximum 5 000 caractères)')).toBeVisible()
  expect(api.calls.contact.send).toHaveLength(refused)

  api.answer({ contact: { send: () => ({ sent: true }) } })
  await field('Message').fill('Bref.')
  await send.dblClick()
  await expect.element(page.getByRole('status')).toHaveTextContent(SENT)
  // A click on the form that is empty again shows no error about that.
  await send.click()
  await expect.element(page.getByRole('status')).toHaveTextContent(SENT)
  await expectAccessible()
  expect(api.calls.contact.send.slice(refused)).toMatchObject([
    { name: 'Ana Martin', email: 'ana@exemple.fr', subject: 'Prix du beurre', message: 'Bref.' },
  ])
})
