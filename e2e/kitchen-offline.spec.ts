import type { KitchenMark } from '../src/contract/kitchen-shapes.ts'
import { houseDay } from '../src/domain/house/house-day.ts'
import { LOST_NETWORK } from './support/offline.ts'
import { addSheet } from './support/sheets.ts'
import { pair, stepTick } from './support/tablets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const TABLETS = ['Passe', 'Froid', 'Pâtisserie']
const STEPS = 20
const ALL_TICKS = TABLETS.length * STEPS
const HOUR_MS = 3_600_000

test(
  'sixty ticks of three tablets in two hours without a network are all stored once it is back',
  { tag: '@long' },
  async ({ page, browser, baseURL, complaints }) => {
    complaints.expect(LOST_NETWORK)
    const steps = Array.from({ length: STEPS }, (_, step) => `Geste ${step + 1}.`)
    const began = Date.now()
    const tablets = await Promise.all(
      TABLETS.map(async (name) => {
        const { id } = await addSheet(page.request, { title: `Préparation du ${name}`, steps })
        const context = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'allow' })
        const tablet = await context.newPage()
        await tablet.clock.install()
        return { name, id, context, tablet }
      }),
    )
    // One after the other: an invitation ends the one before it.
    for (const { name, id, tablet } of tablets) {
      await pair(page.request, tablet, name)
      await tablet.goto(`/cuisine/fiches/${id}`)
      await expect(stepTick(tablet, STEPS)).toBeVisible()
    }
    await Promise.all(tablets.map(({ context }) => context.setOffline(true)))
    for (const { tablet } of tablets) {
      for (let step = 1; step <= STEPS / 2; step += 1) await stepTick(tablet, step).click()
      await tablet.clock.fastForward(HOUR_MS)
      await tablet.reload()
      for (let step = STEPS / 2 + 1; step <= STEPS; step += 1) await stepTick(tablet, step).click()
      await tablet.clock.fastForward(HOUR_MS)
      await expect(tablet.getByText(/^À envoyer\s: 20$/)).toBeVisible()
    }
    await Promise.all(tablets.map(({ context }) => context.setOffline(false)))
    for (const { tablet } of tablets) await expect(tablet.getByText(/À envoyer/)).toBeHidden()

    const days = new Set([began, Date.now(), Date.now() + 2 * HOUR_MS].map((at) => houseDay(new Date(at))))
    const stored: KitchenMark[] = []
    for (const day of days) {
      const answer = await page.request.get(`/api/kitchen/marks?day=${day}`)
      stored.push(...((await answer.json()) as { items: KitchenMark[] }).items)
    }
    expect(stored.filter(({ doneAt }) => doneAt !== null)).toHaveLength(ALL_TICKS)
    await Promise.all(tablets.map(({ context }) => context.close()))
  },
)
