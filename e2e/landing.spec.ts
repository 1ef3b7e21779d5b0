import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Lieu jaune, beurre nantais' })
    .locator('dl > div')
    .filter({ hasText: name })
const rightOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().right))
const shown = (page: Page, counter: string) => page.locator(`[data-counter="${counter}"]`)

test.describe('the sheet to play with', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a price that is dragged or stepped moves the cost, the margin and what is advised', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le juste prix, au gramme près.')
    const fish = page.getByRole('slider', { name: 'Prix : Lieu jaune de ligne' })
    await expect(fish).toHaveAttribute('aria-valuetext', /^24,50\s€ le kg$/)
    await expect(figure(page, 'Coût par portion')).toContainText(/5,71\s€/)
    await expect(figure(page, 'Prix TTC')).toContainText(/26,40\s€/)
    await expect(figure(page, 'Marge')).toContainText(/Marge bonne\s: 76,2\s%/)

    // 0,600 kg × 28,50 € × 1,10 = 18,81 €; 25,49 € for four is 6,37 €, of 24,00 € HT.
    await fish.focus()
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
    await expect(fish).toHaveAttribute('aria-valuetext', /^28,50\s€ le kg$/)
    await expect(page.getByRole('listitem').filter({ has: fish })).toContainText(/18,81\s€/)
    await expect(figure(page, 'Coût par portion')).toContainText(/6,37\s€/)
    await expect(figure(page, 'Marge')).toContainText(/Marge bonne\s: 73,4\s%/)

    const box = await fish.boundingBox()
    if (box === null) throw new Error('The slider is not on the page')
    expect(box.height).toBeGreaterThanOrEqual(44)
    await page.mouse.move(box.x + box.width * 0.46, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(fish).toHaveAttribute('aria-valuetext', /^48,00\s€ le kg$/)
    await expect(figure(page, 'Marge')).toContainText(/Marge à surveiller\s: 60,0\s%/)
    await expect(
      page.getByText(/Pour retrouver 70\s% de marge, il faudrait vendre 35,16\s€ TTC\./),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Une portion de moins' }).click()
    await expect(page.getByText('3 portions')).toBeVisible()
    await expect(figure(page, 'Marge')).toContainText(/Marge faible\s: 46,7\s%/)

    await page.getByRole('button', { name: 'Remettre les prix du marché' }).click()
    await expect(figure(page, 'Marge')).toContainText(/76,2\s%/)
    await expect(page.getByText('4 portions')).toBeVisible()
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    // The result stays visible below the price while it changes.
    await fish.scrollIntoViewIfNeeded()
    await expect(figure(page, 'Marge')).toBeInViewport()
    await expectAccessible(page)
  })

  test('what it comes to ends in line with the costs on the narrowest phone, in both languages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/', '/en']) {
      await page.goto(path)
      const sheet = page.getByRole('region').filter({ has: page.getByRole('slider').first() })
      const cost = sheet.getByRole('listitem').first().locator('div').last()
      expect(await rightOf(sheet.locator('dl > div').last()), path).toBe(await rightOf(cost))
    }
  })

  test('nothing moves by itself for a reader who asked for that', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible()
    await page.getByText('utilisateurs').scrollIntoViewIfNeeded()
    await expect(shown(page, 'users')).toHaveText(/^5\s000$/)
    await page.clock.runFor(11_000)
    await expect(page.getByRole('figure', { name: '1 sur 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre le défilement' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page.getByRole('figure', { name: '2 sur 3' })).toBeVisible()
  })
})

test('whoever takes over while the first price moves by itself finds it back at the market’s', async ({
  page,
}) => {
  await page.goto('/')
  const fish = page.getByRole('slider', { name: 'Prix : Lieu jaune de ligne' })
  await expect.poll(async () => Number(await fish.inputValue())).toBeGreaterThan(24.5)
  const butter = page.getByRole('slider', { name: 'Prix : Beurre d’Isigny' })
  await butter.focus()
  await page.keyboard.press('End')
  await expect(butter).toHaveValue('20')
  await expect(fish).toHaveValue('24.5')
})

test('the counters climb to their figures in two seconds, once they are seen', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/')
  await expect(shown(page, 'recipes')).toHaveText(/^25\s000$/)
  await page.getByText('utilisateurs').scrollIntoViewIfNeeded()
  // The first step says that the band was seen.
  await expect(async () => {
    await page.clock.runFor(40)
    await expect(shown(page, 'recipes')).not.toHaveText(/^25\s000$/, { timeout: 500 })
  }).toPass()
  await page.clock.runFor(50 * 40)
  await expect(shown(page, 'users')).toHaveText(/^5\s000$/)
  await expect(shown(page, 'recipes')).toHaveText(/^25\s000$/)
  await expect(shown(page, 'restaurants')).toHaveText(/^1\s200$/)
  await expect(shown(page, 'savings')).toHaveText(/^15\s%$/)
})

test('the testimonials follow each other every five seconds, by dots, and stop when told to', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const testimonial = (place: number) => page.getByRole('figure', { name: `${String(place)} sur 3` })
  const pause = page.getByRole('button', { name: 'Arrêter le défilement' })
  await expect(testimonial(1)).toBeVisible()
  await expect(testimonial(2)).toBeHidden()
  // The page can be read before it can move.
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(testimonial(2)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(testimonial(1)).toBeHidden()
  await page.clock.runFor(5000)
  await page.clock.runFor(5000)
  await expect(testimonial(1)).toBeVisible()

  await page.getByRole('button', { name: 'Témoignage 3 sur 3' }).click()
  await expect(testimonial(3)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Témoignage 3 sur 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  // What was chosen stays, wherever the mouse and the focus go.
  const play = page.getByRole('button', { name: 'Reprendre le défilement' })
  await expect(play).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(20_000)
  await expect(testimonial(3)).toBeVisible()

  // Started again it moves, the focus still on the button; under the mouse it waits.
  await play.click()
  await expect(pause).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(testimonial(3)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(pause).toBeFocused()
  await page.clock.runFor(5000)
  await expect(testimonial(1)).toBeVisible()

  await pause.press('Enter')
  await page.clock.runFor(20_000)
  await expect(testimonial(1)).toBeVisible()
  await play.press('Enter')
  await page.clock.runFor(5000)
  await expect(testimonial(2)).toBeVisible()
})

test('who is signed in goes on to the account', async ({ page, account }) => {
  await page.goto('/features')
  await expect(page.getByText('Tout ce qui est décrit ici vous attend dans votre compte.')).toBeVisible()
  await expect(page.getByText('Un compte se crée en quelques secondes.')).toHaveCount(0)

  await page.goto('/')
  const enter = page.getByRole('main').getByRole('link', { name: 'Accéder à mon compte' })
  await expect(enter).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer un compte' })).toHaveCount(0)
  await enter.first().click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(account.email)).toBeVisible()
})

test('in English, a visitor is led to the same three doors', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByText('English', { exact: true }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right price, to the gram.')
  await expect(page.getByRole('slider', { name: 'Price: Line-caught pollack' })).toHaveAttribute(
    'aria-valuetext',
    /per kg$/,
  )
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/login$/)
  await expect(main.getByRole('link', { name: 'Try the demo' })).toHaveCount(2)
  await main.getByRole('link', { name: 'Create an account' }).first().click()
  await expect(page).toHaveURL(/\/register$/)
})
