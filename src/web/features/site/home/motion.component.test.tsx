import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const counter = (name: string) => document.querySelector(`[data-counter="${name}"]`)?.textContent
const testimonial = (place: number) => page.getByRole('figure', { name: `${String(place)} sur 3` })
const pause = page.getByRole('button', { name: 'Arrêter le défilement' })
const play = page.getByRole('button', { name: 'Reprendre le défilement' })
const title = page.getByRole('heading', { level: 1 })
const nextFrame = () => new Promise(requestAnimationFrame)

/** Lets time pass, once the page has set the timers of what it shows. */
async function wait(ms: number) {
  await nextFrame()
  await nextFrame()
  await vi.advanceTimersByTimeAsync(ms)
}

/** Without the scrolling that would bring the carousel under the mouse. */
async function pressEnterOn(button: Locator) {
  button.element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The tests' browser asks for less motion; this reader does not. */
function likesMotion() {
  const answer = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    answer(query.includes('reduced-motion') ? 'not all' : query),
  )
}

test('nothing moves by itself for a reader who asked for that', async () => {
  await renderSitePage('home')
  await expect.element(play).toBeVisible()
  page.getByText('utilisateurs').element().scrollIntoView({ block: 'center' })
  await title.hover()
  await wait(11_000)
  expect(counter('users')).toMatch(/^5\s000$/)
  await expect.element(testimonial(1)).toBeVisible()
  await pressEnterOn(play)
  await expect.element(pause).toBeVisible()
  await wait(5000)
  await expect.element(testimonial(2)).toBeVisible()
})

test('the counters climb to their figures in two seconds, once they are seen', async () => {
  likesMotion()
  await page.viewport(1280, 600)
  await renderSitePage('home')
  await expect.poll(() => counter('recipes')).toMatch(/^25\s000$/)
  page.getByText('utilisateurs').element().scrollIntoView({ block: 'center' })
  // The first step says that the band was seen.
  await expect
    .poll(async () => {
      await wait(40)
      return counter('recipes')
    })
    .not.toMatch(/^25\s000$/)
  await wait(50 * 40)
  await expect.poll(() => counter('users')).toMatch(/^5\s000$/)
  expect(counter('recipes')).toMatch(/^25\s000$/)
  expect(counter('restaurants')).toMatch(/^1\s200$/)
  expect(counter('savings')).toMatch(/^15\s%$/)
})

test('a testimonial follows another every five seconds, until one is chosen or the button stops them', async () => {
  likesMotion()
  await renderSitePage('home')
  await title.hover()
  await expect.element(testimonial(1)).toBeVisible()
  await expect.element(testimonial(2)).not.toBeInTheDocument()
  for (const next of [2, 3, 1]) {
    await wait(5000)
    await expect.element(testimonial(next)).toBeVisible()
  }
  await expect.element(testimonial(2)).not.toBeInTheDocument()

  const third = page.getByRole('button', { name: 'Témoignage 3 sur 3' })
  await third.click()
  await expect.element(testimonial(3)).toBeVisible()
  await expect.element(third).toHaveAttribute('aria-current', 'true')
  // What was chosen stays, wherever the mouse and the focus go.
  await expect.element(play).toBeVisible()
  await title.click()
  await wait(20_000)
  await expect.element(testimonial(3)).toBeVisible()

  // Started again it moves, the focus still on the button; under the mouse it waits.
  await play.click()
  await expect.element(pause).toHaveFocus()
  await wait(20_000)
  await expect.element(testimonial(3)).toBeVisible()
  await title.hover()
  await expect.element(pause).toHaveFocus()
  await wait(5000)
  await expect.element(testimonial(1)).toBeVisible()

  await pressEnterOn(pause)
  await wait(20_000)
  await expect.element(testimonial(1)).toBeVisible()
  await pressEnterOn(play)
  await wait(5000)
  await expect.element(testimonial(2)).toBeVisible()
})
