import { randomUUID } from 'node:crypto'
import { PASSWORD, signUpOnPage } from './support/account.ts'
import { expectAccessible } from './support/accessible.ts'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const STEPS = ['Couper l’épaule.', 'Blanchir la viande.']

test('an owner invites a cook by a link, who sees no price, ticks by name, and sees nothing once removed', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/401/)
  const { id } = await addSheet(page.request, { title: 'Blanquette de veau', steps: STEPS })
  await page.goto('/settings?onglet=equipe')
  const team = page.getByRole('region', { name: 'Équipe' })
  await team.getByRole('button', { name: 'Inviter' }).click()
  await expect(team.getByRole('radio', { name: 'Cuisinier' })).toBeChecked()
  await team.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await team.getByRole('button', { name: 'Créer l’invitation' }).click()
  const link = await team.getByText(/\/invitation#/).textContent()
  await team.getByRole('button', { name: 'C’est fait' }).click()

  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const cook = await context.newPage()
  const { pathname, hash } = new URL(String(link))
  await cook.goto(pathname + hash)
  await expect(cook.getByText('Camille Martin').first()).toBeVisible()
  await expectAccessible(cook)
  await cook.getByRole('link', { name: 'Créer mon compte' }).click()
  await signUpOnPage(cook, `${randomUUID()}@exemple.fr`)
  await expect(cook).toHaveURL('/cuisine')
  await cook.getByRole('link', { name: /Blanquette de veau/ }).click()
  const first = cook.getByRole('button', { name: 'Étape 1 faite' })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(cook.getByText('€')).toHaveCount(0)
  await cook.goto('/recipes')
  await expect(cook).toHaveURL('/cuisine')
  await cook.getByRole('button', { name: /^LF, Léa Fontaine/ }).click()
  await cook.getByRole('menuitem', { name: 'Mon compte' }).click()
  await expect(cook.getByRole('region', { name: 'Appareils connectés' })).toBeVisible()
  await expectAccessible(cook)
  await cook.goto(`/cuisine/fiches/${id}`)
  await expect(first).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`/cuisine/fiches/${id}`)
  await expect(page.getByRole('button', { name: /^Étape 1 faite LF .*Léa Fontaine$/ })).toBeVisible()
  await page.goto('/settings?onglet=equipe')
  await team.getByRole('button', { name: 'Actions sur Léa Fontaine' }).click()
  await page.getByRole('menuitem', { name: 'Retirer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Léa Fontaine n’est plus dans la maison')).toBeVisible()

  await expect(cook.getByText('Blanquette')).toHaveCount(0)
  await expect(first).toHaveCount(0)
  const kept = await cook.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes('gramme-read')),
  )
  expect(kept).toEqual([])
  await context.close()
})
