import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const fish = page.getByRole('slider', { name: 'Prix : Lieu jaune de ligne' })
const main = page.getByRole('main')

function figure(name: string) {
  const figures = [...document.querySelectorAll<HTMLElement>('section dl > div')]
  return figures.find(({ textContent }) => textContent.includes(name))
}
/** Where the last match of a selector ends. */
function rightOf(selector: string) {
  const found = [...document.querySelectorAll(selector)].at(-1)
  return Math.round(found?.getBoundingClientRect().right ?? Number.NaN)
}
const shownAs = (name: string) => expect.poll(() => figure(name)?.textContent)

test('a price that is stepped moves the cost, the margin and what is advised', async () => {
  await renderSitePage('home')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Le juste prix, au gramme près.')
  await expect.element(fish).toHaveAttribute('aria-valuetext', expect.stringMatching(/^24,50\s€ le kg$/))
  await shownAs('Coût par portion').toMatch(/5,71\s€/)
  await shownAs('Prix TTC').toMatch(/26,40\s€/)
  await shownAs('Marge').toMatch(/Marge bonne\s: 76,2\s%/)

  // 0,600 kg × 28,50 € × 1,10 = 18,81 €; 25,49 € for four is 6,37 €, of 24,00 € HT.
  fish.element().focus()
  await userEvent.keyboard('{ArrowRight>8/}')
  await expect.element(fish).toHaveAttribute('aria-valuetext', expect.stringMatching(/^28,50\s€ le kg$/))
  expect(fish.element().closest('li')?.textContent).toMatch(/18,81\s€/)
  await shownAs('Coût par portion').toMatch(/6,37\s€/)
  await shownAs('Marge').toMatch(/Marge bonne\s: 73,4\s%/)

  await userEvent.keyboard('{End}')
  await expect.element(fish).toHaveAttribute('aria-valuetext', expect.stringMatching(/^48,00\s€ le kg$/))
  await shownAs('Marge').toMatch(/Marge à surveiller\s: 60,0\s%/)
  await expect
    .element(page.getByText(/Pour retrouver 70\s% de marge, il faudrait vendre 35,17\s€ TTC\./))
    .toBeVisible()

  await page.getByRole('button', { name: 'Une portion de moins' }).click()
  await expect.element(page.getByText('3 portions')).toBeVisible()
  await shownAs('Marge').toMatch(/Marge faible\s: 46,7\s%/)

  await page.getByRole('button', { name: 'Remettre les prix du marché' }).click()
  await shownAs('Marge').toMatch(/76,2\s%/)
  await expect.element(page.getByText('4 portions')).toBeVisible()
})

test('on a phone a price has room for a finger, and the result stays visible while it changes', async () => {
  await page.viewport(390, 844)
  await renderSitePage('home')
  await expect.element(fish).toBeVisible()
  expect(fish.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expectNoSidewaysScroll()
  fish.element().scrollIntoView({ block: 'nearest' })
  await expect.element(figure('Marge') ?? null).toBeInViewport()
  await expectAccessible()
})

test.each(['fr', 'en'] as const)(
  'what it comes to ends in line with the costs on the narrowest phone, in %s',
  async (language) => {
    await page.viewport(320, 800)
    await renderSitePage('home', { language })
    await expect.element(page.getByRole('slider').first()).toBeVisible()
    expect(rightOf('section:has([type=range]) dl > div')).toBe(
      rightOf('section:has([type=range]) li:first-child div'),
    )
  },
)

test('a signed-in user has links to the account only', async () => {
  const { departures } = await renderSitePage('home', { session: SESSION })
  const enter = main.getByRole('link', { name: 'Accéder à mon compte' })
  await expect.element(enter.first()).toBeVisible()
  expect(enter.elements()).toHaveLength(2)
  await expect.element(main.getByRole('link', { name: 'Créer un compte' })).not.toBeInTheDocument()
  await enter.first().click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
})

test('in English, a visitor has the same three links', async () => {
  await renderSitePage('home', { language: 'en' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The right price, to the gram.')
  await expect
    .element(page.getByRole('slider', { name: 'Price: Line-caught pollack' }))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/per kg$/))
  const href = (name: string) => main.getByRole('link', { name }).first()
  await expect.element(href('Sign in')).toHaveAttribute('href', '/en/login')
  await expect.element(href('Create an account')).toHaveAttribute('href', '/en/register')
  expect(main.getByRole('link', { name: 'Try the demo' }).elements()).toHaveLength(2)
})

test.each(['closed', 'invited'] as const)(
  'where sign-up is %s, a visitor is led to the sign-in and the demo alone',
  async (registration) => {
    await renderSitePage('home', { registration })
    await expect.element(main.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Essayer la démo' }).first()).toBeVisible()
    expect(main.getByRole('link', { name: 'Créer un compte' }).elements()).toEqual([])
  },
)
