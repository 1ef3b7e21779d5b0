import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD } from './support/account.ts'
import { testAt } from './support/installation.ts'
import { expect } from './support/test.ts'

const test = testAt('invited')

test('someone makes an account by an invitation, which serves once', async ({
  page,
  browser,
  installation,
  complaints,
}) => {
  complaints.expect(/403/)
  const email = `${randomUUID()}@exemple.fr`
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Essayer la démo' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Créer un compte' }).first()).toBeHidden()
  await page.goto('/register')
  await page.mouse.move(200, 200, { steps: 2 })
  await expect(page.getByRole('heading', { name: 'Sur invitation' })).toBeVisible()
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const read = await withoutScripts.newPage()
  await read.goto('/register')
  await expect(read.getByText('se créent sur invitation')).toBeVisible()
  await expect(read.getByText('n’accepte pas de nouveau compte')).toBeHidden()
  await expect(read.getByRole('textbox')).toHaveCount(0)
  await withoutScripts.close()

  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/invite.ts', email], {
    env: { PATH: process.env.PATH, ...installation.environment },
  })
  const link = /http\S+/.exec(stdout)?.[0] ?? ''
  const signUp = async (at: typeof page) => {
    await at.goto(link)
    await expect(at.getByLabel('Adresse email')).toHaveValue(email)
    await at.getByLabel('Nom complet').fill('Léa Fontaine')
    await at.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await at.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
    await at.getByLabel(/J’accepte/).check()
    await at.keyboard.press('Enter')
  }
  await signUp(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Bienvenue, Léa Fontaine')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signUp(other)
  await expect(other.getByRole('alert')).toContainText('Cette invitation a expiré, ou elle a déjà servi')
  await elsewhere.close()
})
