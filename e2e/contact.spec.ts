import { randomUUID } from 'node:crypto'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/test.ts'

const SENT = 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'
const MESSAGE = 'Bonjour,\n\nLe coût est-il par portion ?'

type Stored = { name: string; subject: string; message: string; language: string }

function storedFrom(email: string): Promise<Stored[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<Stored>(
      'select name, subject, message, language from auth.contact_messages where email = $1',
      [email],
    )
    return rows
  })
}

/** A robot is too fast for this form: its first attempt is refused. */
const TOO_FAST = /422/

test('a visitor writes to the operator, looks at another page meanwhile, and the operator finds the message', async ({
  page,
  complaints,
}) => {
  complaints.expect(TOO_FAST)
  await page.goto('/contact')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const send = page.getByRole('button', { name: 'Envoyer' })
  const email = `${randomUUID()}@exemple.fr`
  await field('Nom').fill('Ana Martin')
  await field('Email').fill(email)
  await field('Message').fill(MESSAGE)
  await field('Sujet').fill('Prix du beurre')
  await expect(send).toHaveAttribute('type', 'submit')
  await page.goto('/about')
  await page.goBack()
  await expect(field('Message')).toHaveValue(MESSAGE)
  await expect(field('Sujet')).toHaveValue('Prix du beurre')

  await field('Sujet').press('Enter')
  await expect(page.getByRole('status')).toHaveText(SENT)
  for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(name)).toHaveValue('')
  expect(await storedFrom(email)).toEqual([
    { name: 'Ana Martin', subject: 'Prix du beurre', message: MESSAGE, language: 'fr' },
  ])
  await page.reload()
  await expect(field('Message')).toHaveValue('')
})

test('what is typed before the script has come is kept, and goes into no address', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  // All but the one that comes before the first paint.
  await page.route(/\/assets\/(?!first-paint)[^/]+\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Nom', exact: true })
  await name.fill('Ana Martin')
  await name.press('Enter')
  script.resolve()
  await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('type', 'submit')
  await expect(name).toHaveValue('Ana Martin')
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await expect(name).toHaveValue('Ana Martin')
})
