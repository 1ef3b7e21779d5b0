import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import type { ProductionNeeds } from '#domain/production/production-plan.ts'
import { MAX_MADE_DAYS, type Meal } from '#domain/services/service.ts'
import { menusWithoutDishes, servedSheets } from '#domain/services/served-sheets.ts'
import { plusDays } from '#domain/services/days.ts'
import {
  type PlannedCarte,
  serviceKey,
  type ServiceView,
  serviceView,
  type ViewedService,
} from './service-view.ts'

/** Services of some days with what is known of their sheets, as the page of the plan and tablets are answered. */
export type PlannedDays = Pick<KitchenPlan, 'cartes' | 'days' | 'marks' | 'batches'>

type View = ServiceView<ViewedService['items'][number]>

/** What is needed on a day and those after it, and what of it is not known. */
export interface DayNeeds extends ProductionNeeds {
  /** Some covers or portions of the day are expected, not typed. */
  estimated: boolean
  /** Dishes and menus of the day without portions: nothing is made for them. */
  unknown: number
  /** Their names, each with the meal of its service. */
  unknownItems: { name: string; meal: Meal | null }[]
  /** Menus of the day that a choice without dishes keeps from being made. */
  menusApart: string[]
  /** Menus of the day that are spread evenly over dishes, as what guests take is not known. */
  menusGuessed: string[]
}

/**
 * What services need: those of the day as they are typed, those of later days as they are stored. The days before it are
 * there for what they have made for several: what is past counts once it is done, what is still to come as it is planned.
 * @param typed by serviceKey
 * @param today the day that the kitchen works on
 */
export function dayNeeds(
  { cartes, days, marks, batches }: PlannedDays,
  day: string,
  typed: ReadonlyMap<string, ViewedService>,
  today: string,
): DayNeeds {
  const cartesById = new Map(cartes.map((carte) => [carte.id, carte]))
  const planned = days
    .filter((known) => known.day >= day)
    .flatMap((known) =>
      known.services.flatMap((stored) => {
        const carte = cartesById.get(stored.carteId)
        if (carte === undefined) return []
        const service = (known.day === day ? typed.get(serviceKey(stored)) : undefined) ?? stored
        return [{ carte, service, view: serviceView(carte, service) }]
      }),
    )
  const served = planned.flatMap(({ carte, service, view }) =>
    servedSheets(carte, view.portions).map((sheet) => ({
      ...sheet,
      day: service.day,
      service: serviceKey(service),
    })),
  )
  const own = planned.filter(({ service }) => service.day === day && service.mark !== 'closed')
  const guessed = new Set(
    served.flatMap(({ day: of, guessed, menuId }) => (of === day && guessed ? menuId : [])),
  )
  return {
    days: [...before(day), day, ...later(days, day)],
    served,
    marks: marks
      .filter((mark) => mark.day >= day || mark.day >= today || mark.doneAt !== null)
      .map(({ techSheetId, ...mark }) => ({
        ...mark,
        sheetId: techSheetId,
        useBy: batches.find(({ batchId }) => batchId === mark.batchId)?.useBy ?? null,
      })),
    estimated: own.some(({ view }) => view.groups.some(({ sum }) => sum.estimated)),
    unknown: own.reduce((sum, { view }) => sum + unknownOf(view), 0),
    unknownItems: own.flatMap(({ service, view }) =>
      unknownOf(view) === 0
        ? []
        : view.groups
            .flatMap(({ items }) => items.filter(({ planned }) => planned.value === null))
            .map(({ name }) => ({ name, meal: service.meal })),
    ),
    menusApart: namesOf(own, ({ carte, view }) => menusWithoutDishes(carte.menus, view.portions)),
    menusGuessed: namesOf(own, ({ carte }) => carte.menus.filter(({ id }) => guessed.has(id))),
  }
}

interface Planned {
  carte: PlannedCarte
  view: View
}

function namesOf(
  planned: readonly Planned[],
  menusOf: (of: Planned) => readonly { nom: string }[],
): string[] {
  return [...new Set(planned.flatMap((of) => menusOf(of).map(({ nom }) => nom)))]
}

/** Of a service without covers it is the covers that are missing. */
function unknownOf({ covers, groups }: View): number {
  if (covers.value === null || covers.value === 0) return 0
  return groups.reduce((sum, { sum: { missing } }) => sum + missing, 0)
}

function before(day: string): string[] {
  return Array.from({ length: MAX_MADE_DAYS - 1 }, (_, at) => plusDays(day, at + 1 - MAX_MADE_DAYS))
}

function later(days: PlannedDays['days'], day: string): string[] {
  return days.map((known) => known.day).filter((known) => known > day)
}
