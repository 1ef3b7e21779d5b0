import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

// Four looks at each page: two widths, two themes.
test.slow()

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

const VISITORS_PAGES = [
  { path: '/login', heading: 'Connexion' },
  { path: '/register', heading: 'Créer un compte' },
  { path: '/forgot-password', heading: 'Mot de passe oublié' },
  { path: '/reset-password', heading: 'Nouveau mot de passe' },
  { path: '/reset-password#type=recovery&token=abc', heading: 'Nouveau mot de passe' },
]
const MEMBERS_PAGES = [
  { path: '/dashboard', heading: 'Tableau de bord' },
  { path: '/settings', heading: 'Paramètres' },
]

for (const { path, heading } of VISITORS_PAGES)
  test(`${path} is accessible on a desk and on a phone, also with its errors shown`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    const submit = page.locator('main button[type=submit]')
    if (await submit.isVisible()) await submit.click()
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })

for (const { path, heading } of MEMBERS_PAGES)
  test(`${path} is accessible on a desk and on a phone`, async ({ page, account }) => {
    const sheet = { title: 'Œuf mayonnaise', category: 'Entrée', portions: 4, sellingPriceHt: 6.5 }
    await page.request.post('/api/tech-sheets', { data: sheet })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByText(account.email).or(page.getByLabel('Adresse email'))).toBeVisible()
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
