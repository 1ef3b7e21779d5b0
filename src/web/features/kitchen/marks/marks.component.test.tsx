import { createFileRoute } from '@tanstack/react-router'
import { Profiler } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KitchenMark } from '#contract/kitchen-shapes.ts'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { type FileRoutes, renderRoute } from '#web/testing/render-route.tsx'
import { KITCHEN_STATE, kitchenSheet, tabletAnswers } from '../testing/tablet.ts'
import { eraseTicks } from '#web/lib/waiting/tick-writes.ts'
import { kitchenTicks } from './kitchen-ticks.ts'
import { useKitchenMarks } from './use-kitchen-marks.ts'

const TABLET = `kitchen-${KITCHEN_STATE.device?.id ?? ''}`
const STEPS = ['1-1a2b3c4d', '2-1a2b3c4d', '3-1a2b3c4d']
const BLANQUETTE = kitchenSheet(1, 'Blanquette')
let renders = 0

function CountedSteps() {
  return (
    <Profiler
      id="steps"
      onRender={() => {
        renders += 1
      }}
    >
      <Steps />
    </Profiler>
  )
}

/** Steps to be ticked, as a sheet shows them. */
function Steps() {
  const { markOf, set } = useKitchenMarks()
  return STEPS.map((step, index) => {
    const mark = markOf(BLANQUETTE.id, step)
    return (
      <button key={step} type="button" onClick={() => set(BLANQUETTE.id, step, mark === null)}>
        {`Étape ${index + 1}${mark === null ? '' : ` faite ${mark.initials}`}`}
      </button>
    )
  })
}

const routes = {
  '/_kitchen': Kitchen,
  '/_kitchen/cuisine/': createFileRoute('/_kitchen/cuisine/')({ component: CountedSteps }),
} as FileRoutes
const step = (name: string) => page.getByRole('button', { name, exact: true })
const toSend = (count: number) => page.getByText(`À envoyer : ${count}`)

afterEach(() => eraseTicks(TABLET))

/** A server that keeps ticks, the latest of each step. */
function ticking() {
  const known = new Map<string, KitchenMark>()
  let version = 0
  const keep = (mark: KitchenMark) => {
    known.set(mark.step, mark)
    version += 1
  }
  let lastEtag: string | undefined
  const answers = tabletAnswers([BLANQUETTE], {
    marks: () => {
      const etag = `W/"${version}"`
      const same = lastEtag === etag
      lastEtag = etag
      return same
        ? { status: 304 as const, headers: { etag } }
        : { status: 200 as const, headers: { etag }, body: { items: [...known.values()] } }
    },
    mark: ({ marks }) => {
      for (const { done, at, ...mark } of marks)
        keep({ ...mark, doneAt: done ? at : null, personId: null, changedAt: at })
      return { marks: marks.flatMap(({ step: of }) => known.get(of) ?? []), left: [] }
    },
  })
  return { answers, keep }
}

const gone = () => refusal('KITCHEN_UNKNOWN')

const open = (api: ReturnType<typeof ticking>['answers']) =>
  renderRoute(routes, '/cuisine', { session: null, api, account: TABLET })

test('ticks without a network wait, are counted, and are sent in one request once there is one', async () => {
  const { answers } = ticking()
  const { network, api } = await open(answers)
  await page.getByRole('button', { name: 'Initiales' }).click()
  await page.getByRole('textbox', { name: 'Deux ou trois lettres' }).fill('f.b')
  await expectAccessibleAtBothWidths()
  await page.getByRole('button', { name: 'Garder' }).click()
  network.down = true
  for (const name of ['Étape 1', 'Étape 2', 'Étape 3']) await step(name).click()
  await step('Étape 3 faite FB').click()
  await expect.element(toSend(3)).toBeVisible()
  await expect.element(step('Étape 3')).toBeVisible()
  network.down = false
  await expect.element(toSend(3)).not.toBeInTheDocument()
  await expect.element(step('Étape 2 faite FB')).toBeVisible()
  expect(api.calls.kitchen.mark).toHaveLength(1)
  expect(api.calls.kitchen.mark[0]?.marks).toMatchObject([
    { step: STEPS[0], done: true, initials: 'FB' },
    { step: STEPS[1], done: true },
    { step: STEPS[2], done: false },
  ])
})

test('what another tablet ticks is shown by the next look, and a look that finds nothing renders nothing', async () => {
  const { answers, keep } = ticking()
  const { api } = await open(answers)
  await expect.element(step('Étape 1')).toBeVisible()
  await expect.poll(() => api.calls.kitchen.marks.length, { timeout: 15_000 }).toBeGreaterThan(1)
  const before = renders
  const looks = api.calls.kitchen.marks.length
  await expect.poll(() => api.calls.kitchen.marks.length, { timeout: 15_000 }).toBeGreaterThan(looks)
  expect(renders).toBe(before)
  const at = new Date().toISOString()
  const mark = { sheetId: BLANQUETTE.id, day: api.calls.kitchen.marks[0]?.day ?? '', step: STEPS[1] ?? '' }
  keep({ ...mark, doneAt: at, initials: 'LM', personId: null, changedAt: at })
  await expect.element(step('Étape 2 faite LM'), { timeout: 15_000 }).toBeVisible()
})

test('a tick whose step is gone is named until somebody has read it', async () => {
  const { answers } = ticking()
  const { api } = await open(answers)
  api.answer({
    kitchen: {
      mark: ({ marks }) => ({
        marks: [],
        left: marks.map(({ sheetId, day, step: of }) => ({
          sheetId,
          day,
          step: of,
          reason: 'gone' as const,
        })),
      }),
    },
  })
  await step('Étape 1').click()
  await expect.element(page.getByText(/1 étape cochée n’existe plus/)).toBeVisible()
  await page.getByRole('button', { name: 'Compris' }).click()
  await expect.element(page.getByText(/étape cochée/)).not.toBeInTheDocument()
})

test('a tablet that is revoked keeps no tick that waits', async () => {
  const { answers } = ticking()
  const { network, api } = await open(answers)
  await expect.element(step('Étape 1')).toBeVisible()
  network.down = true
  await step('Étape 1').click()
  await expect.element(toSend(1)).toBeVisible()
  api.answer({ kitchen: { state: gone, marks: gone, mark: gone } })
  network.down = false
  await expect.element(page.getByRole('textbox', { name: 'Code' }), { timeout: 15_000 }).toBeVisible()
  await expect.poll(() => kitchenTicks.of(TABLET)).toEqual([])
})
