import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a token is made in the settings, reads and writes nothing for a program, and opens nothing more once it is revoked', async ({
  page,
  account,
  request,
}) => {
  await page.goto('/settings?onglet=securite')
  const section = page.getByRole('region', { name: 'Jetons d’accès' })
  await section.getByRole('button', { name: 'Créer un jeton d’accès' }).click()
  await section.getByLabel('Nom du jeton').fill('Tableur des prix')
  await section.getByLabel('Mot de passe actuel').fill(account.password)
  await page.keyboard.press('Enter')
  const token = await section.getByText(/^gramme_[\w-]{43}$/).innerText()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'C’est fait, je l’ai copié' }).click()
  await expect(section.getByRole('listitem')).toContainText('N’a pas encore servi')

  const headers = { authorization: `Bearer ${token}` }
  const read = await request.get('/api/tech-sheets', { headers })
  expect(await read.json()).toMatchObject({ items: expect.any(Array) })
  const written = await request.post('/api/suppliers', { headers, data: { name: 'Metro' } })
  expect([written.status(), await written.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'TOKEN_READ_ONLY' }),
  ])

  await page.reload()
  await expect(section.getByRole('listitem')).toContainText(/Dernière utilisation le .* depuis/)
  await section.getByRole('button', { name: 'Révoquer Tableur des prix' }).click()
  const question = page.getByRole('dialog', { name: /^Révoquer ce jeton/ })
  await question.getByRole('button', { name: 'Révoquer', exact: true }).click()
  await expect(section.getByText('Vous n’en avez pas.')).toBeVisible()
  expect((await request.get('/api/tech-sheets', { headers })).status()).toBe(401)
})
