import type { WastageMethod } from '../costing/wastage-method.ts'
import { MADE_FOR_THE_DAY, madeOfNeeds, type MadeSheet, type Making, Need } from './made-of-needs.ts'
import type { ChosenSheet, PurchaseSheet } from './purchase-kitchen.ts'
import { takenOfPreparation } from './taken-of-line.ts'

/** What is chosen for a day, and what is known of the making of sheets on it. */
export interface DayToMake {
  chosen: readonly ChosenSheet[]
  /** By the id of the sheet; one that is not there is made for the day alone, and nothing of it is ready. */
  makings: ReadonlyMap<string, Making>
}

/**
 * How many times each sheet is made, so that every chosen one is for its covers: a preparation as often as all sheets
 * above it take it together, less what is ready of it. A line that does not say how much it takes adds nothing.
 * @param ready how many times each sheet is ready
 * @returns by the id of the sheet; each after all those that take it
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function timesMade(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  chosen: readonly ChosenSheet[],
  method: WastageMethod,
  ready: ReadonlyMap<string, number> = new Map(),
): Map<string, MadeSheet> {
  const makings = new Map([...ready].map(([id, times]) => [id, { ready: times, days: 1 }]))
  const made = timesMadeByDay(sheets, [{ chosen, makings }], method)
  return new Map([...made].flatMap(([id, [only]]) => (only === undefined ? [] : [[id, only]])))
}

/**
 * The same of consecutive days, of which one may make a sheet for several (`madeOfNeeds` has the rule). What a day has made
 * for later ones shrinks these, and the levels below follow: they are needed on the day on which the sheet above is made.
 * @returns by the id of the sheet, for each day
 */
export function timesMadeByDay(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  days: readonly DayToMake[],
  method: WastageMethod,
): Map<string, MadeSheet[]> {
  const needs = new Map<string, Need[]>()
  const needOf = (id: string, day: number): Need | undefined => {
    const own = needs.get(id) ?? days.map(() => new Need())
    needs.set(id, own)
    return own[day]
  }
  for (const [day, { chosen, makings }] of days.entries()) {
    for (const { sheetId, covers } of chosen) {
      const sheet = sheets.get(sheetId)
      const need = sheet && needOf(sheetId, day)
      if (need) need.served += covers / sheet.portions
    }
    // What is ready and not needed is in excess.
    for (const [id, { ready }] of makings) if (ready > 0 && sheets.has(id)) needOf(id, day)
  }
  const made = new Map<string, MadeSheet[]>()
  // What is ready, and not needed for what is chosen, moves none of the others.
  const chosen = new Set(days.flatMap((day) => day.chosen.map(({ sheetId }) => sheetId)))
  const others = [...needs.keys()].filter((id) => !chosen.has(id))
  for (const sheet of aboveFirst(sheets, [...others, ...chosen])) {
    const own = needs.get(sheet.id)
    if (own === undefined) continue
    const each = madeOfNeeds(own, (day) => days[day]?.makings.get(sheet.id) ?? MADE_FOR_THE_DAY, sheet)
    made.set(sheet.id, each)
    for (const line of sheet.lines) {
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      const once = preparation === undefined ? null : takenOfPreparation(line, preparation, method)
      if (preparation === undefined || typeof once !== 'number') continue
      for (const [day, { times }] of each.entries())
        if (times > 0) needOf(preparation.id, day)?.takes(sheet.id, times * once)
    }
  }
  return made
}

/** Every sheet after all those that take it, those of `ids` in their order. */
function aboveFirst(sheets: ReadonlyMap<string, PurchaseSheet>, ids: readonly string[]): PurchaseSheet[] {
  const done = new Set<string>()
  const within = new Set<string>()
  const belowFirst: PurchaseSheet[] = []
  const visit = (id: string) => {
    const sheet = sheets.get(id)
    if (sheet === undefined || done.has(id)) return
    if (within.has(id)) throw new RangeError(`Sheet ${id} contains itself`)
    within.add(id)
    for (const { subSheetId } of sheet.lines) if (subSheetId !== null) visit(subSheetId)
    within.delete(id)
    done.add(id)
    belowFirst.push(sheet)
  }
  for (const id of ids.toReversed()) visit(id)
  return belowFirst.toReversed()
}
