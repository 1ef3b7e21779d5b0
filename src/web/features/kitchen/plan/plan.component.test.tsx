import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import type { KitchenMaking, KitchenPlan, PlanTick } from '#contract/kitchen-plan.ts'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { plusDays } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { Route as Plan } from '#web/routes/_kitchen/cuisine.plan.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { rememberInitials } from '../marks/initials.ts'
import { idOf, KITCHEN_STATE, tabletAnswers } from '../testing/tablet.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/': List, '/_kitchen/cuisine/plan': Plan }
const DAY = plusDays(kitchenDay(new Date()), 1)
const account = `kitchen-${KITCHEN_STATE.device?.id ?? ''}`

const BUTTER = {
  ...bareMeasures('kg'),
  id: idOf(501),
  name: 'Beurre',
  brand: null,
  category: 'Crémerie' as const,
}
const line = { costing: 'quantity' as const, wastagePercent: 0, note: null }
const sheetOf = (number: number, title: string, more: Partial<KitchenPlan['sheets'][number]>) => ({
  id: idOf(number),
  title,
  category: 'Plat' as const,
  portions: 10,
  yieldQuantity: null,
  yieldUnit: null,
  keepsHours: null,
  frozenHours: null,
  station: '',
  version: 1,
  lines: [],
  ...more,
})
const SAUCE = sheetOf(1, 'Beurre blanc', {
  station: 'Chaud',
  yieldQuantity: 2,
  yieldUnit: 'L',
  keepsHours: 72,
  lines: [{ ...line, userProductId: BUTTER.id, subSheetId: null, quantity: 1, unit: 'kg' }],
})
const BASS = sheetOf(2, 'Bar', {
  station: 'Froid',
  lines: [{ ...line, userProductId: null, subSheetId: SAUCE.id, quantity: 0.5, unit: 'L' }],
})

const plan = (): KitchenPlan => ({
  cartes: [
    {
      id: idOf(700),
      nom: 'La carte',
      gammes: [
        { id: idOf(701), nom: 'Plats', dishes: [{ id: idOf(702), ficheId: BASS.id, nomAffiche: 'Bar' }] },
      ],
      menus: [],
    },
  ],
  days: Array.from({ length: 7 }, (_, at) => ({
    day: plusDays(DAY, at),
    services:
      at > 0
        ? []
        : [
            {
              day: DAY,
              carteId: idOf(700),
              meal: 'lunch' as const,
              covers: 40,
              mark: null,
              expected: null,
              items: [{ gammeRecetteId: idOf(702), menuId: null, portions: 38, expected: null }],
            },
          ],
  })),
  marks: [],
  batches: [],
  sheets: [BASS, SAUCE],
  products: [BUTTER],
})

const markOf = (facts: Partial<ProductionMark>): ProductionMark => ({
  day: DAY,
  techSheetId: SAUCE.id,
  ready: null,
  days: 1,
  sheetVersion: null,
  doneAt: '2026-12-01T09:12:00.000Z',
  doneBy: 'EL',
  batchId: idOf(800),
  ...facts,
})

const CLOSED: KitchenBatch = {
  id: idOf(800),
  kind: 'made',
  name: 'Beurre blanc',
  madeAt: '2026-12-01T09:12:00.000Z',
  useBy: '2026-12-04T09:12:00.000Z',
  quantity: 1.9,
  unit: 'L',
  lot: '261201-FB-1',
  storage: '',
  state: 'thrown',
  version: 2,
}

/** The ticks of the house: another tablet's, and those that are sent. */
function house() {
  const state: KitchenMaking = { marks: [], batches: [] }
  const sent: PlanTick[] = []
  const closed: object[] = []
  const answers = tabletAnswers([], {
    plan,
    making: () => ({
      status: 200 as const,
      headers: { etag: JSON.stringify(state.marks) },
      body: { marks: [...state.marks], batches: [] },
    }),
    tickPlan: (tick) => {
      sent.push(tick)
      const mark = markOf({ techSheetId: tick.techSheetId, doneBy: tick.initials })
      state.marks.push(mark)
      return { mark, batch: { id: idOf(800), lot: '261201-FB-1', version: 1 } }
    },
    closeBatch: (closing) => {
      closed.push(closing)
      return CLOSED
    },
    markPlan: ({ techSheetId, ready, done }) => {
      const before = state.marks.find((mark) => mark.techSheetId === techSheetId)
      const mark = markOf({
        ...before,
        techSheetId,
        ...(ready !== undefined && { ready }),
        ...((done === null || before === undefined) && { doneAt: null, doneBy: '', batchId: null }),
      })
      state.marks = [...state.marks.filter((each) => each !== before), mark]
      return mark
    },
  })
  return { state, sent, closed, answers }
}

const show = (answers: ReturnType<typeof house>['answers']) =>
  renderRoute(routes, '/cuisine/plan', { session: null, account, api: answers })
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const box = (name: string) => page.getByRole('button', { name: new RegExp(`^Fait.: ${name}`, 'u') })
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => {
  rememberInitials('')
  localStorage.clear()
})

test('the plan has each sheet once, by station, with its amount and why, and leads to the sheet for as much', async () => {
  const { answers } = house()
  await show(answers)
  await expect.element(page.getByRole('region', { name: 'Chaud' })).toBeVisible()
  await expect.element(row('Beurre blanc')).toMatchTextContent(/1,9\s*L\s*Beurre blanc\s*38 Bar/)
  await expect.element(row('38 Midi')).toMatchTextContent(/38\s*portions\s*Bar/)
  const link = page.getByRole('link', { name: /Beurre blanc/ })
  await expect.element(link).toHaveAttribute('href', `/cuisine/fiches/${SAUCE.id}?scale=made_1.9_L`)
  await expectAccessibleAtBothWidths()
  await button('Froid').click()
  await expect.element(row('Beurre blanc')).not.toBeInTheDocument()
  expect(localStorage.getItem(`gramme-draft ${account} station`)).toBe('Froid')
})

test('a tick asks once who makes it, is of the exact amount, and its notice takes it back', async () => {
  const { answers, sent, closed, state } = house()
  await show(answers)
  await box('Beurre blanc').click()
  await page.getByRole('textbox', { name: 'Deux ou trois lettres' }).fill('fb')
  await button('Garder').click()
  await expect.element(box('Beurre blanc FB')).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toMatchObject([{ day: DAY, initials: 'FB', quantity: 1.9, unit: 'L' }])
  expect(Date.parse(sent[0]?.useBy ?? '') - Date.now()).toBeGreaterThan(71 * 3_600_000)
  await button('Annuler').click()
  await expect.element(box('Beurre blanc')).toHaveAttribute('aria-pressed', 'false')
  expect(state.marks).toMatchObject([{ doneAt: null }])
  await expect.poll(() => closed).toMatchObject([{ id: idOf(800), as: 'mistaken' }])
})

test('until when it keeps is asked where its sheet does not say so, and nothing is proposed', async () => {
  rememberInitials('FB')
  const { answers, sent } = house()
  await show(answers)
  await box('Bar').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/plan de maîtrise sanitaire/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Demain/ }).click()
  await expect.element(box('Bar FB')).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toMatchObject([{ techSheetId: BASS.id, quantity: 38, unit: 'portion' }])
})

test('what another tablet ticks is seen, and what is ready shrinks the rest', async () => {
  const { answers, state } = house()
  await show(answers)
  await expect.element(box('Beurre blanc')).toHaveAttribute('aria-pressed', 'false')
  state.marks.push(markOf({}))
  await expect.element(box('Beurre blanc EL'), { timeout: 8000 }).toHaveAttribute('aria-pressed', 'true')
  await button('Déjà prêt : Bar').click()
  await page.getByRole('textbox', { name: 'Déjà prêt, Bar' }).fill('18')
  await button('Garder').click()
  await expect.element(row('Beurre blanc')).toMatchTextContent(/1\s*L\s*Beurre blanc\s*20 Bar/)
})

test('without a network a tick says that it was not kept, and waits for nothing', async () => {
  rememberInitials('FB')
  const { answers } = house()
  await show({ kitchen: { ...answers.kitchen, tickPlan: noNetwork } })
  await box('Beurre blanc').click()
  await expect.element(page.getByText(/Beurre blanc n’a pas été coché/)).toBeVisible()
  await expect.element(box('Beurre blanc')).toHaveAttribute('aria-pressed', 'false')
})
