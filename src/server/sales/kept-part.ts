import type { KeptPeriod, KeptSheet } from '#contract/sales-periods.ts'

/** A dish or a menu, and when it left the carte. */
type Thing = { id: string; leftAt?: string | undefined }

export const NOTHING_KEPT: KeptPeriod = {
  gammes: [],
  menus: [],
  quantities: [],
  menuQuantities: [],
  taken: [],
  sheets: [],
}

/** The dishes and menus for which `isIn` holds, with their sales and sheets; null where there are none. */
export function keptPart(kept: KeptPeriod, isIn: (thing: Thing) => boolean): KeptPeriod | null {
  const gammes = kept.gammes
    .map((gamme) => ({ ...gamme, dishes: gamme.dishes.filter(isIn) }))
    .filter(({ dishes }) => dishes.length > 0)
  const menus = kept.menus.filter(isIn)
  if (gammes.length + menus.length === 0) return null
  const ids = new Set([...gammes.flatMap(({ dishes }) => dishes), ...menus].map(({ id }) => id))
  const choices = new Set(menus.flatMap((menu) => menu.choices.map(({ id }) => id)))
  return {
    gammes,
    menus,
    quantities: kept.quantities.filter(({ gammeRecetteId }) => ids.has(gammeRecetteId)),
    menuQuantities: kept.menuQuantities.filter(({ menuId }) => ids.has(menuId)),
    taken: kept.taken.filter(({ choiceId }) => choices.has(choiceId)),
    sheets: sheetsUnder(kept.sheets, sheetIdsOf({ gammes, menus })),
  }
}

/** The sheets of all dishes and menus. */
export function sheetIdsOf({ gammes, menus }: Pick<KeptPeriod, 'gammes' | 'menus'>): string[] {
  const dishes = [
    ...gammes.flatMap((gamme) => gamme.dishes),
    ...menus.flatMap(({ choices }) => choices.flatMap((choice) => choice.dishes)),
  ]
  return [...new Set(dishes.map(({ ficheId }) => ficheId))]
}

/** These sheets and the preparations in them. */
export function sheetsUnder(sheets: readonly KeptSheet[], ids: readonly string[]): KeptSheet[] {
  const found = new Set(ids)
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]))
  // A set is walked through to the end, also over what is added meanwhile.
  for (const id of found)
    for (const { subSheetId } of byId.get(id)?.lines ?? []) if (subSheetId !== null) found.add(subSheetId)
  return sheets.filter(({ id }) => found.has(id))
}

/** Two parts as one: of what both have, that of the first. */
export function mergedParts(first: KeptPeriod, second: KeptPeriod): KeptPeriod {
  const has = new Set([...first.gammes.flatMap(({ dishes }) => dishes), ...first.menus].map(({ id }) => id))
  const rest = keptPart(second, ({ id }) => !has.has(id)) ?? NOTHING_KEPT
  const former = new Map(rest.gammes.map((gamme) => [gamme.id, gamme]))
  const gammes = first.gammes.map((gamme) => {
    const dishes = former.get(gamme.id)?.dishes ?? []
    former.delete(gamme.id)
    return { ...gamme, dishes: [...gamme.dishes, ...dishes] }
  })
  const sheets = new Set(first.sheets.map(({ id }) => id))
  return {
    gammes: [...gammes, ...former.values()],
    menus: [...first.menus, ...rest.menus],
    quantities: [...first.quantities, ...rest.quantities],
    menuQuantities: [...first.menuQuantities, ...rest.menuQuantities],
    taken: [...first.taken, ...rest.taken],
    sheets: [...first.sheets, ...rest.sheets.filter(({ id }) => !sheets.has(id))],
  }
}
