import type {
  PlannedService,
  ProductionMark,
  ReadyBatch,
  ServicePlan,
  ServiceWrite,
} from '#contract/service-shapes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { plusDays } from '#domain/services/days.ts'
import type { Answers } from '#web/testing/answers.ts'
import { refusal } from '#web/testing/answers.ts'
import type { Kitchen } from '#web/testing/kitchen.ts'
import { purchaseAnswers } from '#web/testing/purchase-answers.ts'
import { itemId, serviceKey } from '#web/entities/plan/service-view.ts'

const CARTE = '0d1f3c5a-8f41-4f0e-9a35-1f2b3c4d5e6f'
const GAMME = '1d1f3c5a-8f41-4f0e-9a35-1f2b3c4d5e6f'

/** Portions for each cover that are expected, within a fifth. */
export const expectedShare = (share: number, basis: 'sold' | 'gamme' = 'sold') => ({
  share,
  low: 0.8,
  high: 1.2,
  basis,
  services: basis === 'sold' ? 28 : 0,
})

interface StoredPlanOptions {
  day: string
  /** What is on the carte, with what is expected of each. */
  dishes: readonly { sheet: TechSheet; expected: PlannedService['items'][number]['expected'] }[]
  services?: readonly Partial<PlannedService>[]
  batches?: readonly ReadyBatch[]
}

/** The services of a house in memory, and what the server answers about them. */
export function storedPlan(
  kitchen: Kitchen,
  { day, dishes, services = [{}], batches = [] }: StoredPlanOptions,
) {
  const onCarte = dishes.map(({ sheet }) => ({
    id: crypto.randomUUID(),
    ficheId: sheet.id,
    nomAffiche: sheet.title,
  }))
  const items = onCarte.map(({ id }, at) => ({
    gammeRecetteId: id,
    menuId: null,
    portions: null,
    expected: dishes[at]?.expected ?? null,
    sold: null,
  }))
  const newService = (own: Partial<PlannedService>): PlannedService => ({
    day,
    carteId: CARTE,
    meal: 'lunch',
    version: 0,
    covers: null,
    proposed: null,
    served: null,
    counted: null,
    mark: null,
    expected: null,
    items,
    departed: [],
    ...own,
  })
  let stored = services.map(newService)
  const marks: ProductionMark[] = []
  const serviceOf = (key: string) => stored.find((service) => serviceKey(service) === key)
  const store = (service: PlannedService) => {
    stored = stored.map((known) => (serviceKey(known) === serviceKey(service) ? service : known))
    return service
  }
  const written = (before: PlannedService, { items: typed, version: _version, ...change }: ServiceWrite) =>
    store({
      ...before,
      covers: change.covers === undefined ? before.covers : change.covers,
      served: change.served === undefined ? before.served : change.served,
      mark: change.mark === undefined ? before.mark : change.mark,
      items: before.items.map((item) => {
        const own = typed.find((other) => itemId(other) === itemId(item))
        return own === undefined ? item : { ...item, portions: own.portions }
      }),
      version: before.version + 1,
    })
  const plan = (): ServicePlan => ({
    cartes: [
      { id: CARTE, nom: 'La carte', gammes: [{ id: GAMME, nom: 'Plats', dishes: onCarte }], menus: [] },
    ],
    days: Array.from({ length: 7 }, (_, at) => ({
      day: plusDays(day, at),
      services: at === 0 ? stored : [],
    })),
    marks,
    batches: [...batches],
  })
  const answers = {
    services: {
      plan,
      kitchen: () => purchaseAnswers(kitchen).sources({ sheetIds: dishes.map(({ sheet }) => sheet.id) }),
      write: (change) => {
        const before = serviceOf(serviceKey(change))
        if (before === undefined) {
          const { carteId, meal } = change
          stored = [...stored, newService({ day: change.day, carteId, meal })]
          return written(newService({ day: change.day, carteId, meal }), change)
        }
        if (before.version !== change.version) return refusal('VERSION_CONFLICT', { current: before })
        return written(before, change)
      },
      remove: (gone) => {
        stored = stored.filter((service) => serviceKey(service) !== serviceKey(gone))
        return { id: CARTE }
      },
      mark: ({ day: of, techSheetId, ready, days, done }) => {
        const known = marks.find((mark) => mark.techSheetId === techSheetId)
        const mark: ProductionMark = known ?? {
          day: of,
          techSheetId,
          ready: null,
          days: 1,
          sheetVersion: null,
          doneAt: null,
          doneBy: '',
          batchId: null,
        }
        if (ready !== undefined) mark.ready = ready
        if (days !== undefined) mark.days = days
        if (done !== undefined)
          Object.assign(mark, {
            doneAt: done === null ? null : '2026-12-02T08:00:00.000Z',
            doneBy: done?.by ?? '',
            batchId: done?.batchId ?? null,
          })
        if (known === undefined) marks.push(mark)
        return mark
      },
    },
    daySales: {
      write: ({ day: of, meal, quantities }) => {
        stored = stored.map((service) => ({
          ...service,
          items: service.items.map((item) => {
            const own = quantities.find(({ gammeRecetteId }) => gammeRecetteId === item.gammeRecetteId)
            return own === undefined ? item : { ...item, sold: own.quantity }
          }),
        }))
        return { day: of, meal, sold: 0, menusSold: 0 }
      },
    },
  } satisfies Answers
  return {
    answers,
    marks,
    service: (at = 0) => stored[at],
    /** Another window that saves. */
    otherWindow: (facts: Partial<PlannedService>) => {
      const [first] = stored
      if (first !== undefined) store({ ...first, ...facts, version: first.version + 1 })
    },
  }
}
