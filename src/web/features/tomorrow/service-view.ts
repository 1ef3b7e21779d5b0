import type { PlannedService, ServiceItem, ServicePlan } from '#contract/service-shapes.ts'
import {
  type PlannedFigure,
  type PlannedSum,
  plannedCovers,
  plannedPortions,
  sumOfPlanned,
} from '#domain/services/planned-portions.ts'

export type PlannedCarte = ServicePlan['cartes'][number]

/** A dish or a menu of a service as the page shows it. */
export interface ShownItem {
  /** Of the dish on the carte, or of the menu. */
  id: string
  name: string
  item: ServiceItem
  planned: PlannedFigure
  /** Expected at the mean of its gamme, as nothing of it is known yet. */
  isNew: boolean
}

/** A gamme, or the menus of the carte. */
export interface ShownGroup {
  /** Of the gamme; null of the menus. */
  id: string | null
  name: string
  items: ShownItem[]
  sum: PlannedSum
}

export interface ServiceView {
  covers: PlannedFigure
  groups: ShownGroup[]
  /** By the id of a dish of the carte or of a menu: what is planned of it. */
  portions: ReadonlyMap<string, number>
}

/** What names a service among those of a day. */
export function serviceKey({ carteId, meal }: Pick<PlannedService, 'carteId' | 'meal'>): string {
  return `${carteId} ${meal ?? 'day'}`
}

export function itemId({ gammeRecetteId, menuId }: Pick<ServiceItem, 'gammeRecetteId' | 'menuId'>): string {
  return gammeRecetteId ?? menuId ?? ''
}

/**
 * A service in the order of its carte. What has no item in it is none of its dishes; nothing is served of one that is
 * closed.
 */
export function serviceView(carte: PlannedCarte, service: PlannedService): ServiceView {
  const covers = plannedCovers(service)
  const items = new Map(service.items.map((item) => [itemId(item), item]))
  const shown = (id: string, name: string): ShownItem[] => {
    const item = items.get(id)
    if (item === undefined) return []
    const planned = plannedPortions(item, covers.value)
    return [{ id, name, item, planned, isNew: item.expected?.basis === 'gamme' }]
  }
  const groups = [
    ...carte.gammes.flatMap(({ id, nom, dishes }) =>
      groupOf(
        id,
        nom,
        dishes.flatMap((dish) => shown(dish.id, dish.nomAffiche)),
      ),
    ),
    ...groupOf(
      null,
      '',
      carte.menus.flatMap(({ id, nom }) => shown(id, nom)),
    ),
  ]
  const isClosed = service.mark === 'closed'
  const portions = groups
    .flatMap((group) => group.items)
    .flatMap(({ id, planned }) =>
      planned.value === null || planned.value === 0 || isClosed ? [] : [[id, planned.value] as const],
    )
  return { covers, groups, portions: new Map(portions) }
}

function groupOf(id: string | null, name: string, items: ShownItem[]): ShownGroup[] {
  if (items.length === 0) return []
  return [{ id, name, items, sum: sumOfPlanned(items.map(({ planned }) => planned)) }]
}
