import { PUBLIC_PAGES } from '#web/site/pages.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { ALTERNATES, ONCE, sentDocuments } from './support/sent-documents.ts'
import { expect, test } from './support/test.ts'

const ENGLISH = '/en'
const inEnglish = (path: string) => (path === '/' ? ENGLISH : ENGLISH + path)

interface Address {
  name: string
  address: string
  language: 'fr' | 'en'
  /** The same page in the other language. */
  other: string
}

/** Each page by both its addresses, with the language it must be in. */
const ADDRESSES = PUBLIC_PAGES.flatMap(({ name, path }): Address[] => [
  { name, address: path, language: 'fr', other: inEnglish(path) },
  { name, address: inEnglish(path), language: 'en', other: path },
])

const FRENCH = ADDRESSES.filter(({ language }) => language === 'fr')

for (const { address, language } of FRENCH)
  test(`${address} is whole, in both themes and on a phone`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })

test('each page is sent whole in both languages and leads to itself in the other, and every link leads somewhere', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  const found = new Map<string, string>()
  const documents = await sentDocuments(
    page,
    ADDRESSES.map(({ address }) => address),
  )
  for (const { address, language, other } of ADDRESSES) {
    const sent = documents.get(address)
    expect(sent, address).toMatchObject({
      language,
      title: expect.stringMatching(/Gramme/),
      counts: { ...Object.fromEntries(ONCE.map((selector) => [selector, 1])), [ALTERNATES]: 3 },
      switches: { [language === 'fr' ? 'English' : 'Français']: other },
    })
    expect(new URL(sent?.canonical ?? '').pathname).toBe(address)
  }

  for (const [address, { links, ids }] of documents) {
    const missing: string[] = []
    for (const href of links) {
      const url = new URL(href)
      if (url.origin !== origin) continue
      found.set(url.pathname, address)
      const part = decodeURIComponent(url.hash.slice(1))
      if (part !== '' && url.pathname === address && !ids.includes(part)) missing.push(part)
    }
    expect(missing, `parts of ${address} that are not there`).toEqual([])
  }
  const map = await (await request.get('/sitemap.xml')).text()
  for (const [, url] of map.matchAll(/<loc>([^<]+)<\/loc>/g))
    found.set(new URL(url ?? '').pathname, 'the map')

  expect(found.size).toBeGreaterThan(ADDRESSES.length)
  for (const [path, from] of found) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), `${path}, linked from ${from}`).toBe(200)
  }
})

test('the English pages fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { address } of ADDRESSES.filter(({ language }) => language === 'en')) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expectNoSidewaysScroll(page)
  }
})

test('the language switch keeps the page, its search and its part, and takes no place on the way back', async ({
  page,
}) => {
  const html = page.locator('html')
  const choose = (language: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: language }).click()
  await page.goto('/about')
  await page.goto('/faq?d=ici#content')
  await choose('English')
  await expect(page).toHaveURL('/en/faq?d=ici#content')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('data-ready')
  await page.goBack()
  await expect(page).toHaveURL('/en/about')
  await page.goForward()
  await expect(page).toHaveURL('/en/faq?d=ici#content')
  await choose('Français')
  await expect(page).toHaveURL('/faq?d=ici#content')
  await expect(html).toHaveAttribute('lang', 'fr')

  // A page that comes back as it was left follows a language chosen since.
  await page.evaluate(() => {
    localStorage.setItem('gramme-language', 'en')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL('/en/faq?d=ici#content')
})

test('a language chosen before the script has come keeps them too, and is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/en/faq') localStorage.setItem('gramme-language', 'en')
  })
  const script = Promise.withResolvers<void>()
  // All but the one that comes before the first paint.
  await page.route(/\/assets\/(?!first-paint)[^/]+\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/en/faq?d=ici#content', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/faq?d=ici#content')
  script.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a page is read without its scripts, which come when it is touched', async ({ browser, baseURL }) => {
  // The mouse of a context that is used again is over the page already.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/features')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([expect.stringContaining('/assets/first-paint-')])
  await page.mouse.move(200, 200, { steps: 2 })
  await expect(page.locator('html')).toHaveAttribute('data-ready')

  // A message for the next page shows without a touch.
  await page.evaluate(() => sessionStorage.setItem('gramme-parting-word', 'Votre compte est supprimé.'))
  await page.goto('/about')
  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible()
  await context.close()
})

test('without a script every page reads as with one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  }
  // Nothing is offered that only a script could do.
  await page.goto('/register')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const [home, last] = await Promise.all(
    ['Accueil', 'Connexion'].map((name) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).boundingBox(),
    ),
  )
  expect(last?.y).toBeLessThan(Number(home?.y) + Number(home?.height))
  await page.goto('/faq')
  await page.locator('summary').first().click()
  await expect(page.locator('details[open] p').first()).toBeVisible()
  // A form that needs a script names the address to write to; other locators pass over what is inside <noscript>.
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Formulaire de contact' })
  await expect(form.locator('noscript p')).toContainText('Ce formulaire a besoin de JavaScript.')
  await expect(form.locator('noscript a')).toBeVisible()
  await form.getByRole('textbox', { name: 'Nom' }).press('Enter')
  await expect(page).toHaveURL('/contact')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await context.close()
})
