interface Thing {
  id: string
}
interface AnyGamme extends Thing {
  dishes: Thing[]
}
interface Carte<Gamme, Menu> {
  gammes: readonly Gamme[]
  menus: readonly Menu[]
}

/**
 * The carte that a closed period is computed from again: that of now, with the sold dishes and menus of the period that are
 * no longer on it. These keep their former figures; a dish stays in its gamme, and a gamme that no longer exists comes last.
 * @param sold the ids of the dishes and menus that have sales in the period
 */
export function carteOfPeriod<Gamme extends AnyGamme, Menu extends Thing>(
  now: Carte<Gamme, Menu>,
  before: Carte<Gamme, Menu>,
  sold: ReadonlySet<string>,
): { gammes: Gamme[]; menus: Menu[] } {
  const goneFrom = (there: readonly Thing[]) => {
    const ids = new Set(there.map(({ id }) => id))
    return ({ id }: Thing) => sold.has(id) && !ids.has(id)
  }
  const isGoneDish = goneFrom(now.gammes.flatMap(({ dishes }) => dishes))
  const former = new Map(
    before.gammes.map((gamme) => [gamme.id, { ...gamme, dishes: gamme.dishes.filter(isGoneDish) }]),
  )
  const gammes = now.gammes.map((gamme) => {
    const gone = former.get(gamme.id)?.dishes ?? []
    former.delete(gamme.id)
    return { ...gamme, dishes: [...gamme.dishes, ...gone] }
  })
  return {
    gammes: [...gammes, ...[...former.values()].filter(({ dishes }) => dishes.length > 0)],
    menus: [...now.menus, ...before.menus.filter(goneFrom(now.menus))],
  }
}
