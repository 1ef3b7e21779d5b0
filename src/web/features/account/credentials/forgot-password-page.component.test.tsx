import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

test('a link is sent to an address, and nothing without one', async () => {
  const { auth } = await renderSitePage('forgot-password', { auth: { '/request-password-reset': () => {} } })
  const send = page.getByRole('button', { name: 'Envoyer le lien' })
  await send.click()
  await expect.element(page.getByText('Veuillez entrer votre adresse email')).toBeVisible()
  expect(auth.calls['/request-password-reset']).toEqual([])
  await expectAccessibleAtBothWidths()
  await page.getByLabelText('Adresse email').fill('personne@exemple.fr')
  await send.click()
  await expect.element(page.getByText('Si un compte existe pour personne@exemple.fr')).toBeVisible()
  expect(auth.calls['/request-password-reset']).toEqual([{ email: 'personne@exemple.fr' }])
})
