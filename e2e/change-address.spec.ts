import { randomUUID } from 'node:crypto'
import { linkIn, readMail } from './support/mails.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('the address of an account is changed by the link at the new one, and signs in from then on', async ({
  page,
  account,
  browser,
  complaints,
}) => {
  complaints.expect(/401/)
  const newEmail = `${randomUUID()}@exemple.fr`
  await page.goto('/settings?onglet=securite')
  const section = page.getByRole('region', { name: 'Adresse email' })
  await section.getByLabel('Nouvelle adresse').fill(newEmail)
  await section.getByLabel('Mot de passe actuel').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(section.getByText(newEmail)).toBeVisible()

  // The mail is read on another device.
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  complaints.watch(phone)
  await phone.goto(linkIn(await readMail(newEmail)))
  await phone.getByRole('button', { name: 'Confirmer ma nouvelle adresse' }).click()
  await expect(phone.getByRole('heading', { name: 'Adresse changée' })).toBeVisible()

  await page.reload()
  await expect(section.getByLabel('Adresse email')).toHaveValue(newEmail)
  await phone.goto('/login')
  for (const email of [account.email, newEmail]) {
    await phone.getByLabel('Adresse email').fill(email)
    await phone.getByLabel('Mot de passe', { exact: true }).fill(account.password)
    await phone.keyboard.press('Enter')
    if (email === account.email)
      await expect(phone.getByRole('alert')).toHaveText('Email ou mot de passe incorrect')
  }
  await expect(phone).toHaveURL('/dashboard')
  await elsewhere.close()
})
