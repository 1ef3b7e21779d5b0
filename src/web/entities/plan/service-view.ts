import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import type { PlannedService, ServiceItem } from '#contract/service-shapes.ts'
import {
  type PlannedFigure,
  type PlannedSum,
  plannedCovers,
  plannedPortions,
  sumOfPlanned,
} from '#domain/services/planned-portions.ts'

export type PlannedCarte = KitchenPlan['cartes'][number]

/** A service as far as what is made for it goes, as tablets are answered too. */
export type ViewedService = KitchenPlan['days'][number]['services'][number]
type ViewedItem = ViewedService['items'][number]

/** A dish or a menu of a service as the page shows it. */
export interface ShownItem<Item extends ViewedItem = ServiceItem> {
  /** Of the dish on the carte, or of the menu. */
  id: string
  name: string
  item: Item
  planned: PlannedFigure
  /** Expected at the mean of its gamme, as nothing of it is known yet. */
  isNew: boolean
}

/** A gamme, or the menus of the carte. */
export interface ShownGroup<Item extends ViewedItem = ServiceItem> {
  /** Of the gamme; null of the menus. */
  id: string | null
  name: string
  items: ShownItem<Item>[]
  sum: PlannedSum
}

export interface ServiceView<Item extends ViewedItem = ServiceItem> {
  covers: PlannedFigure
  groups: ShownGroup<Item>[]
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
export function serviceView<Item extends ViewedItem>(
  carte: PlannedCarte,
  service: Omit<ViewedService, 'items'> & { items: readonly Item[] },
): ServiceView<Item> {
  const covers = plannedCovers(service)
  const items = new Map(service.items.map((item) => [itemId(item), item]))
  const shown = (id: string, name: string): ShownItem<Item>[] => {
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

function groupOf<Item extends ViewedItem>(
  id: string | null,
  name: string,
  items: ShownItem<Item>[],
): ShownGroup<Item>[] {
  if (items.length === 0) return []
  return [{ id, name, items, sum: sumOfPlanned(items.map(({ planned }) => planned)) }]
}
