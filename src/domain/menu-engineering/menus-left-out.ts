interface MenuOfPeriod {
  id: string
  nom: string
  /** Menus sold, a whole number; null while unknown. */
  quantity: number | null
  /** Whether its portions can be spread over its dishes. */
  spreads: boolean
}

/** A menu without recorded sales, and in which of two periods. */
export interface UnrecordedMenu {
  id: string
  nom: string
  period: 'before' | 'after' | 'both'
}

export interface MenusLeftOut {
  /** Ids of the menus whose portions count in neither period. */
  ids: ReadonlySet<string>
  /** Those among them whose sales are not recorded, by the order of the later period. */
  unrecorded: UnrecordedMenu[]
}

/**
 * The menus that two periods are compared without: those on the carte of both whose portions are unknown in one of them,
 * and those of one period whose sales are not recorded there. A menu that is on the carte of one period only has sold
 * nothing in the other.
 */
export function menusLeftOut(before: readonly MenuOfPeriod[], after: readonly MenuOfPeriod[]): MenusLeftOut {
  const was = new Map(before.map((menu) => [menu.id, menu]))
  const is = new Map(after.map((menu) => [menu.id, menu]))
  const menus = new Map([...is, ...[...was].filter(([id]) => !is.has(id))])
  const ids = [...menus.keys()].filter((id) => [was.get(id), is.get(id)].some(isUnknown))
  const unrecorded = [...menus.values()].flatMap(({ id, nom }): UnrecordedMenu[] => {
    const [then, now] = [was.get(id)?.quantity === null, is.get(id)?.quantity === null]
    return then || now ? [{ id, nom, period: then && now ? 'both' : then ? 'before' : 'after' }] : []
  })
  return { ids: new Set(ids), unrecorded }
}

/** Of a menu that was sold 0 times, all portions are known. */
const isUnknown = (menu: MenuOfPeriod | undefined) =>
  menu !== undefined && (menu.quantity === null || (menu.quantity > 0 && !menu.spreads))
