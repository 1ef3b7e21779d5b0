interface Thing {
  id: string
}
interface Gamme<Dish> extends Thing {
  nom: string
  dishes: Dish[]
}
interface Carte<Dish, Menu> {
  gammes: readonly Gamme<Dish>[]
  menus: readonly Menu[]
}

/**
 * The carte that a closed period is computed from again: that of now, with the sold dishes and menus of the period that are
 * no longer on it. These keep their former figures; a dish stays in its gamme, and a gamme that no longer exists comes last.
 * @param sold the ids of the dishes and menus that have sales in the period
 */
export function carteOfPeriod<Dish extends Thing, Menu extends Thing>(
  now: Carte<Dish, Menu>,
  before: Carte<Dish, Menu>,
  sold: ReadonlySet<string>,
): { gammes: Gamme<Dish>[]; menus: Menu[] } {
  const goneFrom = (there: readonly Thing[]) => {
    const ids = new Set(there.map(({ id }) => id))
    return ({ id }: Thing) => sold.has(id) && !ids.has(id)
  }
  const isGoneDish = goneFrom(now.gammes.flatMap(({ dishes }) => dishes))
  const former = new Map(
    before.gammes.map((gamme) => [gamme.id, { ...gamme, dishes: gamme.dishes.filter(isGoneDish) }]),
  )
  const gammes = now.gammes.map(({ id, nom, dishes }) => {
    const gone = former.get(id)?.dishes ?? []
    former.delete(id)
    return { id, nom, dishes: [...dishes, ...gone] }
  })
  return {
    gammes: [...gammes, ...[...former.values()].filter(({ dishes }) => dishes.length > 0)],
    menus: [...now.menus, ...before.menus.filter(goneFrom(now.menus))],
  }
}
