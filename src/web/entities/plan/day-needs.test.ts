import { expect, test } from 'vitest'
import type { PlannedService, ProductionMark, ServicePlan } from '#contract/service-shapes.ts'
import { productionPlan } from '#domain/production/production-plan.ts'
import { serviceKey } from './service-view.ts'
import { dayNeeds } from './day-needs.ts'

const DAY = '2026-12-02'
const BEFORE = '2026-12-01'
const share = { share: 0.5, low: 0.8, high: 1.2, basis: 'sold' as const, services: 28 }
const service = (facts: Partial<PlannedService> = {}): PlannedService => ({
  day: DAY,
  carteId: 'carte',
  meal: 'lunch',
  version: 1,
  covers: 40,
  proposed: null,
  served: null,
  counted: null,
  mark: null,
  expected: null,
  items: [{ gammeRecetteId: 'dish', menuId: null, portions: null, expected: share, sold: null }],
  departed: [],
  ...facts,
})
const mark = (facts: Partial<ProductionMark>): ProductionMark => ({
  day: DAY,
  techSheetId: 'sheet',
  ready: null,
  days: 1,
  sheetVersion: null,
  doneAt: null,
  doneBy: '',
  batchId: null,
  ...facts,
})
const plan = (facts: Partial<ServicePlan> = {}): ServicePlan => ({
  cartes: [
    {
      id: 'carte',
      nom: 'La carte',
      gammes: [{ id: 'gamme', nom: 'Plats', dishes: [{ id: 'dish', ficheId: 'sheet', nomAffiche: 'Bar' }] }],
      menus: [{ id: 'menu', nom: 'Midi', prixTtc: 20, choices: [] }],
    },
  ],
  days: [
    { day: DAY, services: [service()] },
    { day: '2026-12-03', services: [service({ day: '2026-12-03', covers: 60 })] },
  ],
  marks: [],
  batches: [],
  ...facts,
})
const kitchen = {
  sheets: [
    {
      id: 'sheet',
      title: 'Bar',
      portions: 10,
      yieldQuantity: null,
      yieldUnit: null,
      keepsHours: 96,
      station: '',
      lines: [],
    },
  ],
  products: [],
}
const typed = (...services: PlannedService[]) => new Map(services.map((each) => [serviceKey(each), each]))
const made = (of: ServicePlan, today = BEFORE) =>
  productionPlan(kitchen, dayNeeds(of, DAY, new Map(), today), 'majoration')
    .find(({ day }) => day === DAY)
    ?.nodes.map((node) => [node.made, node.covered, node.coveredSince])

test('the day needs what is typed of its services, and later days what is stored for them', () => {
  const { served, estimated } = dayNeeds(plan(), DAY, typed(service({ covers: 10 })), BEFORE)
  expect(served.map(({ day, portions }) => [day, portions])).toEqual([
    [DAY, 5],
    ['2026-12-03', 30],
  ])
  expect(estimated).toBe(true)
})

test('what is made for two days is for the next one too, and what an earlier day has made for several is covered', () => {
  expect(made(plan())).toEqual([[20, 0, null]])
  expect(made(plan({ marks: [mark({ days: 2 })] }))).toEqual([[50, 0, null]])
  expect(made(plan({ marks: [mark({ day: BEFORE, days: 2 })] }))).toEqual([[0, 20, BEFORE]])
})

test('what a past day was to make for several is there only once it is ticked', () => {
  const before = (doneAt: string | null) => plan({ marks: [mark({ day: BEFORE, days: 2, doneAt })] })
  expect(made(before(null), DAY)).toEqual([[20, 0, null]])
  expect(made(before(`${BEFORE}T09:00:00Z`), DAY)).toEqual([[0, 20, BEFORE]])
})

test('dishes without portions are counted, of a service whose covers are known; menus that cannot be made are named', () => {
  const unknown = { gammeRecetteId: 'dish', menuId: null, portions: null, expected: null, sold: null }
  const menu = { gammeRecetteId: null, menuId: 'menu', portions: 4, expected: null, sold: null }
  const needs = dayNeeds(plan(), DAY, typed(service({ items: [unknown, menu] })), BEFORE)
  expect(needs).toMatchObject({ unknown: 1, menusApart: ['Midi'], estimated: false })
  expect(dayNeeds(plan(), DAY, typed(service({ covers: null, items: [unknown] })), BEFORE).unknown).toBe(0)
  expect(dayNeeds(plan(), DAY, typed(service({ mark: 'closed' })), BEFORE).served).toHaveLength(1)
})
