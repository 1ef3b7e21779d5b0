import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as Sheet } from '#web/routes/_kitchen/cuisine.fiches.$id.tsx'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { wholeSheet } from '../testing/sheet.ts'
import { tabletAnswers } from '../testing/tablet.ts'
import { TimerStore } from './timer-store.ts'
import { startTimer } from '#domain/kitchen/timer.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/fiches/$id': Sheet }
const SHEET = wholeSheet(1, 'Blanquette', { steps: ['Cuire 25 à 30 min.', 'Pocher 3 minutes.'] })
const dock = page.getByRole('complementary', { name: 'Minuteurs' })

beforeEach(() => {
  // Answers have the time that the clock of the test has not.
  vi.spyOn(serverClock, 'note').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Each look at an element passes some of a second, too. */
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const show = () =>
  renderRoute(routes, `/cuisine/fiches/${SHEET.id}`, {
    session: null,
    api: tabletAnswers([], { sheet: () => ({ items: [SHEET] }) }),
  })

test('a time of a step starts one timer, which is paused, given a minute, renamed, and rings until it is stopped', async () => {
  await show()
  await page.getByRole('button', { name: 'Minuteur de 3 min, étape 2' }).click()
  await expect.element(page.getByRole('button', { name: /^3\smin\s: lancé, étape 2/ })).toBeDisabled()
  const timer = dock.getByRole('button', { name: 'Étape 2 · Blanquette' })
  await expect.element(timer).toMatchTextContent(/(?:3:00|2:59)$/)
  pass(61)
  await expect.element(timer).toMatchTextContent(/1:5\d$/)
  await timer.click()
  await dock.getByRole('button', { name: 'Pause' }).click()
  pass(600)
  await expect.element(timer).toMatchTextContent(/1:5\d en pause$/)
  await dock.getByRole('button', { name: '+ 1 min' }).click()
  await dock.getByRole('textbox', { name: 'Nom' }).fill('Œufs')
  await dock.getByRole('button', { name: 'Reprendre' }).click()
  await expect.element(dock.getByRole('button', { name: /^Œufs 2:5\d/ })).toBeVisible()
  await expectAccessibleAtBothWidths()
  await userEvent.keyboard('{Escape}')
  pass(180)
  await expect.element(page.getByText(/Œufs\s: terminé/)).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Terminé\s: Œufs · Blanquette/)
  await dock.getByRole('button', { name: 'Arrêter' }).click()
  await expect.element(page.getByText(/terminé/)).not.toBeInTheDocument()
  await expect.poll(() => document.title).toMatch(/^Blanquette/)
  await expect.element(page.getByRole('button', { name: 'Minuteur de 3 min, étape 2' })).toBeEnabled()
})

test('a timer that is typed needs a number, and both ends of a range are offered', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Minuteur de 25 min, étape 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Minuteur de 30 min, étape 1' })).toBeVisible()
  await dock.getByRole('button', { name: 'Minuteur' }).click()
  await dock.getByRole('button', { name: 'Lancer' }).click()
  await expect.element(page.getByText(/Un nombre de minutes au-dessus de 0/)).toBeVisible()
  await dock.getByRole('textbox', { name: 'Minutes' }).fill('1,5')
  await dock.getByRole('textbox', { name: 'Nom' }).fill('Pain')
  await userEvent.keyboard('{Enter}')
  await expect.element(dock.getByRole('button', { name: /^Pain 1:(?:30|29)/ })).toBeVisible()
})

test('five timers are the same after a reload at any second, and in another tab, within a second', () => {
  const account = 'kitchen-five'
  const start = Date.now()
  const seconds = [61, 90, 600, 1800, 5400]
  for (const [index, each] of seconds.entries()) {
    new TimerStore(account).change((all) => [
      ...all,
      startTimer({ id: String(index), name: `Minuteur ${index}`, seconds: each }, start),
    ])
  }
  for (const after of [0, 0.4, 1, 7.999, 60, 61, 3599, 5400]) {
    vi.setSystemTime(start + after * 1000)
    const reloaded = new TimerStore(account).timers.get()
    expect(reloaded.map((timer) => ('endsAt' in timer ? (timer.endsAt - Date.now()) / 1000 : null))).toEqual(
      seconds.map((each) => each - after),
    )
  }
  localStorage.setItem('gramme-draft kitchen-five timers', '[{"id":1}]')
  expect(new TimerStore(account).timers.get()).toEqual([])
})
